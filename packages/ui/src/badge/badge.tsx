import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './badge.css.ts';

/** What a badge says by its colour; the words must say it too. */
export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'ochre'
  | 'success'
  | 'warning'
  | 'danger'
  | 'live'
  | 'inverse';

/** Props of `Badge`. */
export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: BadgeTone;
  /** A small picture before the words. */
  icon?: ReactNode;
}

/** A short mark on a card or beside a heading: VIP, free, members, new. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.tone[tone])}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
