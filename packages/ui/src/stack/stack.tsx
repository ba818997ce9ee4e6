import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { aligns, gaps, justifies, stack } from '../internal/layout.css.ts';
import type { LayoutElement, Space } from '../internal/layout-types.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: LayoutElement;
  /** Distance between the children, in steps of 4 px. @default '4' */
  gap?: Space;
  /** Across. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Along. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  children?: ReactNode;
}

/** Children one below the other. */
export function Stack({ as: Element = 'div', gap = '4', align, justify, className, ...rest }: StackProps) {
  const names = cx(
    stack,
    gaps[gap],
    align ? aligns[align] : null,
    justify ? justifies[justify] : null,
    className,
  );
  return (
    <Element role={Element === 'ul' || Element === 'ol' ? 'list' : undefined} {...rest} className={names} />
  );
}
