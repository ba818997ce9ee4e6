import { useLingui } from '@lingui/react/macro';
import type { LiveSession } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { PageHeader } from '@stoa/ui/page-header';
import { schoolHref } from '../../app/links.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { Attendees } from './attendees.tsx';
import { Figures } from './figures.tsx';
import { HandoutsEditor } from './handouts-editor.tsx';
import { RECORD_TITLE } from './live-record-title.ts';
import * as styles from './live-record.css.ts';

/** The files of a session and how it is attended, for those who hold it. */
export function RecordPage({
  live,
  schoolName,
  at,
}: {
  live: LiveSession;
  schoolName: string;
  /** From where people are listed; empty for the beginning. */
  at: string;
}) {
  useMessages('hosting');
  const { t, i18n } = useLingui();
  const title = i18n._(RECORD_TITLE);
  return (
    <article className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: schoolName, href: schoolHref(live.schoolId) },
          { id: 'live', label: live.title, href: live.url },
          { id: 'page', label: title },
        ]}
      />
      <PageHeader title={title} text={live.title} />
      <HandoutsEditor live={live} />
      <Figures live={live} />
      <Attendees live={live} at={at} />
    </article>
  );
}
