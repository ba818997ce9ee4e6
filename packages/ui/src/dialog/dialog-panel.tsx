import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { sizes as headingSizes } from '../heading/heading.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import {
  body,
  centered,
  dialogSizes,
  foot,
  frame,
  head,
  headClose,
  headTitle,
  scrim,
} from '../internal/overlay/modal.css.ts';
import { useCloseReason } from '../internal/overlay/use-close-reason.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import type { DialogProps } from './dialog.tsx';

/** The window of a Dialog. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  size = 'md',
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  hideClose = false,
  footer,
  children,
}: DialogProps) {
  const labels = useLabels();
  const closing = useCloseReason(isOpen, onClose);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={closing.onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={cx(scrim, centered)}
    >
      <Modal className={dialogSizes[size]}>
        <AriaDialog className={frame}>
          <header className={head}>
            <AriaHeading slot="title" level={2} className={cx(headingSizes.xl, headTitle)}>
              {title}
            </AriaHeading>
            {hideClose ? null : (
              <IconButton
                slot={null}
                icon={XIcon}
                label={labels.close}
                onPress={closing.closeByPress}
                className={headClose}
              />
            )}
          </header>
          <div className={body}>{children}</div>
          {footer ? <footer className={foot}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
