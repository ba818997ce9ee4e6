import { EMPTY_SEARCH_QUERY, chooseFilter, normaliseKeyword, toggleCategory } from './search-query.ts';
import { searchSetup } from './search.setup.ts';

const box = searchSetup.createStateConfig({
  initial: 'idle',
  on: {
    'keyword.typed': {
      target: '.typing',
      actions: { type: 'setTyped', params: ({ event }) => event },
    },
    'composition.started': '.composing',
    'suggestion.chosen': {
      target: '.idle',
      actions: {
        type: 'pushUrl',
        params: ({ event, context }) => ({
          query: { ...context.query, keyword: normaliseKeyword(event.keyword), page: 1 },
        }),
      },
    },
    'suggestions.dismissed': '.idle',
    'search.submitted': {
      target: '.idle',
      actions: {
        type: 'pushUrl',
        params: ({ context }) => ({
          query: { ...context.query, keyword: normaliseKeyword(context.typed), page: 1 },
        }),
      },
    },
    'search.cleared': {
      target: '.idle',
      actions: {
        type: 'pushUrl',
        params: ({ context }) => ({ query: { ...context.query, keyword: '', page: 1 } }),
      },
    },
  },
  states: {
    idle: { entry: 'clearSuggestions', on: { 'box.focused': 'suggesting' } },
    typing: { after: { debounce: { target: 'suggesting', actions: 'replaceUrl' } } },
    // Half a syllable is no keyword, and Enter accepts a character here, not a search.
    composing: {
      on: {
        'keyword.typed': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'composition.ended': {
          target: 'typing',
          actions: { type: 'setTyped', params: ({ event }) => event },
        },
        'search.submitted': {},
      },
    },
    suggesting: {
      tags: 'suggesting',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ keyword: normaliseKeyword(context.typed) }),
            onDone: [
              {
                guard: { type: 'hasSuggestions', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'setSuggestions', params: ({ event }) => event.output },
              },
              { target: 'nothing', actions: 'clearSuggestions' },
            ],
            onError: {
              target: 'nothing',
              actions: [{ type: 'checkWiring', params: ({ event }) => event }, 'clearSuggestions'],
            },
          },
        },
        shown: {},
        nothing: {},
      },
    },
  },
});

const results = searchSetup.createStateConfig({
  initial: 'loading',
  on: {
    'url.changed': [
      {
        guard: { type: 'isOtherSearch', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'followUrl', params: ({ event }) => event },
      },
      { actions: { type: 'followUrl', params: ({ event }) => event } },
    ],
    'facet.toggled': {
      actions: {
        type: 'pushUrl',
        params: ({ event, context }) => ({ query: toggleCategory(context.query, event.categoryId) }),
      },
    },
    'filter.chosen': {
      actions: {
        type: 'pushUrl',
        params: ({ event, context }) => ({ query: chooseFilter(context.query, event.filter, event.value) }),
      },
    },
    'filters.cleared': {
      actions: {
        type: 'pushUrl',
        params: ({ context: { query } }) => ({
          query: { ...EMPTY_SEARCH_QUERY, keyword: query.keyword, sort: query.sort, from: query.from },
        }),
      },
    },
    'sort.changed': {
      actions: {
        type: 'pushUrl',
        params: ({ event, context }) => ({ query: { ...context.query, sort: event.sort, page: 1 } }),
      },
    },
    'page.changed': {
      actions: {
        type: 'pushUrl',
        params: ({ event, context }) => ({
          query: { ...context.query, page: Math.max(1, Math.trunc(event.page)) },
        }),
      },
    },
  },
  states: {
    loading: {
      tags: 'searching',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setTotal', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'setTotal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    shown: { tags: 'hasResults' },
    empty: { tags: 'noResults' },
    failed: {
      tags: 'failed',
      on: { 'search.retried': 'loading', 'network.restored': 'loading' },
    },
  },
});

const history = searchSetup.createStateConfig({
  initial: 'unopened',
  states: {
    unopened: { on: { 'history.opened': 'loading' } },
    loading: {
      tags: 'historyLoading',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        onDone: { target: 'open', actions: { type: 'setHistory', params: ({ event }) => event.output } },
        onError: {
          target: 'unloaded',
          actions: { type: 'setHistoryProblem', params: ({ event }) => event },
        },
      },
    },
    unloaded: { tags: 'historyFailed', on: { 'history.opened': 'loading' } },
    open: {
      on: {
        'history.opened': 'loading',
        'history.cleared': {
          target: 'undoable',
          actions: { type: 'removeHistory', params: ({ event }) => event },
        },
      },
    },
    undoable: {
      tags: 'historyUndoable',
      after: { undo: 'clearing' },
      on: {
        'history.cleared': {
          target: 'undoable',
          reenter: true,
          actions: { type: 'removeHistory', params: ({ event }) => event },
        },
        'history.undone': { target: 'open', actions: 'restoreHistory' },
        'page.left': 'clearing',
      },
    },
    clearing: {
      invoke: {
        id: 'clearHistory',
        src: 'clearHistory',
        input: ({ context }) => ({ keywords: context.removed?.keywords ?? null }),
        onDone: { target: 'open', actions: 'clearRemoved' },
        onError: {
          target: 'uncleared',
          actions: [{ type: 'setHistoryProblem', params: ({ event }) => event }, 'restoreHistory'],
        },
      },
    },
    uncleared: {
      tags: 'historyFailed',
      on: {
        'history.opened': 'loading',
        'history.cleared': {
          target: 'undoable',
          actions: { type: 'removeHistory', params: ({ event }) => event },
        },
      },
    },
  },
});

/**
 * Searching a school. The address is the truth: the machine asks the router for a new one (`url.replace` while typing,
 * `url.push` for a decision) and loads when it is told that the address has changed (`url.changed`).
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  meta: {
    purpose: 'Finds resources: box with suggestions, results that follow the address, history with undo.',
    spec: ['B061', 'B063'],
  },
  type: 'parallel',
  context: ({ input }) => ({
    typed: input.query.keyword,
    query: input.query,
    committed: input.query,
    awaited: [],
    suggestions: [],
    total: null,
    problem: null,
    history: [],
    removed: null,
    historyProblem: null,
  }),
  states: { box, results, history },
});
