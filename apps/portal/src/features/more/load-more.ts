import type { QueryClient } from '@tanstack/react-query';
import { isApiProblem } from '@stoa/api/error';
import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import type { Api } from '@stoa/api/query';
import { resourcesQuery } from '@stoa/api/resource.queries';
import type { PageData } from '../../app/page-facts.ts';
import type { RouterContext } from '../../app/services.ts';
import type { Language } from '../../i18n/languages.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { listParams, moreParams, rankingParams } from './more-address.ts';
import type { MoreQuery } from './more-search.ts';

export interface MoreLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  /** Loads the words of a part. */
  messages: RouterContext['messages'];
  isSignedIn: boolean;
  schoolId: string;
  query: MoreQuery;
}

/** Fills the cache with what the page shows first; what fails is said in its place on the page. */
export async function loadMore({
  api,
  queryClient,
  lang,
  messages,
  isSignedIn,
  schoolId,
  query,
}: MoreLoad): Promise<PageData> {
  const search = moreParams(query);
  if (query.list === 'leaderboard') {
    // Visitors have nobody around them: the page shows them everyone.
    const shown = isSignedIn ? query : { ...query, among: 'everybody' as const };
    const list = leaderboardQuery(api, rankingParams(schoolId, shown, lang));
    const filled = prefetchList(queryClient, list).catch((error: unknown) => {
      // For whom the leaderboard of a class is, the page says itself.
      if (!isApiProblem(error, 'NOT_ENROLLED')) throw error;
    });
    await Promise.all([filled, messages('ranking')]);
    return { search };
  }
  const list = resourcesQuery(api, listParams(schoolId, query, lang));
  await prefetchList(queryClient, list);
  return { title: queryClient.getQueryData(list.queryKey)?.data.title ?? undefined, search };
}
