import { EMPTY_SEARCH_QUERY, parseSearchQuery } from '@stoa/machines/search';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  isBlankSearch,
  isTooLong,
  searchHref,
  searchParams,
  withoutFilter,
} from './search-address.ts';

const SCHOOL = '1700000000000000001';
const ONE = '1720000000000000001';
const TWO = '1720000000000000002';
const FULL = parseSearchQuery({
  keyword: 'plan',
  categoryIds: `${ONE},${TWO}`,
  type: '5',
  zone: '2',
  sort: '1',
  member: '2',
  vipPackageId: ONE,
  cardType: 'class',
  from: 'home',
  status: '2',
  page: '3',
});

describe('the address of a search', () => {
  test('has everything in it and comes back as it was', () => {
    const href = searchHref(SCHOOL, FULL);
    const search = Object.fromEntries(new URL(href, 'http://portal').searchParams);
    expect(parseSearchQuery(search)).toEqual(FULL);
  });

  test('has nothing in it that is the default anyway', () => {
    expect(searchHref(SCHOOL, EMPTY_SEARCH_QUERY)).toBe(`/portal/${SCHOOL}/search`);
    expect(searchHref(SCHOOL, { keyword: 'a & b' })).toBe(`/portal/${SCHOOL}/search?keyword=a+%26+b`);
  });

  test('opens a search whatever is written in it', () => {
    const hostile = {
      sort: '9',
      page: '-1',
      type: 'abc',
      zone: '7',
      status: 'x',
      member: '0',
      categoryIds: '1,x',
      keyword: 'x'.repeat(10_000),
    };
    expect(parseSearchQuery(hostile)).toEqual({ ...EMPTY_SEARCH_QUERY, keyword: 'x'.repeat(200) });
    expect(isTooLong(hostile.keyword)).toBe(true);
    expect(isTooLong('😀'.repeat(200))).toBe(false);
    expect(isTooLong(['a'])).toBe(false);
  });
});

describe('what the API is asked', () => {
  test('names what differs from the default, with numbers as numbers', () => {
    expect(JSON.parse(JSON.stringify(searchParams(SCHOOL, FULL, 'en_US')))).toEqual({
      schoolId: SCHOOL,
      keyword: 'plan',
      categoryIds: [ONE, TWO],
      type: 5,
      zone: '2',
      sort: '1',
      member: 2,
      status: 2,
      vipPackageId: ONE,
      cardType: 'class',
      pageNumber: 3,
      lang: 'en_US',
    });
  });

  test('is the numbers alone where nothing is searched for, wherever the reader comes from', () => {
    const blank = { ...EMPTY_SEARCH_QUERY, from: 'home' };
    expect(isBlankSearch(blank)).toBe(true);
    expect(JSON.parse(JSON.stringify(searchParams(SCHOOL, blank, 'en_US')))).toEqual({
      schoolId: SCHOOL,
      pageSize: 1,
      lang: 'en_US',
    });
    expect(isBlankSearch({ ...blank, sort: '0' })).toBe(false);
  });
});

describe('the chips of a search', () => {
  test('are its filters, each category one of its own; keyword, order and page are none', () => {
    expect(activeFilters(FULL)).toEqual([
      { filter: 'type', value: '5' },
      { filter: 'categoryIds', value: ONE },
      { filter: 'categoryIds', value: TWO },
      { filter: 'zone', value: '2' },
      { filter: 'status', value: '2' },
      { filter: 'member', value: '2' },
      { filter: 'vipPackageId', value: ONE },
      { filter: 'cardType', value: 'class' },
    ]);
    expect(activeFilters({ ...EMPTY_SEARCH_QUERY, keyword: 'plan', sort: '0', page: 2 })).toEqual([]);
  });

  test('lead back to the first page without the filter', () => {
    expect(withoutFilter(FULL, 'type')).toEqual({ ...FULL, type: 0, page: 1 });
    expect(withoutFilter(FULL, 'categoryIds')).toEqual({ ...FULL, categoryIds: [], page: 1 });
    expect(withoutFilter(FULL, 'categoryIds', ONE)).toEqual({ ...FULL, categoryIds: [TWO], page: 1 });
    expect(withoutFilter(FULL, 'vipPackageId')).toEqual({ ...FULL, vipPackageId: null, page: 1 });
  });

  test('leave nothing when all are gone', () => {
    const bare = activeFilters(FULL).reduce((query, { filter }) => withoutFilter(query, filter), FULL);
    expect(activeFilters(bare)).toEqual([]);
    expect(bare).toMatchObject({ keyword: 'plan', sort: '1' });
  });
});
