import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@stoa/api/query';
import { hotResourcesQuery } from '@stoa/api/resource.queries';
import { hotSearchQuery, searchQuery } from '@stoa/api/search.queries';
import { parseSearchQuery } from '@stoa/machines/search';
import type { Language } from '../../i18n/languages.ts';
import { hotParams, parseHotQuery } from './hot-address.ts';
import { isBlankSearch, searchParams } from './search-address.ts';

export interface ListLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
  /** Parameters of the address. */
  params: Readonly<Record<string, unknown>>;
}

/** Fills the cache with what the search page shows first; what fails is said in its place on the page. */
export async function loadSearch({ api, queryClient, lang, schoolId, params }: ListLoad): Promise<void> {
  const query = parseSearchQuery(params);
  const offers = isBlankSearch(query)
    ? [
        queryClient.prefetchQuery({ ...hotSearchQuery(api, { schoolId, lang }), retry: false }),
        queryClient.prefetchQuery({
          ...hotResourcesQuery(api, hotParams(schoolId, parseHotQuery(params), lang)),
          retry: false,
        }),
      ]
    : [];
  await Promise.all([
    queryClient.prefetchQuery({ ...searchQuery(api, searchParams(schoolId, query, lang)), retry: false }),
    ...offers,
  ]);
}
