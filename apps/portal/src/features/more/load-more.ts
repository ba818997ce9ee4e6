import type { QueryClient } from '@tanstack/react-query';
import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import type { Api } from '@stoa/api/query';
import { resourcesQuery } from '@stoa/api/resource.queries';
import type { PageData } from '../../app/page-facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { formatMoreQuery, listParams, parseMoreQuery, rankingParams } from './more-address.ts';

export interface MoreLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
  /** Parameters of the address. */
  params: Readonly<Record<string, unknown>>;
}

/** Fills the cache with what the page shows first; what fails is said in its place on the page. */
export async function loadMore({ api, queryClient, lang, schoolId, params }: MoreLoad): Promise<PageData> {
  const query = parseMoreQuery(params);
  const search = formatMoreQuery(query);
  if (query.kind === 'ranking') {
    await prefetchList(queryClient, leaderboardQuery(api, rankingParams(schoolId, query, lang)));
    return { search };
  }
  const list = resourcesQuery(api, listParams(schoolId, query, lang));
  await prefetchList(queryClient, list);
  return { title: queryClient.getQueryData(list.queryKey)?.data.title ?? undefined, search };
}
