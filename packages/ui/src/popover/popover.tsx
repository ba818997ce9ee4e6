import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from '../internal/cx.ts';
import { float } from '../internal/overlay/float.css.ts';
import { body } from './popover.css.ts';

/** Joins a button and the Popover it opens. */
export { DialogTrigger as PopoverTrigger };

export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'children' | 'style'> {
  /** Name of what opens, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode | ((actions: { close: () => void }) => ReactNode);
}

const DISTANCE_PX = 8;

/** A small panel beside the button that opened it. */
export function Popover({ label, className, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover offset={DISTANCE_PX} {...rest} className={cx(float, className)}>
      <AriaDialog aria-label={label} className={body}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
