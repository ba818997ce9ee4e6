import { useLingui } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import { SideNav } from '@stoa/ui/side-nav';
import { manageHref } from '../../../app/links.ts';
import { cx } from '../../../shared/cx.ts';
import { page } from '../../../shared/page.css.ts';
import * as styles from '../manage.css.ts';
import { pageOf } from './manage-pages.ts';
import { SECTION_MESSAGES } from './section-messages.ts';
import { useManageSections } from './use-manage-sections.ts';

/** The management of a school: its pages in sections beside the one that is shown. */
export function ManageWorkspace({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const sections = useManageSections(schoolId);
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const current = pageOf(
    sections.flatMap(({ pages }) => pages),
    path,
  );
  return (
    <div className={cx(page, styles.workspace)}>
      {sections.length > 0 ? (
        <SideNav
          label={t({ message: 'School management', comment: 'Name of a navigation' })}
          className={styles.side}
          groups={sections.map(({ section, pages }) => ({
            id: section,
            ...(section === 'overview' ? {} : { label: i18n._(SECTION_MESSAGES[section]) }),
            items: pages.map((entry) => ({
              id: entry.path,
              label: i18n._(entry.title),
              href: manageHref(entry.path, schoolId),
              isCurrent: entry === current,
            })),
          }))}
        />
      ) : null}
      <div className={styles.main}>
        <Outlet />
      </div>
    </div>
  );
}
