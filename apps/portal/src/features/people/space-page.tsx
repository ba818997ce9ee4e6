import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { personSpaceQuery, personTabsQuery } from '@stoa/api/person.queries';
import type { TabCounts } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { EmptyState } from '@stoa/ui/empty-state';
import { TabLinks } from '@stoa/ui/tabs';
import { Suspense } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { ActivityTab } from './activity-tab.tsx';
import { FanList, FollowedList } from './follow-lists.tsx';
import { shownTabs } from './load-space.ts';
import { BadgeShelf, BlockedNotice } from './own-pages.ts';
import * as styles from './people.css.ts';
import { tabHref } from './space-address.ts';
import { SpaceHeader } from './space-header.tsx';
import type { SpaceSearch, SpaceTab } from './space-search.ts';
import { StudyList } from './study-list.tsx';
import { useVisit } from './use-visit.ts';
import { WorksList } from './works-list.tsx';

export interface SpacePageProps {
  schoolId: string;
  tab: SpaceTab;
  search: SpaceSearch;
}

/** The space of a person in a school: who they are, and what they show of it (R15). */
export function SpacePage({ schoolId, tab, search }: SpacePageProps) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const { data: space } = useSuspenseQuery(personSpaceQuery(api, { schoolId, userId: search.userId, lang }));
  const { data: counts } = useQuery(personTabsQuery(api, { schoolId, userId: search.userId, lang }));
  useVisit(schoolId, space);
  const labels: Record<SpaceTab, string> = {
    dynamics: t({ message: 'Activity', comment: 'Tab of a personal space: what somebody did' }),
    works: t({ message: 'Works', comment: 'Tab of a personal space: what somebody published' }),
    learningProcess: t({ message: 'Learning', comment: 'Tab of a personal space: classes somebody is in' }),
    fan: t({ message: 'Followers', comment: 'Tab of a personal space' }),
    follow: t({
      message: 'Following',
      context: 'tab',
      comment: 'Tab of a personal space: whom somebody follows',
    }),
  };
  const shown = shownTabs(space);
  const number = (count: TabCounts[SpaceTab] | undefined) => {
    if (!count) return undefined;
    const total = formatNumber(count.total, lang);
    return count.totalIsExact ? total : t({ message: `${total}+`, comment: 'More than this number' });
  };
  const of = { schoolId, userId: space.person.id, isSelf: space.isSelf };
  return (
    <div className={styles.layout}>
      <SpaceHeader schoolId={schoolId} space={space} visitors={number(counts?.visitors)} />
      {space.withheld ? (
        <Banner tone="warning" title={t`Your words, links and cover are hidden from others`}>
          {t`Someone reported your space, and the school decided this. Ask those who run it to show them again.`}
        </Banner>
      ) : null}
      {space.blocked ? (
        <Suspense fallback={null}>
          <BlockedNotice person={space.person} />
        </Suspense>
      ) : shown.length > 0 ? (
        <>
          <TabLinks
            label={t({ message: 'Parts of this space', comment: 'Name of the row of tabs' })}
            items={shown.map((one) => ({
              id: one,
              label: labels[one],
              href: tabHref(schoolId, one, { userId: search.userId }),
              count: number(counts?.[one]),
              isCurrent: one === tab,
            }))}
          />
          <SpaceTabContent key={`${space.person.id} ${tab}`} tab={tab} search={search} of={of} />
        </>
      ) : (
        <EmptyState kind="locked" title={t`For followers`}>
          {t`Follow this person to see their space.`}
        </EmptyState>
      )}
    </div>
  );
}

interface SpaceTabContentProps {
  tab: SpaceTab;
  search: SpaceSearch;
  of: { schoolId: string; userId: string; isSelf: boolean };
}

function SpaceTabContent({ tab, search, of }: SpaceTabContentProps) {
  switch (tab) {
    case 'dynamics':
      return <ActivityTab {...of} activity={search.activity} />;
    case 'works':
      return <WorksList {...of} kind={search.kind} page={search.page} />;
    case 'learningProcess':
      return (
        <>
          <Suspense fallback={null}>
            <BadgeShelf schoolId={of.schoolId} userId={of.userId} />
          </Suspense>
          <StudyList {...of} status={search.status} page={search.page} />
        </>
      );
    case 'fan':
      return <FanList {...of} />;
    case 'follow':
      return <FollowedList {...of} />;
  }
}
