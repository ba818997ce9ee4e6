import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import { alignments, clamps, numeric, preserved, sizes, tones, weights } from './text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'figcaption' | 'time' | 'legend' | 'label';
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** @default 'default' (inherits) */
  tone?: 'default' | 'muted' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';
  /** @default 'regular' (inherits) */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  align?: 'start' | 'center' | 'end';
  /** Cuts after so many lines. The whole text must be reachable elsewhere. */
  maxLines?: 1 | 2 | 3 | 4;
  /** Keeps the line breaks of who wrote it. @default false */
  preserveLines?: boolean;
  /** Digits of equal width, for figures that stand in columns or count. */
  isNumeric?: boolean;
  /** For `as="time"`. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** Running text. */
export function Text({
  as = 'p',
  size = 'md',
  tone,
  weight,
  align,
  maxLines,
  preserveLines,
  isNumeric,
  className,
  ...rest
}: TextProps) {
  // One type for all the elements, whose refs would otherwise exclude each other.
  const Element = as as unknown as ComponentType<Omit<TextProps, 'as' | 'size'>>;
  const names = cx(
    sizes[size],
    tone && tone !== 'default' ? tones[tone] : null,
    weight ? weights[weight] : null,
    align ? alignments[align] : null,
    maxLines ? clamps[maxLines] : null,
    preserveLines ? preserved : null,
    isNumeric ? numeric : null,
    className,
  );
  return <Element {...rest} className={names} />;
}
