import { useState, type ReactNode } from 'react';
import * as styles from './fold.css.ts';

/** A part of a panel that can be folded; what is folded is not drawn. */
export function Fold(props: {
  title: ReactNode;
  /** At the end of the title: a count. */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(props.isOpen ?? false);
  return (
    <details
      className={styles.fold}
      open={props.isOpen}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <svg viewBox="0 0 10 10" className={styles.mark} aria-hidden="true" focusable={false}>
          <path d="M3 1l4 4-4 4" />
        </svg>
        <span className={styles.title}>{props.title}</span>
        {props.note === undefined ? null : <span className={styles.note}>{props.note}</span>}
      </summary>
      {isShown ? <div className={styles.content}>{props.children}</div> : null}
    </details>
  );
}
