import type { ReactNode } from 'react';
import * as styles from './bar-list.css.ts';

/** One line with its bar. */
export interface BarListItem {
  id: string;
  /** What is counted, such as an answer that people chose. */
  label: ReactNode;
  /** How much of the whole it is, 0 to 1: the length of the bar. */
  share: number;
  /** The same as people read it: "30 (71 %)". */
  text: string;
}

/** Props of `BarList`. */
export interface BarListProps {
  items: readonly BarListItem[];
  /** The element that names the list. */
  labelledBy?: string;
}

/**
 * Shares of a whole, a line each, with a bar that grows with the reading direction. For names that are too long to stand
 * below the bars of a `BarChart`; the figures are text, so the bars are for the eye alone.
 */
export function BarList({ items, labelledBy }: BarListProps) {
  return (
    <ul role="list" className={styles.list} aria-labelledby={labelledBy}>
      {items.map(({ id, label, share, text }) => (
        <li key={id} className={styles.item}>
          <span className={styles.label}>{label}</span>
          <span className={styles.figure}>{text}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
