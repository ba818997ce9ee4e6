import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { gaps } from '../internal/layout.css.ts';
import type { Space } from '../internal/layout-types.ts';
import { tones } from './side-line.css.ts';

export interface SideLineProps {
  /** `neutral` for parts of what stands above, `primary` for an answer. @default 'neutral' */
  tone?: 'neutral' | 'primary';
  /** Distance between the children, in steps of 4 px. @default '4' */
  gap?: Space;
  className?: string;
  children?: ReactNode;
}

/** What belongs to the thing above it, one below the other, beside a line at its start. */
export function SideLine({ tone = 'neutral', gap = '4', className, children }: SideLineProps) {
  return <div className={cx(tones[tone], gaps[gap], className)}>{children}</div>;
}
