import type { ReactNode } from 'react';
import { onDemand } from '../internal/on-demand.ts';
import type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export interface DialogProps {
  isOpen: boolean;
  /** A person wants it closed, and how. Set `isOpen` to false, or keep it open. */
  onClose?: (reason: CloseReason) => void;
  title: ReactNode;
  /** 416, 576, 800 or 880 px wide. On a phone it rises from the bottom. @default 'md' */
  size?: 'sm' | 'md' | 'wide' | 'lg';
  /** A press beside it closes it. @default true */
  isDismissable?: boolean;
  /** Escape does not close it. Then there must be another way out. @default false */
  isKeyboardDismissDisabled?: boolean;
  /** No close button at the top; `footer` must have one. @default false */
  hideClose?: boolean;
  /** Buttons at the bottom that stay in view. */
  footer?: ReactNode;
  children: ReactNode;
}

const panel = onDemand(() => import('./dialog-panel.tsx'));

/** A window above the page that keeps the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const loaded = panel.usePart(props.isOpen);
  return loaded ? <loaded.DialogPanel {...props} /> : null;
}
