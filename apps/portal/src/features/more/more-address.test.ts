import { describe, expect, test } from 'vitest';
import { listParams, moreHref, parseMoreQuery, rankingParams, type ListQuery } from './more-address.ts';

const SCHOOL = '1700000000000000001';
const EVERYTHING: ListQuery = {
  kind: 'list',
  blockId: undefined,
  type: 0,
  sort: undefined,
  zone: '0',
  page: 1,
};
const read = (href: string) =>
  parseMoreQuery(Object.fromEntries(new URL(href, 'http://portal').searchParams));
const asked = (params: object): unknown => JSON.parse(JSON.stringify(params));

describe('a list behind a block', () => {
  const query: ListQuery = { kind: 'list', blockId: 'b-classes', type: 5, sort: '1', zone: '2', page: 4 };

  test('comes back from its address', () => {
    expect(read(moreHref(SCHOOL, query))).toEqual(query);
    expect(moreHref(SCHOOL, EVERYTHING)).toBe(`/portal/${SCHOOL}/more`);
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
  ])('is everything where the address is not understood: %o', (search) => {
    expect(parseMoreQuery(search)).toEqual(EVERYTHING);
  });
});

describe('a leaderboard', () => {
  test('comes back from its address', () => {
    const query = { kind: 'ranking', counted: 'lessons', period: 2 } as const;
    expect(read(moreHref(SCHOOL, query))).toEqual(query);
  });

  test('is that of all time by points where nothing else is understood', () => {
    const query = parseMoreQuery({ list: 'leaderboard', kind: 'x', period: '5' });
    expect(query).toEqual({ kind: 'ranking', counted: 'points', period: 4 });
    expect(moreHref(SCHOOL, query)).toBe(`/portal/${SCHOOL}/more?list=leaderboard`);
    expect(query.kind === 'ranking' && rankingParams(SCHOOL, query, 'en_US')).toEqual({
      schoolId: SCHOOL,
      kind: 'points',
      period: 4,
      lang: 'en_US',
    });
  });
});
