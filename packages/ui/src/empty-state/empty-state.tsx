import type { ReactNode } from 'react';
import { EmptyDrawing } from './drawing.tsx';
import * as styles from './empty-state.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Why it is empty: nothing yet, nothing left by the filters, or no permission. @default 'nothing' */
  kind?: 'nothing' | 'filtered' | 'locked';
  /** What there is not. */
  title: string;
  /** Rank of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
  /** What one can do, or which filter to let go. */
  children?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
}

/** A place with nothing in it, and the way on. */
export function EmptyState({ kind = 'nothing', title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      <EmptyDrawing kind={kind} />
      <Tag className={styles.title}>{title}</Tag>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
