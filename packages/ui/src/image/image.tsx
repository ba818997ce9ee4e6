import { useCallback, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './image.css.ts';
import { Porch } from './porch.tsx';
import { useNearViewport } from './use-near-viewport.ts';

export { Porch } from './porch.tsx';
export { seededIndex } from './seeded.ts';

/** Props of `Image`. */
export interface ImageProps {
  /** Address of the picture; without one the fallback shows. */
  src?: string | null;
  /** What the picture tells; empty where it only decorates. */
  alt: string;
  /** Other widths of the same picture, as in HTML. */
  srcSet?: string;
  /** Layout width for `srcSet`, as in HTML. */
  sizes?: string;
  /**
   * Width divided by height; the place is kept before the picture is there. `fill` takes the height it is given.
   * @default 16/10
   */
  ratio?: number | 'fill';
  /**
   * `cover` fills the frame, `contain` shows the whole picture.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain';
  /**
   * Part of the first screen: loads at once, with priority.
   * @default false
   */
  isPriority?: boolean;
  /** Stable text that decides the fallback's colours, such as an id. @default src or alt */
  seed?: string;
  /** Further classes of the frame, for corners. */
  className?: string;
}

/**
 * A picture in a frame of fixed ratio. It loads when it comes near the window, with one attempt; where there is
 * none, or it cannot be loaded, the painted porch stands in its place, so that no page has a hole.
 */
export function Image({
  src,
  alt,
  srcSet,
  sizes,
  ratio = 16 / 10,
  fit = 'cover',
  isPriority = false,
  seed,
  className,
}: ImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(frame, isPriority);
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' } | null>(null);
  const state = !src ? 'failed' : outcome?.src === src ? outcome.state : 'loading';

  // A picture that was there before the page came alive has already fired its events.
  const adopt = useCallback(
    (element: HTMLImageElement | null) => {
      if (!src || !element?.complete) return;
      setOutcome({ src, state: element.naturalWidth > 0 ? 'loaded' : 'failed' });
    },
    [src],
  );

  return (
    <span
      ref={frame}
      className={cx(styles.frame, ratio === 'fill' ? styles.fill : null, className)}
      style={ratio === 'fill' ? undefined : { aspectRatio: ratio }}
    >
      {state === 'failed' ? (
        <span className={styles.fallback} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Porch seed={seed ?? src ?? alt} />
        </span>
      ) : null}
      {src && state !== 'failed' && isNear ? (
        <img
          ref={adopt}
          className={cx(styles.picture, styles.fit[fit])}
          data-state={isPriority ? 'loaded' : state}
          alt={alt}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          decoding={isPriority ? 'sync' : 'async'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          onLoad={() => setOutcome({ src, state: 'loaded' })}
          onError={() => setOutcome({ src, state: 'failed' })}
        />
      ) : null}
    </span>
  );
}
