import { cx } from '../internal/cx.ts';
import { orientations } from './divider.css.ts';

export interface DividerProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
}

/** A hairline between things. */
export function Divider({ orientation = 'horizontal', className }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      className={cx(orientations[orientation], className)}
    />
  );
}
