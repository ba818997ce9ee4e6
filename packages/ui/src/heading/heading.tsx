import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import { clamps } from '../text/text.css.ts';
import { sizes } from './heading.css.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'children'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it looks, apart from its level. @default by level: 4xl, 3xl, 2xl, xl, lg, md */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | 'display';
  /** Cuts after so many lines. */
  maxLines?: 1 | 2 | 3;
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const sizeOfLevel = { 1: '4xl', 2: '3xl', 3: '2xl', 4: 'xl', 5: 'lg', 6: 'md' } as const;

/** A heading. */
export function Heading({ level, size = sizeOfLevel[level], maxLines, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(sizes[size], maxLines ? clamps[maxLines] : null, className)} />;
}
