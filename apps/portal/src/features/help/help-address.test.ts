import { expect, it } from 'vitest';
import * as v from 'valibot';
import { helpHref } from './help-address.ts';
import { helpSearch } from './help-search.ts';

it.each([
  [{}, { type: 1, keyword: '', article: undefined }],
  [
    { type: '2', keyword: 'csv' },
    { type: 2, keyword: 'csv', article: undefined },
  ],
  [
    { type: '3', article: 'join-a-school' },
    { type: 1, keyword: '', article: 'join-a-school' },
  ],
  [{ article: '../secret' }, { type: 1, keyword: '', article: undefined }],
] as const)('reads %j as %j (R67)', (search, address) =>
  expect(v.parse(helpSearch, search)).toEqual(address),
);

it('writes what it reads', () => {
  const address = { type: 2 as const, keyword: 'a b', article: 'import-members' };
  const { searchParams } = new URL(helpHref(address), 'https://stoa.example');
  expect(v.parse(helpSearch, Object.fromEntries(searchParams))).toEqual(address);
});
