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
import { useCloseReason } from '../internal/overlay/use-close-reason.ts';
import type { AlertDialogProps } from './alert-dialog.tsx';

/** The window of a AlertDialog. */
export function AlertDialogPanel({
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
