import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '@stoa/api/account.queries';
import type { Api } from '@stoa/api/query';
import { clearSearchHistory } from '@stoa/api/search.calls';
import { searchHistoryQuery, searchQuery, suggestionsQuery } from '@stoa/api/search.queries';
import type { SearchQuery, SearchSuggestion } from '@stoa/machines/search';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { clearLocally, readLocalHistory, suggestLocally } from './local-history.ts';
import { searchParams } from './search-address.ts';

export interface SearchServices {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  /** The language at the time of asking. */
  language: () => Language;
}

const SUGGESTIONS_MAX = 10;
const KINDS = { history: 'own', hot: 'hot', title: 'title' } as const;

export const isSignedIn = ({ api, queryClient, language }: Omit<SearchServices, 'schoolId'>): boolean =>
  queryClient.getQueryData(meQuery(api, { lang: language() }).queryKey) !== undefined;

/** What the search machine needs of the world. */
export function searchActors(services: SearchServices) {
  const { api, queryClient, schoolId, language } = services;
  return {
    search: fromPromise<{ total: number }, { query: SearchQuery }>(async ({ input, signal }) => {
      const options = searchQuery(api, searchParams(schoolId, input.query, language()));
      signal.addEventListener('abort', () => cancel(queryClient, options.queryKey));
      const { data } = await queryClient.ensureQueryData({
        ...options,
        retry: queryClient.getDefaultOptions().queries?.retry,
      });
      return { total: data.total };
    }),
    suggest: fromPromise<{ suggestions: SearchSuggestion[] }, { keyword: string }>(
      async ({ input: { keyword }, signal }) => {
        const options = suggestionsQuery(api, { schoolId, keyword: keyword || undefined, lang: language() });
        signal.addEventListener('abort', () => cancel(queryClient, options.queryKey));
        const { data } = await queryClient.fetchQuery(options);
        const found = data.items.map((item): SearchSuggestion => ({
          kind: KINDS[item.kind],
          text: item.text,
          ranges: item.ranges,
          url: item.url,
        }));
        const own = isSignedIn(services) ? [] : suggestLocally(readLocalHistory(schoolId), keyword);
        return { suggestions: distinct([...own, ...found]).slice(0, SUGGESTIONS_MAX) };
      },
    ),
    loadHistory: fromPromise<{ keywords: string[] }>(async () => {
      if (!isSignedIn(services)) return { keywords: readLocalHistory(schoolId) };
      const { data } = await queryClient.fetchQuery({
        ...searchHistoryQuery(api, { schoolId, lang: language() }),
        staleTime: 0,
      });
      return { keywords: data.items.map(({ keyword }) => keyword) };
    }),
    clearHistory: fromPromise<unknown, { keywords: string[] | null }>(async ({ input: { keywords } }) => {
      clearLocally(schoolId, keywords);
      if (!isSignedIn(services)) return;
      await Promise.all(
        (keywords ?? [undefined]).map((keyword) => clearSearchHistory(api, { schoolId, keyword })),
      );
    }),
  };
}

/** The header's search leads to the search page and looks for nothing itself. */
export const searchElsewhere = fromPromise<{ total: number }, { query: SearchQuery }>(() =>
  Promise.resolve({ total: 0 }),
);

/** Breaks a request off that nobody waits for any more. */
function cancel(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  if (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() === 0)
    void queryClient.cancelQueries({ queryKey, exact: true });
}

function distinct(suggestions: readonly SearchSuggestion[]): SearchSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
