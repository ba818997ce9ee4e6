import type { ReactNode } from 'react';
import { onDemand } from '../internal/on-demand.ts';
import type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Asks in one sentence. */
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
  /** Says what will happen: "Leave the class", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  /** The confirmed action is under way. @default false */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: (reason: CloseReason) => void;
}

const panel = onDemand(() => import('./alert-dialog-panel.tsx'));

/** Asks before something happens. It never closes by a press beside it; the focus starts on cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const loaded = panel.usePart(props.isOpen);
  return loaded ? <loaded.AlertDialogPanel {...props} /> : null;
}
