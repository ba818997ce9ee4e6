import { Children } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './card-grid.css.ts';

/** Props of `CardGrid`. */
export interface CardGridProps {
  /** Cards, each with its key. */
  children: ReactNode;
  /** Cards a line where there is room for them; fewer on narrow windows, one or two on a phone. @default 4 */
  perLine?: 2 | 3 | 4 | 5;
  /** On a phone: `stack` below one another, or `rail` to be pushed sideways. @default 'stack' */
  phone?: 'stack' | 'rail';
  /** Names the list for screen readers. */
  label?: string;
}

/** Cards in equal columns, as a list. */
export function CardGrid({ children, perLine = 4, phone = 'stack', label }: CardGridProps) {
  return (
    <div className={styles.container}>
      <ul
        role="list"
        aria-label={label}
        className={cx(styles.perLine[perLine], phone === 'rail' ? styles.rail : null)}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
