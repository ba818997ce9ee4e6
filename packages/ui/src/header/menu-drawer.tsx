import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './header.css.ts';

/** Props of `MenuDrawer`. */
export interface MenuDrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  brand: ReactNode;
  children: ReactNode;
}

/**
 * The menu of narrow windows. The browser's own modal dialog keeps the focus, closes by Escape and costs nothing,
 * which matters here: it is part of every page's first load.
 */
export function MenuDrawer({ label, isOpen, onClose, brand, children }: MenuDrawerProps) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.drawer}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <>
          <div className={styles.drawerHead}>
            {brand}
            <button type="button" aria-label={labels.close} className={styles.iconButton} onClick={onClose}>
              <Icon as={XIcon} size="lg" />
            </button>
          </div>
          <div className={styles.drawerBody}>{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
