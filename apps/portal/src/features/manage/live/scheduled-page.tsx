import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { liveCalendarHref, livesQuery } from '@stoa/api/live.queries';
import type { LiveSession } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatMinutes } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime, LocalZone } from '../../../shared/local-time.tsx';
import { useWholeAddress } from '../../../shared/use-whole-address.ts';
import { CopyLine } from '../invitations/copy-line.tsx';
import { CenterLayout } from './center-layout.tsx';
import { LiveRows } from './live-rows.tsx';
import { SCHEDULED_TITLE } from './live-titles.ts';
import * as styles from './live.css.ts';

const SECONDS_A_MINUTE = 60;
const SERIES_MAX = 52;

/** A session was scheduled: how to tell people of it, and what else can be done (R27). */
export function ScheduledPage({ live }: { live: LiveSession }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const wholeAddress = useWholeAddress();
  const { id, schoolId } = live;
  return (
    <CenterLayout
      schoolId={schoolId}
      title={i18n._(SCHEDULED_TITLE)}
      text={t`It is now on your school’s pages. Learners can reserve it and are reminded a day and ten minutes before.`}
    >
      <div className={styles.form}>
        <FactList
          facts={[
            {
              id: 'title',
              label: t({ message: 'Title', context: 'live session' }),
              value: <UserText>{live.title}</UserText>,
            },
            { id: 'start', label: t`Starts`, value: <LocalTime instant={live.startsAt} /> },
            { id: 'zone', label: t`Time zone`, value: <LocalZone /> },
            {
              id: 'length',
              label: t`Length`,
              value: formatMinutes(live.durationSeconds / SECONDS_A_MINUTE, language),
            },
          ]}
        />
        {live.series ? <SeriesSessions live={live} seriesId={live.series.id} /> : null}
        <section className={styles.part}>
          <SectionHeader title={t({ message: 'Tell people', comment: 'Heading over a link to pass on' })} />
          <CopyLine label={t`Link to the session`} text={wholeAddress(live.url)} />
        </section>
        <section className={styles.part}>
          <SectionHeader title={t`Next steps`} />
          <div className={styles.actions}>
            <LinkButton variant="primary" href={live.url}>{t`View session`}</LinkButton>
            <LinkButton
              icon={CalendarPlusIcon}
              href={liveCalendarHref(schoolId, id, live.series ? 'series' : 'one')}
            >
              {t`Add to calendar`}
            </LinkButton>
            <LinkButton
              href={hrefTo({
                to: '/portal/$schoolId/lecturing-center/live-learn-edit/$id',
                params: { schoolId, id },
              })}
            >
              {t({ message: 'Edit', comment: 'Button: opens what is changed' })}
            </LinkButton>
            <LinkButton
              href={hrefTo({
                to: '/portal/$schoolId/lecturing-center/live-learn-create',
                params: { schoolId },
              })}
            >
              {t`Schedule another one`}
            </LinkButton>
          </div>
        </section>
      </div>
    </CenterLayout>
  );
}

/** All sessions of the series. */
function SeriesSessions({ live, seriesId }: { live: LiveSession; seriesId: string }) {
  const { t } = useLingui();
  const query = useQuery(
    livesQuery(useApi(), {
      schoolId: live.schoolId,
      lang: useLanguage(),
      scope: 'mine',
      seriesId,
      pageSize: SERIES_MAX,
    }),
  );
  const title = t({ message: 'Sessions of the series', comment: 'Heading over a list of live sessions' });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Loaded query={query} rows={3}>
        {({ items }) => <LiveRows lives={items} label={title} />}
      </Loaded>
    </section>
  );
}
