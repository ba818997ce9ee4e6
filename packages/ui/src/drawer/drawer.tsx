import type { ReactNode } from 'react';
import { onDemand } from '../internal/on-demand.ts';
import type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export interface DrawerProps {
  isOpen: boolean;
  onClose: (reason: CloseReason) => void;
  title: ReactNode;
  /** Edge it comes from. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
}

const panel = onDemand(() => import('./drawer-panel.tsx'));

/** A panel from the edge of the window: a phone's menu, filters, chat. */
export function Drawer(props: DrawerProps) {
  const loaded = panel.usePart(props.isOpen);
  return loaded ? <loaded.DrawerPanel {...props} /> : null;
}
