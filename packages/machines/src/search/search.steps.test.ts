import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { EMPTY_SEARCH_QUERY } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';
import { PLAN, createSearchActor } from './search.fixtures.ts';
import { searchMachine } from './search.machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Search = ReturnType<typeof createSearchActor>;

const boxOf = ({ actor }: Search) => (actor.getSnapshot().value as { box: unknown }).box;

describe('the box', () => {
  test('keeps what is composed, and asks for nothing meanwhile (B061)', async () => {
    const all = createSearchActor();
    all.actor.send({ type: 'composition.started' });
    all.type('ke');
    await all.rest();
    expect([all.context().typed, boxOf(all), all.asked]).toEqual(['ke', 'composing', []]);
    all.actor.send({ type: 'composition.ended', value: '课' });
    expect([all.context().typed, boxOf(all)]).toEqual(['课', 'typing']);
  });

  test('says which suggestions it has, and has none when it is closed (B061)', async () => {
    const all = createSearchActor();
    const { actor, suggest, context } = all;
    actor.send({ type: 'box.focused' });
    expect(boxOf(all)).toEqual({ suggesting: 'loading' });
    await suggest.succeed({ suggestions: [PLAN] });
    expect([boxOf(all), context().suggestions]).toEqual([{ suggesting: 'shown' }, [PLAN]]);
    actor.send({ type: 'suggestions.dismissed' });
    expect([boxOf(all), context().suggestions]).toEqual(['idle', []]);
  });

  test.each(['nothing', 'a failure'])(
    'shows no suggestions of the word before when %s comes (B061)',
    async (end) => {
      const all = createSearchActor();
      all.type('pl');
      await all.rest();
      await all.suggest.succeed({ suggestions: [PLAN] });
      all.type('plz');
      await all.rest();
      if (end === 'nothing') await all.suggest.succeed({ suggestions: [] });
      else await all.suggest.fail('NETWORK');
      expect([boxOf(all), all.context().suggestions]).toEqual([{ suggesting: 'nothing' }, []]);
    },
  );

  test.each([
    { type: 'suggestion.chosen', keyword: 'planning' },
    { type: 'search.submitted' },
    { type: 'search.cleared' },
  ] as const)('%j closes it, and leads to the first page once (B061)', async (event) => {
    const all = createSearchActor({ keyword: 'music', page: 3 });
    all.type('planning');
    all.actor.send(event);
    const keyword = event.type === 'search.cleared' ? '' : 'planning';
    expect(boxOf(all)).toBe('idle');
    await all.rest();
    expect(all.asked).toEqual([`url.push ${keyword}`]);
    expect(all.entries.at(-1)).toEqual({ ...EMPTY_SEARCH_QUERY, keyword, page: 1 });
  });

  test('leads to the first page while one types, too (B061)', async () => {
    const all = createSearchActor({ keyword: 'music', page: 3 });
    all.type('musical');
    await all.rest();
    expect(all.entries).toEqual([{ ...EMPTY_SEARCH_QUERY, keyword: 'musical' }]);
  });

  test('suggestions that were never provided fail loudly (B061)', async () => {
    const search = fakeActor<{ total: number }, { query: SearchQuery }>();
    const actor = createActor(searchMachine.provide({ actors: { search: search.logic } }), {
      input: { query: EMPTY_SEARCH_QUERY },
    });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    actor.send({ type: 'box.focused' });
    await settled();
    expect(errors).toEqual([expect.any(NotProvidedError)]);
  });
});

describe('the address', () => {
  test('that says the same is not searched for again, but takes back what was half typed (B061)', () => {
    const { actor, search, type, context } = createSearchActor({ keyword: 'music' });
    type('musi');
    actor.send({ type: 'url.changed', query: { ...EMPTY_SEARCH_QUERY, keyword: 'music' } });
    expect(search.inputs).toHaveLength(1);
    expect(context().typed).toBe('music');
  });

  test('may say several wishes one after the other, and none of them takes a letter away (B061)', async () => {
    const { actor, type, rest, late, context } = createSearchActor({}, { slow: true });
    for (const value of ['a', 'ab']) {
      type(value);
      await rest();
    }
    type('abc');
    for (const query of late) actor.send({ type: 'url.changed', query });
    expect(late.map(({ keyword }) => keyword)).toEqual(['a', 'ab']);
    expect([context().typed, context().query.keyword, context().awaited]).toEqual(['abc', 'ab', []]);
  });

  test.each([
    [1, 1],
    [0, 1],
    [-4, 1],
    [2.7, 2],
  ])('page %j is page %j (B061)', (page, expected) => {
    const { actor, entries } = createSearchActor({ page: 3 });
    actor.send({ type: 'page.changed', page });
    expect(entries.at(-1)?.page).toBe(expected);
  });

  test('for which nothing is found says how much that is (B063)', async () => {
    const { search, context } = createSearchActor();
    await search.succeed({ total: 0 });
    expect(context().total).toBe(0);
  });
});

describe('the history shows at each step', () => {
  const shownBy = ({ actor, context }: Search) => [
    [...actor.getSnapshot().tags].filter((tag) => tag.startsWith('history')),
    context().history,
    context().historyProblem?.code ?? null,
  ];

  test('how it is loaded, cleared and brought back, and nothing of an earlier failure (B061)', async () => {
    const all = createSearchActor();
    const { actor, loadHistory, clearHistory, context } = all;
    const load = async (): Promise<void> => {
      actor.send({ type: 'history.opened' });
      expect(shownBy(all)[0]).toEqual(['historyLoading']);
      await loadHistory.succeed({ keywords: ['a', 'b'] });
      expect(shownBy(all)).toEqual([[], ['a', 'b'], null]);
    };
    expect(shownBy(all)).toEqual([[], [], null]);
    actor.send({ type: 'history.opened' });
    await loadHistory.fail('NETWORK');
    expect(shownBy(all)).toEqual([['historyFailed'], [], 'NETWORK']);
    await load();
    actor.send({ type: 'history.cleared', keyword: 'a' });
    expect(shownBy(all)).toEqual([['historyUndoable'], ['b'], null]);
    actor.send({ type: 'history.undone' });
    expect(shownBy(all)).toEqual([[], ['a', 'b'], null]);
    expect(context().removed).toBeNull();
    actor.send({ type: 'history.cleared' });
    actor.send({ type: 'page.left' });
    expect(shownBy(all)).toEqual([[], [], null]);
    await clearHistory.fail('NETWORK');
    expect(shownBy(all)).toEqual([['historyFailed'], ['a', 'b'], 'NETWORK']);
    expect(context().removed).toBeNull();
    actor.send({ type: 'history.cleared', keyword: 'b' });
    expect(shownBy(all)).toEqual([['historyUndoable'], ['a'], null]);
    actor.send({ type: 'page.left' });
    expect(clearHistory.inputs.at(-1)).toEqual({ keywords: ['b'] });
    await clearHistory.fail('NETWORK');
    await load();
    actor.send({ type: 'history.cleared', keyword: 'b' });
    actor.send({ type: 'page.left' });
    await clearHistory.succeed(undefined);
    expect(shownBy(all)).toEqual([[], ['a'], null]);
    await load();
  });

  test('the time for an undo begins anew with each word (B061)', async () => {
    const { actor, loadHistory, clearHistory } = createSearchActor();
    actor.send({ type: 'history.opened' });
    await loadHistory.succeed({ keywords: ['a', 'b'] });
    actor.send({ type: 'history.cleared', keyword: 'a' });
    await vi.advanceTimersByTimeAsync(5_000);
    actor.send({ type: 'history.cleared', keyword: 'b' });
    await vi.advanceTimersByTimeAsync(8_000 - 1);
    expect(clearHistory.inputs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(clearHistory.inputs).toEqual([{ keywords: ['a', 'b'] }]);
  });
});
