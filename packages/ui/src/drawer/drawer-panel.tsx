import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { sizes as headingSizes } from '../heading/heading.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import {
  body,
  drawerSides,
  foot,
  frame,
  head,
  headClose,
  headTitle,
  scrim,
} from '../internal/overlay/modal.css.ts';
import { useCloseReason } from '../internal/overlay/use-close-reason.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import type { DrawerProps } from './drawer.tsx';

/** The window of a Drawer. */
export function DrawerPanel({ isOpen, onClose, title, side = 'end', footer, children }: DrawerProps) {
  const labels = useLabels();
  const closing = useCloseReason(isOpen, onClose);
  return (
    <ModalOverlay isOpen={isOpen} isDismissable onOpenChange={closing.onOpenChange} className={scrim}>
      <Modal className={drawerSides[side]}>
        <AriaDialog className={frame}>
          <header className={head}>
            <AriaHeading slot="title" level={2} className={cx(headingSizes.lg, headTitle)}>
              {title}
            </AriaHeading>
            <IconButton
              slot={null}
              icon={XIcon}
              label={labels.close}
              onPress={closing.closeByPress}
              className={headClose}
            />
          </header>
          <div className={body}>{children}</div>
          {footer ? <footer className={foot}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
