import { assign, enqueueActions, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';
import { isSameSearch, normaliseKeyword } from './search-query.ts';
import type { SearchFilter, SearchQuery } from './search-query.ts';

/** How long typing rests before it is searched for. */
export const SEARCH_DEBOUNCE_MS = 250;
/** How long a cleared history can be brought back: a notice with a button stays that long (UX.md 1). */
export const HISTORY_UNDO_MS = 8_000;

/** What can go wrong with a search. */
export const SEARCH_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'UNKNOWN',
] as const;
export type SearchProblemCode = (typeof SEARCH_PROBLEM_CODES)[number];

/** Something that the person may have meant. */
export interface SearchSuggestion {
  kind: 'own' | 'hot' | 'title';
  text: string;
  /** Where in the text the typed words are: first and behind the last character. */
  ranges?: readonly (readonly number[])[];
  /** A title leads to its page. */
  url: string | null;
}

export type SearchEvent =
  | { type: 'box.focused' }
  | { type: 'keyword.typed'; value: string }
  | { type: 'composition.started' }
  | { type: 'composition.ended'; value: string }
  | { type: 'suggestion.chosen'; keyword: string }
  | { type: 'suggestions.dismissed' }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'search.retried' }
  | { type: 'facet.toggled'; categoryId: string }
  | { type: 'filter.chosen'; filter: SearchFilter; value: string | null }
  | { type: 'filters.cleared' }
  | { type: 'sort.changed'; sort: string | null }
  | { type: 'page.changed'; page: number }
  /** The address has changed, by this machine's wish or by Back and Forward. */
  | { type: 'url.changed'; query: SearchQuery }
  | { type: 'network.restored' }
  | { type: 'history.opened' }
  /** One keyword, or all of them. */
  | { type: 'history.cleared'; keyword?: string }
  | { type: 'history.undone' }
  /** The page is being left: what waits for an undo is done now. */
  | { type: 'page.left' };

/** What the router should do. A push that follows a replace gives Back its meaning. */
export type SearchEmitted =
  | { type: 'url.replace'; query: SearchQuery }
  | { type: 'url.push'; query: SearchQuery };

interface SearchContext {
  /** What stands in the box, as it was typed. */
  typed: string;
  /** What the address says. */
  query: SearchQuery;
  /** What the address said when something was last committed; Back leads there. */
  committed: SearchQuery;
  /** What the address was asked to say and does not say yet. */
  awaited: SearchQuery[];
  suggestions: SearchSuggestion[];
  /** How many were found; null before the first answer. What was found lies in the application's cache. */
  total: number | null;
  problem: Problem<SearchProblemCode> | null;
  history: string[];
  /** What is being cleared (null: all), and what was there before, until it can no longer be undone. */
  removed: { keywords: string[] | null; before: string[] } | null;
  historyProblem: Problem<SearchProblemCode> | null;
}

/** The types, effects and delays that the parts of the search share. */
export const searchSetup = setup({
  types: {} as {
    context: SearchContext;
    events: SearchEvent;
    emitted: SearchEmitted;
    input: { query: SearchQuery };
    tags:
      | 'searching'
      | 'hasResults'
      /** Nothing was found. */
      | 'noResults'
      | 'failed'
      /** The list of suggestions is open. */
      | 'suggesting'
      | 'historyLoading'
      | 'historyUndoable'
      | 'historyFailed';
    meta: MachineMeta;
  },
  actors: {
    search: notProvided<{ total: number }, { query: SearchQuery }>('search'),
    suggest: notProvided<{ suggestions: SearchSuggestion[] }, { keyword: string }>('suggest'),
    loadHistory: notProvided<{ keywords: string[] }>('loadHistory'),
    clearHistory: notProvided<unknown, { keywords: string[] | null }>('clearHistory'),
  },
  actions: {
    setTyped: assign({ typed: (_, { value }: { value: string }) => value }),
    /** The address follows typing without a new entry in the browser's history. */
    replaceUrl: enqueueActions(({ context, enqueue }) => {
      const query = { ...context.query, keyword: normaliseKeyword(context.typed), page: 1 };
      if (isSameSearch(query, context.query)) return;
      enqueue.emit({ type: 'url.replace', query });
      enqueue.assign({ awaited: [...context.awaited, query] });
    }),
    /** A decision is a new entry, and the entry before becomes again what it was before the typing. */
    pushUrl: enqueueActions(({ context, enqueue }, { query }: { query: SearchQuery }) => {
      const { committed, awaited } = context;
      const restored = isSameSearch(context.query, committed) ? [] : [committed];
      const pushed = isSameSearch(query, committed) ? [] : [query];
      for (const restoring of restored) enqueue.emit({ type: 'url.replace', query: restoring });
      for (const pushing of pushed) enqueue.emit({ type: 'url.push', query: pushing });
      enqueue.assign({
        typed: query.keyword,
        committed: query,
        awaited: [...awaited, ...restored, ...pushed],
      });
    }),
    followUrl: assign(({ context }, { query }: { query: SearchQuery }) => {
      const own = context.awaited.findIndex((awaited) => isSameSearch(awaited, query));
      return own === -1
        ? { query, committed: query, typed: query.keyword, awaited: [] }
        : // The own wish has come true. What was typed since then stays in the box.
          { query, awaited: context.awaited.slice(own + 1) };
    }),
    setSuggestions: assign({
      suggestions: (_, { suggestions }: { suggestions: SearchSuggestion[] }) => suggestions,
    }),
    clearSuggestions: assign({ suggestions: [] }),
    setTotal: assign({ total: (_, { total }: { total: number }) => total, problem: null }),
    setProblem: assign({ problem: (_, failure: Failure) => problemOf(failure.error, SEARCH_PROBLEM_CODES) }),
    // Suggestions are a help: without them people search all the same.
    checkWiring: (_, failure: Failure) => void problemOf(failure.error, SEARCH_PROBLEM_CODES),
    setHistory: assign({
      history: (_, { keywords }: { keywords: string[] }) => keywords,
      historyProblem: null,
    }),
    setHistoryProblem: assign({
      historyProblem: (_, failure: Failure) => problemOf(failure.error, SEARCH_PROBLEM_CODES),
    }),
    removeHistory: assign(({ context }, { keyword }: { keyword?: string }) => ({
      removed: {
        keywords:
          keyword === undefined || context.removed?.keywords === null
            ? null
            : [...(context.removed?.keywords ?? []), keyword],
        before: context.removed?.before ?? context.history,
      },
      history: keyword === undefined ? [] : context.history.filter((entry) => entry !== keyword),
      historyProblem: null,
    })),
    restoreHistory: assign(({ context }) => ({
      history: context.removed?.before ?? context.history,
      removed: null,
    })),
    clearRemoved: assign({ removed: null }),
  },
  guards: {
    isOtherSearch: ({ context }, { query }: { query: SearchQuery }) => !isSameSearch(query, context.query),
    hasFound: (_, { total }: { total: number }) => total > 0,
    hasSuggestions: (_, { suggestions }: { suggestions: SearchSuggestion[] }) => suggestions.length > 0,
  },
  delays: { debounce: SEARCH_DEBOUNCE_MS, undo: HISTORY_UNDO_MS },
});
