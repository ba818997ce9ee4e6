import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHeader } from '@stoa/ui/section-header';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { CenterLayout } from './center-layout.tsx';
import { LiveRows } from './live-rows.tsx';
import { CENTER_TITLE } from '../titles.ts';
import * as styles from './live.css.ts';
import { ownLivesQuery } from './own-lives.ts';

/** Sessions that the first page of the center shows. */
const SHOWN = 5;

/** Where those who hold live sessions begin (R22): what is next, and scheduling another one. */
export function CenterPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(ownLivesQuery(useApi(), { schoolId, lang: useLanguage(), isEnded: false, at: '' }));
  return (
    <CenterLayout
      schoolId={schoolId}
      isCenter
      title={i18n._(CENTER_TITLE)}
      text={t`Schedule live sessions and see who is coming.`}
      actions={<ScheduleButton schoolId={schoolId} />}
    >
      <section className={styles.part} aria-labelledby="center-next">
        <SectionHeader
          id="center-next"
          title={t({ message: 'Next sessions', comment: 'Heading over live sessions that are to come' })}
        />
        <Loaded query={query} rows={3}>
          {({ items }) => {
            const next = items.filter(({ activityStatus }) => activityStatus !== 3).slice(0, SHOWN);
            return next.length > 0 ? (
              <LiveRows lives={next} label={t`Next sessions`} />
            ) : (
              <EmptyState
                title={t`No session planned`}
                headingLevel={3}
              >{t`Schedule one: learners can reserve it and are reminded before it starts.`}</EmptyState>
            );
          }}
        </Loaded>
        <div>
          <LinkButton
            href={hrefTo({ to: '/portal/$schoolId/lecturing-center/live-streaming', params: { schoolId } })}
          >
            {t`All my live sessions`}
          </LinkButton>
        </div>
      </section>
    </CenterLayout>
  );
}

/** Leads to scheduling. */
export function ScheduleButton({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  return (
    <LinkButton
      variant="primary"
      icon={PlusIcon}
      href={hrefTo({ to: '/portal/$schoolId/lecturing-center/live-learn-create', params: { schoolId } })}
    >
      {t`Schedule a live session`}
    </LinkButton>
  );
}
