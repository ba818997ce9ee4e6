import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { aligns, gaps, inline, justifies, wraps } from '../internal/layout.css.ts';
import type { LayoutElement, Space } from '../internal/layout-types.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: LayoutElement;
  /** Distance between the children, in steps of 4 px. @default '2' */
  gap?: Space;
  /** Across. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps everything on one line. @default false */
  noWrap?: boolean;
  children?: ReactNode;
}

/** Children side by side in reading direction, wrapping where the line is full. */
export function Inline({
  as: Element = 'div',
  gap = '2',
  align = 'center',
  justify,
  noWrap = false,
  className,
  ...rest
}: InlineProps) {
  const names = cx(
    inline,
    gaps[gap],
    aligns[align],
    justify ? justifies[justify] : null,
    noWrap ? null : wraps,
    className,
  );
  return (
    <Element role={Element === 'ul' || Element === 'ol' ? 'list' : undefined} {...rest} className={names} />
  );
}
