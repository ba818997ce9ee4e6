import type { ReactNode, Ref } from 'react';
import { onDemand } from '../internal/on-demand.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './image-crop.css.ts';

/** Why there is no picture: it cannot be shown, or its part cannot be written. */
export type ImageCropError = 'decode' | 'encode';

/** The words of an `ImageCrop`. */
export interface ImageCropLabels {
  /** Names the part that is kept: "Part of the picture". */
  area: string;
  /** Says how it is moved: "Arrow keys move the picture." */
  areaHelp: string;
  zoom: string;
  /** "Turn to the left"; as seen, in every language. */
  rotateLeft: string;
  rotateRight: string;
  /** Stands in the picture's place when it cannot be shown. */
  failed: ReactNode;
}

/** What the owner of an `ImageCrop` can ask for. */
export interface ImageCropHandle {
  /**
   * The chosen part as a file.
   * @returns null before the picture is there, and when it cannot be written, which `onError` tells too.
   */
  toBlob: () => Promise<Blob | null>;
}

/** Props of `ImageCrop`. */
export interface ImageCropProps {
  /** The picture: a chosen file, or an address that lets other sites read it. */
  source: Blob | string;
  labels: ImageCropLabels;
  /** How the part will be shown. `round` gives a square file all the same. @default 'rectangle' */
  shape?: 'rectangle' | 'round';
  /** Width over height; `round` is always 1. @default 1 */
  aspect?: number;
  /** Width of the result in pixels; its height follows from the ratio. @default 512 */
  outputWidth?: number;
  /** @default 'image/jpeg' */
  outputType?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of JPEG and WebP, 0 to 1. @default 0.9 */
  quality?: number;
  /** @default 3 */
  maxZoom?: number;
  /** The picture is there; `toBlob` answers from now on. */
  onReady?: () => void;
  onError?: (reason: ImageCropError) => void;
  ref?: Ref<ImageCropHandle>;
}

const editor = onDemand(() => import('./crop-editor.tsx'));

/** Cuts a part out of a picture by dragging, pinching, keys and sliders. Its code is loaded when it first shows. */
export function ImageCrop(props: ImageCropProps) {
  const loaded = editor.usePart(true);
  return loaded ? (
    // A new picture starts anew, in the middle and not turned.
    <loaded.CropEditor key={sourceKey(props.source)} {...props} />
  ) : (
    <div className={styles.stage}>
      <Spinner />
    </div>
  );
}

let blobCount = 0;
const blobKeys = new WeakMap<Blob, string>();

function sourceKey(source: Blob | string): string {
  if (typeof source === 'string') return source;
  const known = blobKeys.get(source);
  if (known) return known;
  blobCount += 1;
  const key = `blob-${blobCount}`;
  blobKeys.set(source, key);
  return key;
}
