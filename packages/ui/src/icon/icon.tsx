import type { ComponentType, SVGProps } from 'react';
import { cx } from '../internal/cx.ts';
import { mirrored, sizes } from './icon.css.ts';

/** A Phosphor icon: `import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'`. */
export type IconGlyph = ComponentType<
  SVGProps<SVGSVGElement> & { weight?: 'thin' | 'light' | 'regular' | 'bold' | 'fill' | 'duotone' }
>;

export interface IconProps {
  as: IconGlyph;
  /** 16, 20, 24, 32, 48 px; `text` is as tall as the text. @default 'md' */
  size?: 'text' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /** @default 'regular' */
  weight?: 'regular' | 'bold' | 'fill';
  /**
   * Turns over in right-to-left text. For arrows, steppers, lists, speech bubbles, sign-out and undo; never for
   * media controls, clocks, check marks or signs. @default false
   */
  mirror?: boolean;
  /** Name for screen readers. Without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon, silent unless it has a label. */
export function Icon({
  as: Glyph,
  size = 'md',
  weight = 'regular',
  mirror = false,
  label,
  className,
}: IconProps) {
  return (
    <Glyph
      weight={weight}
      width={undefined}
      height={undefined}
      className={cx(sizes[size], mirror ? mirrored : null, className)}
      focusable={false}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
