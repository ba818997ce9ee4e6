import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { EMPTY_SEARCH_QUERY, parseSearchQuery } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';
import { searchMachine } from './search.machine.ts';
import { HISTORY_UNDO_MS, SEARCH_DEBOUNCE_MS } from './search.setup.ts';
import type { SearchEmitted, SearchSuggestion } from './search.setup.ts';

const CATEGORY = '1700000000000400001';
const PLAN: SearchSuggestion = { kind: 'hot', text: 'planning', url: null };

/** A router in small: it keeps the entries of the browser's history and says when the address has changed. */
function createSearchActor(query: Partial<SearchQuery> = {}, options: { slow?: boolean } = {}) {
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
  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('typing', () => {
  test('is searched for when it rests, once, in the same entry of the history (B061)', async () => {
    const { type, rest, search, suggest, asked, entries } = createSearchActor();
    for (const value of ['p', 'pl', 'pla', 'plan']) type(value);
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(['url.replace plan']);
    expect(entries).toHaveLength(1);
    expect(suggest.inputs).toEqual([{ keyword: 'plan' }]);
    expect(search.inputs.map(({ query }) => query.keyword)).toEqual(['', 'plan']);
  });

  test('is silent while characters are composed, and Enter then chooses a character (B061)', async () => {
    const { actor, type, rest, asked, suggest, search } = createSearchActor();
    actor.send({ type: 'composition.started' });
    for (const value of ['k', 'ke', 'ke c']) type(value);
    actor.send({ type: 'search.submitted' });
    await rest();
    expect(asked).toEqual([]);
    expect(suggest.inputs).toEqual([]);
    actor.send({ type: 'composition.ended', value: '课程' });
    await rest();
    expect(asked).toEqual(['url.replace 课程']);
    expect(search.inputs.at(-1)?.query.keyword).toBe('课程');
  });

  test('shows suggestions, and forgets those of the word before (B061)', async () => {
    const { actor, type, rest, suggest, context } = createSearchActor();
    type('pl');
    await rest();
    await suggest.succeed({ suggestions: [PLAN] });
    expect(actor.getSnapshot().matches({ box: { suggesting: 'shown' } })).toBe(true);
    expect(context().suggestions).toEqual([PLAN]);
    type('plz');
    await rest();
    await suggest.fail('NETWORK');
    expect(context().suggestions).toEqual([]);
    expect(actor.getSnapshot().hasTag('failed')).toBe(false);
  });

  test('a focused empty box offers own and hot words at once, and Escape closes them (B061)', async () => {
    const { actor, suggest } = createSearchActor();
    actor.send({ type: 'box.focused' });
    expect(suggest.inputs).toEqual([{ keyword: '' }]);
    await suggest.succeed({ suggestions: [PLAN] });
    expect(actor.getSnapshot().hasTag('suggesting')).toBe(true);
    actor.send({ type: 'suggestions.dismissed' });
    expect(actor.getSnapshot().hasTag('suggesting')).toBe(false);
  });

  test('an address that trails behind never takes a letter away (B061)', async () => {
    const { actor, type, rest, late, context } = createSearchActor({}, { slow: true });
    type('plan');
    await rest();
    type('plann');
    for (const query of late) actor.send({ type: 'url.changed', query });
    expect(context().typed).toBe('plann');
    expect(context().query.keyword).toBe('plan');
  });
});

describe('deciding', () => {
  test('is an entry of its own, and Back leads to the decision before, not to half a word (B061)', async () => {
    const { actor, type, rest, entries, back, context, search } = createSearchActor({ keyword: 'music' });
    type('musical');
    await rest();
    expect(entries.map(({ keyword }) => keyword)).toEqual(['musical']);
    type('maths');
    actor.send({ type: 'search.submitted' });
    expect(entries.map(({ keyword }) => keyword)).toEqual(['music', 'maths']);
    expect(context().typed).toBe('maths');
    back();
    expect(context().typed).toBe('music');
    expect(search.inputs.at(-1)?.query.keyword).toBe('music');
  });

  test('Back and then another decision build on what Back has shown (B061)', () => {
    const { actor, type, entries, back } = createSearchActor({ keyword: 'a' });
    type('b');
    actor.send({ type: 'search.submitted' });
    back();
    actor.send({ type: 'facet.toggled', categoryId: CATEGORY });
    expect(entries.map(({ keyword, categoryIds }) => [keyword, categoryIds.length])).toEqual([
      ['a', 0],
      ['a', 1],
    ]);
  });

  test('the same decision twice is one entry (B061)', () => {
    const { actor, type, entries } = createSearchActor();
    type('plan');
    actor.send({ type: 'search.submitted' });
    actor.send({ type: 'search.submitted' });
    expect(entries).toHaveLength(2);
  });

  test('a slow router does not bring back an older word (B061)', () => {
    const { actor, type, late, context } = createSearchActor({ keyword: 'music' }, { slow: true });
    type('maths');
    actor.send({ type: 'search.submitted' });
    type('maths for');
    for (const query of late) actor.send({ type: 'url.changed', query });
    expect(context().typed).toBe('maths for');
    expect(context().query.keyword).toBe('maths');
  });

  test.each([
    [{ type: 'facet.toggled', categoryId: CATEGORY }, { categoryIds: [CATEGORY] }],
    [{ type: 'filter.chosen', filter: 'type', value: '5' }, { type: 5 }],
    [{ type: 'filter.chosen', filter: 'zone', value: '2' }, { zone: '2' }],
    [{ type: 'sort.changed', sort: '1' }, { sort: '1' }],
    [{ type: 'suggestion.chosen', keyword: ' planning ' }, { keyword: 'planning' }],
  ] as const)('%j starts on the first page (B061)', (event, expected) => {
    const { actor, entries } = createSearchActor({ page: 3 });
    actor.send(event);
    expect(entries.at(-1)).toEqual({ ...EMPTY_SEARCH_QUERY, ...expected, page: 1 });
    expect(entries).toHaveLength(2);
  });

  test('pages turn, filters go, the word stays (B061)', () => {
    const { actor, entries } = createSearchActor(parseSearchQuery({ keyword: 'plan', type: '5', sort: '1' }));
    actor.send({ type: 'page.changed', page: 2 });
    expect(entries.at(-1)?.page).toBe(2);
    actor.send({ type: 'filters.cleared' });
    expect(entries.at(-1)).toEqual({ ...EMPTY_SEARCH_QUERY, keyword: 'plan', sort: '1' });
    actor.send({ type: 'search.cleared' });
    expect(entries.at(-1)).toEqual({ ...EMPTY_SEARCH_QUERY, sort: '1' });
  });
});

describe('results', () => {
  test('are shown, or there are none (B063)', async () => {
    const { actor, search, context } = createSearchActor();
    expect(actor.getSnapshot().hasTag('searching')).toBe(true);
    await search.succeed({ total: 42 });
    expect(actor.getSnapshot().hasTag('hasResults')).toBe(true);
    expect(context().total).toBe(42);
    actor.send({ type: 'sort.changed', sort: '1' });
    await search.succeed({ total: 0 });
    expect(actor.getSnapshot().hasTag('noResults')).toBe(true);
  });

  test('of a question that is no longer asked are not shown (B061)', async () => {
    const { actor, search, context } = createSearchActor();
    const first = search.succeed({ total: 1 });
    actor.send({ type: 'sort.changed', sort: '1' });
    await first;
    expect(actor.getSnapshot().hasTag('searching')).toBe(true);
    expect(context().total).toBeNull();
  });

  test.each([{ type: 'search.retried' }, { type: 'network.restored' }] as const)(
    'that cannot be loaded come back after %j (B061)',
    async (event) => {
      const { actor, search, context } = createSearchActor({ keyword: 'plan' });
      await search.fail('NETWORK');
      expect(actor.getSnapshot().hasTag('failed')).toBe(true);
      expect(context().problem).toEqual({ code: 'NETWORK' });
      actor.send(event);
      await search.succeed({ total: 1 });
      expect(context().problem).toBeNull();
      expect(context().typed).toBe('plan');
    },
  );
});

describe('the history', () => {
  async function createOpened() {
    const all = createSearchActor();
    all.actor.send({ type: 'history.opened' });
    await all.loadHistory.succeed({ keywords: ['a', 'b', 'c'] });
    return all;
  }

  test('is cleared at once to the eye, and on the server when it cannot be undone any more (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared' });
    expect(context().history).toEqual([]);
    await vi.advanceTimersByTimeAsync(HISTORY_UNDO_MS - 1);
    expect(clearHistory.inputs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(clearHistory.inputs).toEqual([{ keywords: null }]);
    await clearHistory.succeed(undefined);
    expect(context().removed).toBeNull();
  });

  test('comes back by undo, without a call (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared', keyword: 'b' });
    expect(context().history).toEqual(['a', 'c']);
    expect(actor.getSnapshot().hasTag('historyUndoable')).toBe(true);
    actor.send({ type: 'history.undone' });
    expect(context().history).toEqual(['a', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(HISTORY_UNDO_MS);
    expect(clearHistory.inputs).toEqual([]);
  });

  test('several words go together, and leaving the page does it now (B061)', async () => {
    const { actor, clearHistory } = await createOpened();
    actor.send({ type: 'history.cleared', keyword: 'a' });
    actor.send({ type: 'history.cleared', keyword: 'c' });
    actor.send({ type: 'page.left' });
    expect(clearHistory.inputs).toEqual([{ keywords: ['a', 'c'] }]);
  });

  test('that could not be cleared is there again, and says so (B061)', async () => {
    const { actor, clearHistory, context } = await createOpened();
    actor.send({ type: 'history.cleared' });
    actor.send({ type: 'page.left' });
    await clearHistory.fail('NETWORK');
    expect(actor.getSnapshot().hasTag('historyFailed')).toBe(true);
    expect(context().history).toEqual(['a', 'b', 'c']);
    expect(context().historyProblem).toEqual({ code: 'NETWORK' });
    actor.send({ type: 'history.cleared' });
    expect(actor.getSnapshot().hasTag('historyUndoable')).toBe(true);
  });
});
