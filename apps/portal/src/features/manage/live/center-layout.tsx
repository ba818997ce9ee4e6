import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { PageHeader } from '@stoa/ui/page-header';
import type { ReactNode } from 'react';
import { hrefTo, schoolHref } from '../../../app/links.ts';
import { useSchoolName } from '../../../shared/use-school-name.ts';
import { top } from '../manage.css.ts';
import { CENTER_TITLE } from '../titles.ts';
import * as styles from './live.css.ts';

interface CenterLayoutProps {
  schoolId: string;
  title: string;
  text?: string | undefined;
  actions?: ReactNode;
  /** The lecturing center itself. */
  isCenter?: boolean;
  children: ReactNode;
}

/** A page of the lecturing center: the way to it, its head, what can be done. */
export function CenterLayout({
  schoolId,
  title,
  text,
  actions,
  isCenter = false,
  children,
}: CenterLayoutProps) {
  const { t, i18n } = useLingui();
  const center = {
    id: 'center',
    label: i18n._(CENTER_TITLE),
    href: hrefTo({ to: '/portal/$schoolId/lecturing-center', params: { schoolId } }),
  };
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: useSchoolName(schoolId), href: schoolHref(schoolId) },
          ...(isCenter ? [] : [center]),
          { id: 'page', label: title },
        ]}
      />
      <div className={top}>
        <PageHeader title={title} text={text} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
