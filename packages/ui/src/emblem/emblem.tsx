import { useCallback, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { drawing, faded, fills, picture, sizes } from './emblem.css.ts';

export type EmblemShape = 'shield' | 'star' | 'medal' | 'hexagon' | 'flower' | 'flag';
export type EmblemColor = 'primary' | 'accent' | 'ochre' | 'success' | 'warning' | 'danger';

export interface EmblemProps {
  shape: EmblemShape;
  /** Colour of the whole. */
  fill: EmblemColor;
  /** Colour of what stands in it. */
  mark: EmblemColor;
  /** A picture instead of the drawing, which shows without one and where it cannot be loaded. */
  src?: string | null | undefined;
  /** 2, 3 or 5 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Drawn as one that does not count any more. */
  isFaded?: boolean;
  className?: string;
}

const STAR = 'm24 4 6 12.6 13.8 1.8-10.1 9.6 2.5 13.7L24 35l-12.2 6.7 2.5-13.7L4.2 18.4 18 16.6z';

/** Each in a box of 48: the whole, and what stands in it. */
const SHAPES: Record<EmblemShape, readonly [whole: string, mark: string]> = {
  shield: ['M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10z', 'm21 30-7-7 3-3 4 4 10-10 3 3z'],
  star: [STAR, 'm24 15 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z'],
  medal: [
    'M14 26 9 43l7-1 5 4 3-9 3 9 5-4 7 1-5-17a16 16 0 1 0-20 0z',
    'M24 8a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  ],
  hexagon: ['m24 4 17.3 10v20L24 44 6.7 34V14z', 'm24 13 9.5 5.5v11L24 35l-9.5-5.5v-11z'],
  flower: [
    'M24 3a8 8 0 0 1 7.5 5.2A8 8 0 0 1 40.600 17 8 8 0 0 1 44 24a8 8 0 0 1-3.400 7A8 8 0 0 1 31.500 39.800 8 8 0 0 1 24 45a8 8 0 0 1-7.500-5.200A8 8 0 0 1 7.400 31 8 8 0 0 1 4 24a8 8 0 0 1 3.400-7A8 8 0 0 1 16.500 8.200 8 8 0 0 1 24 3z',
    'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  ],
  flag: [
    'M8 4h4v2h28l-7 11 7 11H12v16H8z',
    'm21 11 1.900 3.800 4.100.5-3 2.900.8 4.100-3.800-2-3.700 2 .7-4.100-3-2.900 4.200-.5z',
  ],
};

/** A badge that somebody designed: drawn, or a picture. It is silent: its name stands beside it. */
export function Emblem({ shape, fill, mark, src, size = 'md', isFaded = false, className }: EmblemProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture that failed before the page came alive has already said so.
  const adopt = useCallback(
    (element: HTMLImageElement | null) => {
      if (src && element?.complete && element.naturalWidth === 0) setFailedSrc(src);
    },
    [src],
  );
  if (src && src !== failedSrc)
    return (
      <img
        ref={adopt}
        src={src}
        alt=""
        decoding="async"
        className={cx(picture, sizes[size], isFaded && faded, className)}
        onError={() => setFailedSrc(src)}
      />
    );
  const [whole, inner] = SHAPES[shape];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      focusable={false}
      className={cx(drawing, sizes[size], isFaded && faded, className)}
    >
      <path d={whole} className={fills[fill]} />
      <path d={inner} className={fills[mark]} />
    </svg>
  );
}
