import type { QueryClient } from '@tanstack/react-query';
import { personSpaceQuery, personTabsQuery } from '@stoa/api/person.queries';
import type { Api } from '@stoa/api/query';
import type { PersonSpace } from '@stoa/api/schema';
import type { PageData } from '../../app/page-facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { tabParams } from './space-address.ts';
import { dynamicsPage, fansPage, feedPage, followsPage, studiesPage, worksPage } from './space-queries.ts';
import { SPACE_TABS, type SpaceSearch, type SpaceTab } from './space-search.ts';

export interface SpaceLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
  tab: SpaceTab;
  search: SpaceSearch;
}

const PART_OF = {
  dynamics: 'dynamics',
  works: 'works',
  learningProcess: 'learningProcess',
  fan: 'follows',
  follow: 'follows',
} as const satisfies Record<SpaceTab, keyof PersonSpace['visible']>;

/** The tabs that somebody shows to the viewer. */
export const shownTabs = ({ visible }: Pick<PersonSpace, 'visible'>): SpaceTab[] =>
  SPACE_TABS.filter((tab) => visible[PART_OF[tab]]);

/**
 * Fills the cache with what a tab shows first.
 * @returns the tab to go to instead, where this one is hidden and another is not
 * @throws {ApiProblem} NOT_FOUND where there is no space for the viewer
 */
export async function loadSpace({
  api,
  queryClient,
  lang,
  schoolId,
  tab,
  search,
}: SpaceLoad): Promise<{ instead: SpaceTab } | { page: PageData }> {
  const query = { schoolId, userId: search.userId, lang };
  const [{ data: space }] = await Promise.all([
    queryClient.ensureQueryData(personSpaceQuery(api, query)),
    queryClient.prefetchQuery(personTabsQuery(api, query)),
  ]);
  const shown = shownTabs(space);
  const page: PageData = {
    title: space.person.name,
    search: tabParams(tab, search),
    ...(space.isIndexable ? { isIndexable: true, canonical: { userId: space.person.id } } : {}),
  };
  if (shown.includes(tab)) await loadTab({ api, queryClient, lang, schoolId, tab, search }, space);
  else if (shown[0]) return { instead: shown[0] };
  return { page };
}

function loadTab(
  { api, queryClient, lang, schoolId, tab, search }: SpaceLoad,
  { person, isSelf }: PersonSpace,
) {
  const of = { schoolId, userId: person.id, lang };
  switch (tab) {
    case 'dynamics':
      return isSelf && search.activity === 'following'
        ? prefetchList(queryClient, feedPage(api, of))
        : prefetchList(queryClient, dynamicsPage(api, of));
    case 'works':
      return prefetchList(queryClient, worksPage(api, of, search));
    case 'learningProcess':
      return prefetchList(queryClient, studiesPage(api, of, search));
    case 'fan':
      return prefetchList(queryClient, fansPage(api, of));
    case 'follow':
      return prefetchList(queryClient, followsPage(api, of));
  }
}
