import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_SEARCH_QUERY, parseSearchQuery } from './search-query.ts';
import { CATEGORY, PLAN, createSearchActor } from './search.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('typing', () => {
  test('is searched for when it rests, once, in the same entry of the history (B061)', async () => {
    const { type, rest, search, suggest, asked, entries } = createSearchActor();
    for (const value of ['p', 'pl', 'pla', 'plan']) type(value);
    await vi.advanceTimersByTimeAsync(250 - 1);
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
