import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../internal/cx.ts';
import { scrim } from '../internal/overlay/modal.css.ts';
import { useCloseReason } from '../internal/overlay/use-close-reason.ts';
import type { CommandPaletteProps } from './command-palette.tsx';
import * as styles from './command-palette.css.ts';
import { PaletteSearch } from './palette-search.tsx';
import { isPaletteShortcut } from './use-command-palette.ts';

/** The window of a CommandPalette. It starts anew every time it opens. */
export function PalettePanel(props: CommandPaletteProps) {
  const { isOpen, label, onClose, onChoose } = props;
  const closing = useCloseReason(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isPaletteShortcut(event)) return;
      // Before those who would open it.
      event.preventDefault();
      onClose('shortcut');
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onClose]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={closing.onOpenChange}
      className={cx(scrim, styles.place)}
    >
      <Modal className={styles.window}>
        <Dialog aria-label={label} className={styles.frame}>
          <PaletteSearch
            {...props}
            onClosePress={closing.closeByPress}
            onTake={(command) => {
              onChoose(command);
              onClose('chosen');
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
