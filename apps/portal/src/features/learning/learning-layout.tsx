import { useLingui } from '@lingui/react/macro';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { ChalkboardTeacherIcon } from '@phosphor-icons/react/dist/csr/ChalkboardTeacher';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import type { SchoolRef } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { PageHeader } from '@stoa/ui/page-header';
import type { ReactNode } from 'react';
import { hrefTo } from '../../app/links.ts';
import { cx } from '../../shared/cx.ts';
import { FilterMenu } from '../../shared/list-menus.tsx';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './learning.css.ts';

export interface LearningLayoutProps {
  schools: readonly SchoolRef[];
  /** Leads to what one teaches. */
  teaches: boolean;
  /** Id of the school to which the page is narrowed. */
  school: string | undefined;
  onSchool: (school: string | undefined) => void;
  children: ReactNode;
}

/** The head of the pages about what one learns, and the choice of a school where there are several. */
export function LearningLayout({ schools, teaches, school, onSchool, children }: LearningLayoutProps) {
  const { t } = useLingui();
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <PageHeader
            title={t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' })}
          />
          <div className={styles.actions}>
            {schools.length > 1 ? (
              <FilterMenu
                all={t({ message: 'All schools', comment: 'Choice: not narrowed to one' })}
                value={school}
                onChange={onSchool}
                choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null}
            {teaches ? (
              <LinkButton size="sm" icon={ChalkboardTeacherIcon} href={hrefTo({ to: '/teaching' })}>
                {t({ message: 'My teaching', comment: 'Title: what oneself does for those one teaches' })}
              </LinkButton>
            ) : null}
            <LinkButton
              size="sm"
              icon={ListChecksIcon}
              href={hrefTo({ to: '/learning/coursework', search: { school } })}
            >
              {t({
                message: 'Assignments and exams',
                comment: 'Title and button: those that oneself has to do, and their results',
              })}
            </LinkButton>
            <LinkButton
              size="sm"
              icon={NotePencilIcon}
              href={hrefTo({ to: '/learning/notes', search: { school } })}
            >
              {t({ message: 'Notes', context: 'notes', comment: 'Choice and title: what somebody noted' })}
            </LinkButton>
            <LinkButton
              size="sm"
              icon={BookmarkSimpleIcon}
              href={hrefTo({ to: '/learning/saved', search: { school } })}
            >
              {t({
                message: 'Saved',
                context: 'for later',
                comment: 'Title and button: what somebody keeps to come back to',
              })}
            </LinkButton>
            <LinkButton
              size="sm"
              icon={CalendarBlankIcon}
              href={hrefTo({ to: '/calendar', search: { school } })}
            >
              {t({ message: 'Calendar', comment: 'Title: what has a date' })}
            </LinkButton>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
