import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './row-list.css.ts';

export interface RowListProps extends HTMLAttributes<HTMLElement> {
  /** `div` where the rows are groups of controls. @default 'ul' */
  as?: 'ul' | 'div';
  /** `Row`s of the matching element. */
  children?: ReactNode;
}

/** Rows one below the other, with a hairline between them. */
export function RowList({ as: Element = 'ul', className, ...rest }: RowListProps) {
  return (
    <Element role={Element === 'ul' ? 'list' : undefined} {...rest} className={cx(styles.list, className)} />
  );
}

export interface RowProps extends HTMLAttributes<HTMLElement> {
  /** `div` in a `RowList` of that kind. @default 'li' */
  as?: 'li' | 'div';
  /** How the row arranges what stands in it is up to its `className`. */
  children?: ReactNode;
}

/** One row of a `RowList`. */
export function Row({ as: Element = 'li', className, ...rest }: RowProps) {
  return <Element {...rest} className={cx(styles.row, className)} />;
}
