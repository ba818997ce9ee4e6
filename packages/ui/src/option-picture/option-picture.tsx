import { useCallback, useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './option-picture.css.ts';

/** Props of `OptionPicture`. */
export interface OptionPictureProps {
  src: string;
  /** What is seen on it, in words. They stand in its place where it cannot be loaded. */
  alt: string;
  /**
   * `fill` is as wide as its place, `md` stands in a list of answers, `sm` beside words.
   * @default 'fill'
   */
  size?: 'fill' | 'md' | 'sm';
  className?: string;
}

/**
 * The picture of an answer that is chosen, put in order or matched: whole, in the same frame as the others. It loads
 * at once, so that it is there on paper, and when the connection is lost.
 */
export function OptionPicture({ src, alt, size = 'fill', className }: OptionPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === src;
  // It may have failed before the page was awake.
  const adopt = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setFailed(null);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);
  return (
    <span className={cx(styles.frame, styles.size[size], className)}>
      {hasFailed ? (
        <span className={styles.words}>
          <UserText>{alt}</UserText>
        </span>
      ) : (
        <img
          ref={adopt}
          src={src}
          alt={alt}
          dir="auto"
          draggable={false}
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
