import type { QueryClient } from '@tanstack/react-query';
import { leaderboardQuery } from '@stoa/api/leaderboard.queries';
import type { Api } from '@stoa/api/query';
import { resourcesQuery } from '@stoa/api/resource.queries';
import type { Language } from '../../i18n/languages.ts';
import { listParams, parseMoreQuery, rankingParams } from './more-address.ts';

export interface MoreLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
  /** Parameters of the address. */
  params: Readonly<Record<string, unknown>>;
}

/** Fills the cache with what the page shows first; what fails is said in its place on the page. */
export async function loadMore({ api, queryClient, lang, schoolId, params }: MoreLoad): Promise<void> {
  const query = parseMoreQuery(params);
  await (query.kind === 'ranking'
    ? queryClient.prefetchQuery({
        ...leaderboardQuery(api, rankingParams(schoolId, query, lang)),
        retry: false,
      })
    : queryClient.prefetchQuery({ ...resourcesQuery(api, listParams(schoolId, query, lang)), retry: false }));
}
