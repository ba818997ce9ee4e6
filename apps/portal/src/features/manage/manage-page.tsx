import { PageHeader } from '@stoa/ui/page-header';
import type { ReactNode } from 'react';
import { cx } from '../../shared/cx.ts';
import * as styles from './manage.css.ts';

/** A page of the management of a school: its head, what can be done, and what it shows. */
export function ManagePage({
  title,
  text,
  actions,
  tabs,
  isPaper = false,
  children,
}: {
  title: string;
  text: string;
  actions?: ReactNode;
  /** Other views of the same page. */
  tabs?: ReactNode;
  /** What it shows is printed without its head. @default false */
  isPaper?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={cx(styles.top, isPaper && styles.screenOnly)}>
        <PageHeader title={title} text={text} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {isPaper && tabs ? <div className={styles.screenOnly}>{tabs}</div> : tabs}
      {children}
    </div>
  );
}
