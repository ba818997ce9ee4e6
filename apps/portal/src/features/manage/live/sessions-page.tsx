import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@stoa/ui/empty-state';
import { TabLinks } from '@stoa/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ListPages } from '../../../shared/list-pages.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { ScheduleButton } from './center-page.tsx';
import { CenterFrame } from './center-frame.tsx';
import { LiveRows } from './live-rows.tsx';
import { SESSIONS_TITLE } from './live-titles.ts';
import { ownLivesQuery } from './own-lives.ts';

type View = 'all' | 'ended';

/** The sessions that somebody holds (R23). */
export function SessionsPage({ schoolId, view, page }: { schoolId: string; view: View; page: number }) {
  const { t, i18n } = useLingui();
  const query = useQuery(
    ownLivesQuery(useApi(), { schoolId, lang: useLanguage(), isEnded: view === 'ended', page }),
  );
  const href = (search: { view?: View; page?: number }) =>
    hrefTo({ to: '/portal/$schoolId/lecturing-center/live-streaming', params: { schoolId }, search });
  return (
    <CenterFrame
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
              <ListPages
                page={page}
                list={list}
                hrefFor={(number) => href({ ...(view === 'ended' ? { view } : {}), page: number })}
              />
            </>
          ) : (
            <EmptyState title={view === 'ended' ? t`No session has ended yet` : t`No live sessions yet`} />
          )
        }
      </Loaded>
    </CenterFrame>
  );
}
