import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
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
import { type CloseReason, useCloseReason } from '../internal/overlay/use-close-reason.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';

export type { CloseReason } from '../internal/overlay/use-close-reason.ts';

export interface DialogProps {
  isOpen: boolean;
  /** A person wants it closed, and how. Set `isOpen` to false, or keep it open. */
  onClose?: (reason: CloseReason) => void;
  title: ReactNode;
  /** 416, 576 or 880 px wide. On a phone it rises from the bottom. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
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

/** A window above the page that keeps the focus until it is closed. */
export function Dialog({
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
