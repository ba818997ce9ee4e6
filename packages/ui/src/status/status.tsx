import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './status.css.ts';

/** Props of `Status`. */
export interface StatusProps {
  /** The condition in words; the colour alone never tells it. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'upcoming' | 'live' | 'success' | 'warning' | 'danger';
  /**
   * A dot that breathes, for what is happening now. It stands still where motion is reduced.
   * @default false
   */
  isPulsing?: boolean;
}

/** The condition of something that has a course of time: upcoming, live, ended, enrolled. */
export function Status({ children, tone = 'neutral', isPulsing = false }: StatusProps) {
  return (
    <span className={cx(styles.status, styles.tone[tone])}>
      <span className={cx(styles.dot, isPulsing ? styles.pulse : null)} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
