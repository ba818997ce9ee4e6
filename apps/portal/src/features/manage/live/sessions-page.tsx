import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@stoa/ui/empty-state';
import { TabLinks } from '@stoa/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PastEnd } from '../past-end.tsx';
import { ScheduleButton } from './center-page.tsx';
import { CenterLayout } from './center-layout.tsx';
import { LiveRows } from './live-rows.tsx';
import { SESSIONS_TITLE } from './live-titles.ts';
import { ownLivesQuery } from './own-lives.ts';

type View = 'all' | 'ended';

/** The sessions that somebody holds (R23). */
export function SessionsPage({ schoolId, view, at }: { schoolId: string; view: View; at: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(
    ownLivesQuery(useApi(), { schoolId, lang: useLanguage(), isEnded: view === 'ended', at }),
  );
  const href = (search: { view?: View; at?: string }) =>
    hrefTo({ to: '/portal/$schoolId/lecturing-center/live-streaming', params: { schoolId }, search });
  const hrefOf = (cursor?: string) =>
    href({ ...(view === 'ended' ? { view } : {}), ...(cursor ? { at: cursor } : {}) });
  return (
    <CenterLayout
      schoolId={schoolId}
      title={i18n._(SESSIONS_TITLE)}
      text={t`Sessions that you hold or speak in.`}
      actions={<ScheduleButton schoolId={schoolId} />}
    >
      <TabLinks
        label={i18n._(SESSIONS_TITLE)}
        items={[
          {
            id: 'all',
            label: t({ message: 'All', context: 'live sessions', comment: 'Tab' }),
            href: href({}),
            isCurrent: view === 'all',
          },
          {
            id: 'ended',
            label: t({ message: 'Ended', context: 'live sessions', comment: 'Tab' }),
            href: href({ view: 'ended' }),
            isCurrent: view === 'ended',
          },
        ]}
      />
      <Loaded query={query} rows={5}>
        {(list) =>
          list.items.length > 0 ? (
            <>
              <LiveRows lives={list.items} label={i18n._(SESSIONS_TITLE)} />
              <ListSteps list={list} hrefFor={(cursor) => hrefOf(cursor)} />
            </>
          ) : list.total > 0 ? (
            <PastEnd firstHref={hrefOf()} />
          ) : (
            <EmptyState title={view === 'ended' ? t`No session has ended yet` : t`No live sessions yet`} />
          )
        }
      </Loaded>
    </CenterLayout>
  );
}
