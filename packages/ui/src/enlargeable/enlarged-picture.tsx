import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus';
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogPanel } from '../dialog/dialog-panel.tsx';
import type { EnlargeableProps } from './enlargeable.tsx';
import * as styles from './enlargeable.css.ts';

export interface EnlargedPictureProps extends Pick<EnlargeableProps, 'src' | 'alt' | 'lang' | 'labels'> {
  isOpen: boolean;
  /** Pixels that it is wide in the page. */
  shownWidth: number;
  onClose: () => void;
}

/** So much wider than in the page, or the window has shown nothing. */
const LARGER = 1.2;

/** A picture in a window: whole, or as large as it is and moved about. */
export function EnlargedPicture({ isOpen, onClose, ...picture }: EnlargedPictureProps) {
  return <Window key={isOpen ? 'open' : 'closed'} isOpen={isOpen} onClose={onClose} {...picture} />;
}

function Window({ isOpen, src, alt, lang, labels, shownWidth, onClose }: EnlargedPictureProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isNatural, setNatural] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (!isNatural || !element) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isNatural]);
  const [canZoom, setCanZoom] = useState(false);
  const fit = (image: HTMLImageElement) => {
    const { clientWidth, naturalWidth } = image;
    if (naturalWidth <= clientWidth) return;
    setCanZoom(true);
    // On a phone the whole of it may be no larger than in the page.
    if (clientWidth < shownWidth * LARGER) setNatural(true);
  };
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={labels.title}
      footer={
        canZoom ? (
          <Button
            icon={isNatural ? MagnifyingGlassMinusIcon : MagnifyingGlassPlusIcon}
            onPress={() => setNatural(!isNatural)}
          >
            {isNatural ? labels.zoomOut : labels.zoomIn}
          </Button>
        ) : undefined
      }
    >
      {/* A picture has no reading direction. */}
      <div
        ref={room}
        dir="ltr"
        className={styles.room}
        // Keys move it about where there is more of it.
        {...(isNatural ? { tabIndex: 0, role: 'group', 'aria-label': labels.title } : {})}
      >
        <img
          src={src}
          alt={alt}
          lang={lang}
          className={isNatural ? styles.natural : styles.whole}
          onLoad={({ currentTarget }) => fit(currentTarget)}
        />
      </div>
    </DialogPanel>
  );
}
