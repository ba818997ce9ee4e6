import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { listHref, listParams, moreParams, rankingHref, rankingParams } from './more-address.ts';
import { moreSearch } from './more-search.ts';

const SCHOOL = '1700000000000000001';
const read = (search: object) => v.parse(moreSearch, search);
const EVERYTHING = read({});
const searchOf = (href: string) => Object.fromEntries(new URL(href, 'http://portal').searchParams);
const asked = (params: object): unknown => JSON.parse(JSON.stringify(params));

describe('a list behind a block', () => {
  const query = read({ blockId: 'b-classes', type: '5', sort: '1', zone: '2', page: '4' });

  test('comes back from its address', () => {
    expect(read(searchOf(listHref(SCHOOL, query)))).toEqual(query);
    expect(listHref(SCHOOL, EVERYTHING)).toBe(`/portal/${SCHOOL}/more`);
  });

  test('asks for what differs from the default', () => {
    expect(asked(listParams(SCHOOL, query, 'en_US'))).toEqual({
      schoolId: SCHOOL,
      blockId: 'b-classes',
      type: 5,
      sort: '1',
      zone: '2',
      pageNumber: 4,
      lang: 'en_US',
    });
    expect(asked(listParams(SCHOOL, EVERYTHING, 'en_US'))).toEqual({ schoolId: SCHOOL, lang: 'en_US' });
  });

  test.each([
    { blockId: '../../etc', type: 'abc', sort: '9', zone: '3', page: '0' },
    { blockId: 'x'.repeat(65), type: '6', sort: '', zone: '', page: '-1' },
    { list: 'nothing', page: '1e3' },
    { page: '99999999' },
    { page: '50000' },
  ])('is everything where the address is not understood: %o', (search) => {
    expect(asked(read(search))).toEqual(asked(EVERYTHING));
  });
});

describe('a leaderboard', () => {
  test('comes back from its address', () => {
    const classId = '1770000000000000012';
    const query = read({ list: 'leaderboard', kind: 'lessons', period: '2', classId, among: 'following' });
    expect(query).toMatchObject({ classId, among: 'following' });
    expect(read(searchOf(rankingHref(SCHOOL, query)))).toEqual(query);
  });

  test('is that of all time by points where nothing else is understood', () => {
    const query = read({ list: 'leaderboard', kind: 'x', period: '5', classId: '1', among: 'x' });
    expect(moreParams(query)).toEqual({ list: 'leaderboard' });
    expect(rankingHref(SCHOOL, query)).toBe(`/portal/${SCHOOL}/more?list=leaderboard`);
    expect(rankingParams(SCHOOL, query, 'en_US')).toEqual({
      schoolId: SCHOOL,
      kind: 'points',
      period: 4,
      lang: 'en_US',
    });
  });
});
