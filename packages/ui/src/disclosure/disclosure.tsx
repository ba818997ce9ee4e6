import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps {
  /** What is seen while it is closed; a press opens it. */
  summary: ReactNode;
  /** @default false */
  isInitiallyOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Something that is read when somebody asks for it, such as an answer. It needs no script, and the browser's search opens it. */
export function Disclosure({ summary, isInitiallyOpen = false, className, children }: DisclosureProps) {
  return (
    <details open={isInitiallyOpen || undefined} className={cx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
