import { createActor } from 'xstate';
import { vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';
import { searchMachine } from './search.machine.ts';
import type { SearchEmitted, SearchSuggestion } from './search.setup.ts';

/** A category that narrows the results. */
export const CATEGORY = '1700000000000400001';

/** A word that many search for. */
export const PLAN: SearchSuggestion = { kind: 'hot', text: 'planning', url: null };

/** A router in small: it keeps the entries of the browser's history and says when the address has changed. */
export function createSearchActor(query: Partial<SearchQuery> = {}, options: { slow?: boolean } = {}) {
  const search = fakeActor<{ total: number }, { query: SearchQuery }>();
  const suggest = fakeActor<{ suggestions: SearchSuggestion[] }, { keyword: string }>();
  const loadHistory = fakeActor<{ keywords: string[] }>();
  const clearHistory = fakeActor<unknown, { keywords: string[] | null }>();
  const entries: SearchQuery[] = [{ ...EMPTY_SEARCH_QUERY, ...query }];
  const asked: string[] = [];
  const late: SearchQuery[] = [];
  const actor = createActor(
    searchMachine.provide({
      actors: {
        search: search.logic,
        suggest: suggest.logic,
        loadHistory: loadHistory.logic,
        clearHistory: clearHistory.logic,
      },
    }),
    { input: { query: entries[0] ?? EMPTY_SEARCH_QUERY } },
  );
  actor.on('*', (event: SearchEmitted) => {
    asked.push(`${event.type} ${event.query.keyword}`);
    if (event.type === 'url.replace') entries.pop();
    entries.push(event.query);
    if (options.slow === true) late.push(event.query);
    else actor.send({ type: 'url.changed', query: event.query });
  });
  actor.start();
  const back = (): void => {
    entries.pop();
    actor.send({ type: 'url.changed', query: entries.at(-1) ?? EMPTY_SEARCH_QUERY });
  };
  const type = (value: string): void => actor.send({ type: 'keyword.typed', value });
  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(250);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    search,
    suggest,
    loadHistory,
    clearHistory,
    entries,
    asked,
    late,
    back,
    type,
    rest,
    context,
  };
}
