import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@stoa/api/query';
import { hotResourcesQuery } from '@stoa/api/resource.queries';
import { hotSearchQuery, searchQuery } from '@stoa/api/search.queries';
import { formatSearchQuery, parseSearchQuery } from '@stoa/machines/search';
import type { PageData } from '../../app/page-facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { hotParams, hotSearch } from './hot-address.ts';
import { isBlankSearch, isTooLong, searchParams } from './search-address.ts';
import type { SearchPageQuery } from './search-params.ts';

export interface ListLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
  params: SearchPageQuery;
}

/** Fills the cache with what the search page shows first; what fails is said in its place on the page. */
export async function loadSearch({ api, queryClient, lang, schoolId, params }: ListLoad): Promise<PageData> {
  const query = parseSearchQuery(params);
  const isBlank = isBlankSearch(query);
  const offers = isBlank
    ? [
        queryClient.prefetchQuery({ ...hotSearchQuery(api, { schoolId, lang }), retry: false }),
        queryClient.prefetchQuery({
          ...hotResourcesQuery(api, hotParams(schoolId, params, lang)),
          retry: false,
        }),
      ]
    : [];
  await Promise.all([
    prefetchList(queryClient, searchQuery(api, searchParams(schoolId, query, lang))),
    ...offers,
  ]);
  // A page that says that a keyword was cut differs from the one for what is left of it.
  if (isTooLong(params.keyword)) return {};
  return {
    search: { ...formatSearchQuery({ ...query, from: null }), ...(isBlank ? hotSearch(params) : {}) },
  };
}
