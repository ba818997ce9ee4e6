import { useState } from 'react';
import { seededIndex } from '../image/seeded.ts';
import { cx } from '../internal/cx.ts';
import * as styles from './avatar.css.ts';
import { initials } from './initials.ts';

export { initials } from './initials.ts';

const TONES = [styles.tone.aegean, styles.tone.terracotta, styles.tone.ochre, styles.tone.laurel];

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Whose face it is: gives the initials, the colour and, with `isLabelled`, the text alternative. */
  name: string;
  /** The picture; initials show without one, and where it cannot be loaded. */
  src?: string | null;
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** @default 'circle' */
  shape?: 'circle' | 'arch';
  /**
   * Says the name to screen readers. Leave it off where the name stands beside the picture.
   * @default false
   */
  isLabelled?: boolean;
  /** Further classes. */
  className?: string;
}

/** A person's face, or their initials on a colour that is always the same for the same name. */
export function Avatar({
  name,
  src,
  size = 'md',
  shape = 'circle',
  isLabelled = false,
  className,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const tone = TONES[seededIndex(name, TONES.length)];
  const label = isLabelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={cx(styles.avatar, styles.size[size], styles.shape[shape], tone, className)} {...label}>
      <bdi>{initials(name)}</bdi>
      {src && src !== failedSrc ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : null}
    </span>
  );
}
