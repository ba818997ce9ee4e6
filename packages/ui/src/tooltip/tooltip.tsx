import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Nothing that a touch reader would miss. */
  content: ReactNode;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One button or link. */
  children: ReactNode;
}

const SHOW_AFTER_MS = 500;
const HIDE_AFTER_MS = 100;
const DISTANCE_PX = 6;

/** Words about a control, on hover and keyboard focus. */
export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={SHOW_AFTER_MS} closeDelay={HIDE_AFTER_MS}>
      {children}
      <AriaTooltip placement={placement} offset={DISTANCE_PX} className={tooltip}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
