import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './chip.css.ts';

/** Props of `ChipList`. */
export interface ChipListProps {
  /** Names the list: "Chosen filters". */
  label: string;
  /** `Chip`s, each with its key. */
  children: ReactNode;
  /** Stands after the chips: "Clear all". */
  action?: ReactNode;
}

/** The filters that are on, each removable. */
export function ChipList({ label, children, action }: ChipListProps) {
  return (
    <div className={styles.list}>
      <ul role="list" aria-label={label} className={styles.list}>
        {children}
      </ul>
      {action}
    </div>
  );
}

/** Props of `Chip`. */
export interface ChipProps {
  /** The filter in words. */
  children: ReactNode;
  /** Takes the filter away. */
  onRemove: () => void;
  /** Says what the button does: "Remove filter: Free". */
  removeLabel: string;
}

/** One filter of a `ChipList`. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <li className={styles.chip}>
      <span className={styles.text}>{children}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon as={XIcon} size="text" weight="bold" />
      </button>
    </li>
  );
}
