import { parseSearchQuery } from '@stoa/machines/search';
import { describe, expect, test } from 'vitest';
import { listParams, parseMoreQuery, rankingParams } from '../../../portal/src/features/more/more-address.ts';
import { hotParams, parseHotQuery } from '../../../portal/src/features/search/hot-address.ts';
import { isBlankSearch, searchParams } from '../../../portal/src/features/search/search-address.ts';
import { hotQueryOf, isBlank, moreQueryOf, parametersOf, searchQueryOf, set } from './list-queries.ts';

const SCHOOL = '1700000000000000001';
const ID = '1720000000000000001';

/** What the portal asks for, as its cache keys it. */
const keyed = ({ schoolId: _schoolId, lang: _lang, ...query }: { schoolId: string; lang: string }): unknown =>
  JSON.parse(JSON.stringify(query));
const parametersIn = (search: string) => parametersOf(new URL(`http://portal/page?${search}`));

// A page whose first data lies under another key than the portal asks for is right, and asks for everything twice.
describe('the first data of a search has the key that the portal asks for', () => {
  test.each([
    '',
    'from=home',
    'keyword=plan',
    'keyword=+a%20%20b+&type=5&zone=2&sort=0&member=2&status=3&page=2',
    `categoryIds=${ID},${ID},x,12&vipPackageId=x,${ID}&cardType=class&from=home`,
    'sort=9&page=-1&type=abc&zone=0&member=1&status=4',
    'type=0&page=1&zone=&keyword=',
    `keyword=${'😀'.repeat(5_000)}`,
    'keyword=%ED%A0%80x&page=99999&cardType=a%20b',
    'keyword=a&keyword=b',
    'list=3&rankingPeriod=4&rankingType=2',
    'list=9&rankingPeriod=1&rankingType=',
  ])('?%s', (search) => {
    const address = parametersIn(search);
    const query = parseSearchQuery(address);
    const own = set(searchQueryOf(address));
    expect(own).toEqual(keyed(searchParams(SCHOOL, query, 'en_US')));
    expect(isBlank(own)).toBe(isBlankSearch(query));
    expect(set(hotQueryOf(address))).toEqual(keyed(hotParams(SCHOOL, parseHotQuery(address), 'en_US')));
  });
});

describe('the first data of a whole list has the key that the portal asks for', () => {
  test.each([
    '',
    'blockId=b-classes&sort=1',
    'type=3&zone=1&page=2',
    'blockId=../x&type=6&zone=0&sort=&page=0',
    'type=0&page=10001',
    'list=other',
  ])('?%s', (search) => {
    const query = parseMoreQuery(parametersIn(search));
    const own = moreQueryOf(parametersIn(search));
    expect(own.kind).toBe(query.kind);
    expect(query.kind === 'list' && keyed(listParams(SCHOOL, query, 'en_US'))).toEqual(set(own.query));
  });

  test.each([
    'list=leaderboard',
    'list=leaderboard&kind=lessons&period=1',
    'list=leaderboard&kind=x&period=9',
  ])('?%s', (search) => {
    const query = parseMoreQuery(parametersIn(search));
    const own = moreQueryOf(parametersIn(search));
    expect(own.kind === 'ranking' && { kind: own.counted, ...own.query }).toEqual(
      query.kind === 'ranking' && keyed(rankingParams(SCHOOL, query, 'en_US')),
    );
  });
});
