import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
import { searchMachine } from './search.machine.ts';

const OTHER = { ...EMPTY_SEARCH_QUERY, keyword: 'plan' };
const EVENTS = [
  { type: 'box.focused' },
  { type: 'keyword.typed', value: 'plan' },
  { type: 'composition.started' },
  { type: 'composition.ended', value: 'plan' },
  { type: 'suggestions.dismissed' },
  { type: 'search.submitted' },
  { type: 'search.retried' },
  { type: 'url.changed', query: OTHER },
  { type: 'history.opened' },
  { type: 'history.cleared' },
  { type: 'history.undone' },
  { type: 'page.left' },
  done('search', { total: 0 }),
  done('search', { total: 1 }),
  failed('search', { code: 'NETWORK' }),
  done('suggest', { suggestions: [] }),
  done('suggest', { suggestions: [{ kind: 'hot', text: 'planning', url: null }] }),
  failed('suggest', { code: 'NETWORK' }),
  done('loadHistory', { keywords: ['a'] }),
  failed('loadHistory', { code: 'NETWORK' }),
  done('clearHistory', undefined),
  failed('clearHistory', { code: 'NETWORK' }),
  elapsed('debounce', 'search.box.typing'),
  elapsed('undo', 'search.history.undoable'),
];
// The three regions share one fact, the query, and are walked together with it.
const reached = walk(searchMachine, {
  input: { query: EMPTY_SEARCH_QUERY },
  events: EVENTS,
  facts: ({ typed, query, committed }) => ({ typed, query: query.keyword, committed: committed.keyword }),
  limit: 100_000,
});

test('every state of the search can be reached (B061, B063)', () => {
  expect(unreachedStates(searchMachine, reached)).toEqual([]);
});

test('no failure is a dead end (B061)', () => {
  expect(deadEnds(reached, 'failed', [{ type: 'search.retried' }])).toEqual([]);
  expect(deadEnds(reached, 'historyFailed', [{ type: 'history.opened' }])).toEqual([]);
  expect(deadEnds(reached, 'historyUndoable', [{ type: 'history.undone' }])).toEqual([]);
});
