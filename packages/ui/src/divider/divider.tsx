import { cx } from '../internal/cx.ts';
import { Text } from '../text/text.tsx';
import { line, orientations, worded } from './divider.css.ts';

export interface DividerProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** A word in the middle of a horizontal one, such as "or". */
  children?: string;
  className?: string;
}

/** A hairline between things. */
export function Divider({ orientation = 'horizontal', children, className }: DividerProps) {
  if (children)
    return (
      <div className={cx(worded, className)}>
        <span className={line} />
        <Text size="sm" tone="muted">
          {children}
        </Text>
        <span className={line} />
      </div>
    );
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      className={cx(orientations[orientation], className)}
    />
  );
}
