import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Slider } from '../slider/slider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type CropArea, drawCrop, outputSize } from './crop-drawing.ts';
import type { ImageCropProps } from './image-crop.tsx';
import * as styles from './image-crop.css.ts';
import { useSourceUrl } from './use-source-url.ts';

const QUARTER_DEGREES = 90;
const KEY_STEP_PX = 8;
const ZOOM_STEP = 0.05;

/** Stage and tools of an ImageCrop. */
export function CropEditor({
  source,
  labels,
  shape = 'rectangle',
  aspect: wantedAspect = 1,
  outputWidth = 512,
  outputType = 'image/jpeg',
  quality = 0.9,
  maxZoom = 3,
  onReady,
  onError,
  ref,
}: ImageCropProps) {
  const id = useId();
  const url = useSourceUrl(source);
  const image = useRef<HTMLImageElement | null>(null);
  const area = useRef<CropArea | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const aspect = shape === 'round' || !(wantedAspect > 0) ? 1 : wantedAspect;

  useImperativeHandle(ref, () => ({
    toBlob: async () => {
      if (!image.current || !area.current) return null;
      const output = outputSize(outputWidth, aspect);
      const order = { area: area.current, degrees, output, type: outputType, quality };
      const blob = await drawCrop(image.current, order);
      if (!blob) onError?.('encode');
      return blob;
    },
  }));

  if (state === 'failed') {
    return (
      <div className={styles.stage} role="alert">
        <div className={styles.failure}>
          <Icon as={ImageBrokenIcon} size="xl" />
          <div>{labels.failed}</div>
        </div>
      </div>
    );
  }
  const turn = (by: number) => setDegrees((degrees + by + 360) % 360);
  return (
    <div className={styles.editor}>
      {/* A picture has no reading direction: left stays left. */}
      <div dir="ltr" className={styles.stage}>
        {url === null ? null : (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            rotation={degrees}
            aspect={aspect}
            maxZoom={maxZoom}
            cropShape={shape === 'round' ? 'round' : 'rect'}
            keyboardStep={KEY_STEP_PX}
            showGrid={shape !== 'round'}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container,
              mediaClassName: styles.media,
              cropAreaClassName: styles.area,
            }}
            mediaProps={{
              // Without it the canvas may not be read for a picture of another address.
              crossOrigin: 'anonymous',
              onError: () => {
                setState('failed');
                onError?.('decode');
              },
            }}
            cropperProps={{
              role: 'application',
              'aria-label': labels.area,
              'aria-describedby': `${id}-help`,
            }}
            setImageRef={(element) => {
              image.current = element.current;
            }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => {
              area.current = pixels;
              if (state === 'ready') return;
              setState('ready');
              onReady?.();
            }}
          />
        )}
      </div>
      <VisuallyHidden id={`${id}-help`}>{labels.areaHelp}</VisuallyHidden>
      <div className={styles.tools}>
        <Slider
          label={labels.zoom}
          value={zoom}
          onChange={setZoom}
          minValue={1}
          maxValue={maxZoom}
          step={ZOOM_STEP}
          formatOptions={{ style: 'percent' }}
          className={styles.zoom}
        />
        <div dir="ltr" className={styles.turns}>
          <IconButton
            icon={ArrowCounterClockwiseIcon}
            label={labels.rotateLeft}
            variant="secondary"
            onPress={() => turn(-QUARTER_DEGREES)}
          />
          <IconButton
            icon={ArrowClockwiseIcon}
            label={labels.rotateRight}
            variant="secondary"
            onPress={() => turn(QUARTER_DEGREES)}
          />
        </div>
      </div>
    </div>
  );
}
