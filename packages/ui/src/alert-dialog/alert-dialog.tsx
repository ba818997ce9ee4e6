import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { sizes as headingSizes } from '../heading/heading.css.ts';
import { cx } from '../internal/cx.ts';
import {
  body,
  centered,
  dialogSizes,
  foot,
  frame,
  head,
  headTitle,
  scrim,
} from '../internal/overlay/modal.css.ts';
import { type CloseReason, useCloseReason } from '../internal/overlay/use-close-reason.ts';

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

/** Asks before something happens. It never closes by a press beside it; the focus starts on cancel. */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isPending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const closing = useCloseReason(isOpen, onCancel);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={closing.onOpenChange} className={cx(scrim, centered)}>
      <Modal className={dialogSizes.sm}>
        <AriaDialog role="alertdialog" className={frame}>
          <header className={head}>
            <AriaHeading slot="title" level={2} className={cx(headingSizes.xl, headTitle)}>
              {title}
            </AriaHeading>
          </header>
          {children ? <div className={body}>{children}</div> : null}
          <footer className={foot}>
            <Button slot={null} autoFocus onPress={closing.closeByPress}>
              {cancelLabel}
            </Button>
            <Button
              slot={null}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
