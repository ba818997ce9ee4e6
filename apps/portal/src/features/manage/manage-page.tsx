import { PageHead } from '@stoa/ui/page-head';
import type { ReactNode } from 'react';
import * as styles from './manage.css.ts';

/** A page of the management of a school: its head, what can be done, and what it shows. */
export function ManagePage({
  title,
  text,
  actions,
  tabs,
  children,
}: {
  title: string;
  text: string;
  actions?: ReactNode;
  /** Other views of the same page. */
  tabs?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHead title={title} text={text} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {tabs}
      {children}
    </div>
  );
}
