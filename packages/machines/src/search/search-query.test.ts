import { describe, expect, test } from 'vitest';
import {
  chooseFilter,
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  isSameSearch,
  normaliseKeyword,
  parseSearchQuery,
  toggleCategory,
} from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

const [A, B] = ['1700000000000400001', '1700000000000400002'] as const;
const FULL: SearchQuery = {
  keyword: 'プロジェクト',
  categoryIds: [A, B],
  type: 17,
  zone: '2',
  sort: '1',
  member: 2,
  status: 3,
  vipPackageId: '1700000000000500001',
  cardType: 'course',
  from: 'home',
  page: 3,
};

describe('the address of a search', () => {
  test('says everything and reads back as it was (B061)', () => {
    expect(formatSearchQuery(FULL)).toEqual({
      keyword: 'プロジェクト',
      categoryIds: `${A},${B}`,
      type: '17',
      zone: '2',
      sort: '1',
      member: '2',
      status: '3',
      vipPackageId: '1700000000000500001',
      cardType: 'course',
      from: 'home',
      page: '3',
    });
    expect(parseSearchQuery(formatSearchQuery(FULL))).toEqual(FULL);
  });

  test('says nothing of what is the default anyway (B061)', () => {
    expect(formatSearchQuery(EMPTY_SEARCH_QUERY)).toEqual({});
    expect(parseSearchQuery({})).toEqual(EMPTY_SEARCH_QUERY);
  });

  test('may have been read by a router that makes numbers of digits (B061)', () => {
    expect(parseSearchQuery({ keyword: 42, type: 5, sort: 0, page: 2 })).toEqual({
      ...EMPTY_SEARCH_QUERY,
      keyword: '42',
      type: 5,
      sort: '0',
      page: 2,
    });
    // An id of 19 digits that became a number has lost its last ones, and must not choose another category.
    expect(parseSearchQuery({ categoryIds: Number(A) }).categoryIds).toEqual([]);
  });

  test.each([
    { type: '9' },
    { type: 'x' },
    { sort: '9' },
    { zone: '7' },
    { member: '0' },
    { status: '4' },
    { page: '0' },
    { page: '-1' },
    { page: '1e3' },
    { page: '99999' },
    { page: '1.5' },
    { categoryIds: 'x,12' },
    { categoryIds: { a: 1 } },
    { vipPackageId: "' OR 1=1" },
    { cardType: '<script>' },
    { from: 'x'.repeat(65) },
    { keyword: {} },
    { keyword: null },
    { keyword: '  \n ' },
  ])('opens a search all the same when it is broken: %j (B061)', (search) => {
    expect(parseSearchQuery(search)).toEqual(EMPTY_SEARCH_QUERY);
  });

  test('holds a keyword of 10,000 characters to what is searched for (B061)', () => {
    expect(normaliseKeyword('語'.repeat(10_000))).toBe('語'.repeat(200));
    expect([...normaliseKeyword('👩‍🎓'.repeat(10_000))]).toHaveLength(200);
    expect(normaliseKeyword('  a \t\n b\u3000c ')).toBe('a b c');
    expect(normaliseKeyword('\uD800x').isWellFormed()).toBe(true);
  });

  test('holds at most 50 categories, each once (B061)', () => {
    const many = Array.from({ length: 60 }, (_, index) => String(1700000000000400000n + BigInt(index)));
    expect(parseSearchQuery({ categoryIds: [...many, ...many].join(',') }).categoryIds).toEqual(
      many.slice(0, 50),
    );
  });
});

test('a category goes in and out, and the page starts anew (B061)', () => {
  const one = toggleCategory({ ...EMPTY_SEARCH_QUERY, page: 4 }, A);
  expect(one).toEqual({ ...EMPTY_SEARCH_QUERY, categoryIds: [A], page: 1 });
  expect(toggleCategory(one, A)).toEqual(EMPTY_SEARCH_QUERY);
});

test('a filter takes only what it knows (B061)', () => {
  expect(chooseFilter(FULL, 'type', '5')).toEqual({ ...FULL, type: 5, page: 1 });
  expect(chooseFilter(FULL, 'status', null)).toEqual({ ...FULL, status: null, page: 1 });
  expect(chooseFilter(FULL, 'zone', '9')).toEqual({ ...FULL, zone: '0', page: 1 });
});

test('two queries are the same when their address is (B061)', () => {
  expect(isSameSearch(FULL, { ...FULL })).toBe(true);
  expect(isSameSearch(FULL, { ...FULL, page: 1 })).toBe(false);
});

test.each(['0', '1', '2', '3', '4', '5', '10', '11', '12', '17'])('type %s is one of them (B061)', (type) => {
  expect(parseSearchQuery({ type }).type).toBe(Number(type));
});

test.each(['1', '2', '3'])('audience and status %s are one of them (B061)', (value) => {
  expect(parseSearchQuery({ member: value, status: value })).toMatchObject({
    member: Number(value),
    status: Number(value),
  });
});

test('a page, a card type and a place have their limits, and what is at a limit counts (B061)', () => {
  const [cardType, from] = ['x'.repeat(32), 'x'.repeat(64)];
  expect(parseSearchQuery({ page: '10000', cardType, from })).toMatchObject({ page: 10_000, cardType, from });
  expect(parseSearchQuery({ page: '10001', cardType: `${cardType}x`, from: `${from}x` })).toMatchObject({
    page: 1,
    cardType: null,
    from: null,
  });
});
