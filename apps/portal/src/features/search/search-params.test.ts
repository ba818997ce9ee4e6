import { EMPTY_SEARCH_QUERY, parseSearchQuery } from '@stoa/machines/search';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { searchPageSearch } from './search-params.ts';

const ID = '1720000000000000001';
const queryOf = (search: object) => parseSearchQuery(v.parse(searchPageSearch, search));

it('keeps everything that a search understands', () => {
  const search = {
    keyword: 'plan',
    categoryIds: ID,
    type: '17',
    zone: '2',
    sort: '1',
    member: '2',
    status: '3',
    vipPackageId: ID,
    cardType: 'class',
    from: 'home',
    page: '10000',
  };
  expect(queryOf(search)).toEqual(parseSearchQuery(search));
});

it.each([
  { page: '50000' },
  { page: '-1' },
  { page: 'abc' },
  { page: '1e9' },
  { type: '9', sort: '9', zone: '7', status: '4', member: '0' },
  { vipPackageId: "' OR 1=1", cardType: '<script>', from: 'x'.repeat(65), categoryIds: '1,x' },
])('opens a search for everything where the address is not understood: %j (B061)', (search) => {
  expect(queryOf(search)).toEqual(EMPTY_SEARCH_QUERY);
});
