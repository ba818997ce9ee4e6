import type { ReactNode } from 'react';
import * as styles from './error-state.css.ts';
import { RequestId } from './request-id.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** Rank of the title; 1 where the error is the whole page. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** What became of the reader's work. */
  work?: string;
  /** What to do next. */
  next?: ReactNode;
  /** Retry, go home, ask for access. */
  actions?: ReactNode;
  /** The number of the failed request with the words before it. */
  requestId?: { label: string; id: string };
}

/** Something failed: what happened, what became of the work, what to do next, and the number to tell a helper. */
export function ErrorState({ title, headingLevel = 1, work, next, actions, requestId }: ErrorStateProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
        <path
          className={styles.line}
          d="M4 78h112M14 78V30M26 78V30M10 30h20M94 78V30M106 78V30M90 30h20M4 18h50l4 6M116 18H72M4 10h116"
        />
        <path className={styles.fallen} d="M48 66l26-17 6 9-26 17z" />
        <path className={styles.line} d="M66 18l2 6" />
      </svg>
      <Tag className={styles.title}>{title}</Tag>
      {work ? <p className={styles.work}>{work}</p> : null}
      {next ? <div className={styles.next}>{next}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {requestId ? <RequestId {...requestId} /> : null}
    </div>
  );
}
