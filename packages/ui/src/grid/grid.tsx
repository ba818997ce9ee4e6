import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { gaps } from '../internal/layout.css.ts';
import type { LayoutElement, Space } from '../internal/layout-types.ts';
import { grid, minimums } from './grid.css.ts';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: LayoutElement;
  /** Narrowest column: 10, 14, 18 or 24 rem. As many as fit stand side by side. @default 'md' */
  minColumn?: 'xs' | 'sm' | 'md' | 'lg';
  /** @default '6' */
  gap?: Space;
  children?: ReactNode;
}

/** Equal columns, as many as fit. */
export function Grid({ as: Element = 'div', minColumn = 'md', gap = '6', className, ...rest }: GridProps) {
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...rest}
      className={cx(grid, minimums[minColumn], gaps[gap], className)}
    />
  );
}
