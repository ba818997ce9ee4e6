import type { HTMLAttributes } from 'react';
import { cx } from '../internal/cx.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption' | 'legend';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={cx(hidden, className)} />;
}
