import contract from '@stoa/api/contract.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  choice,
  choiceOr,
  cursor,
  id,
  matching,
  MAX_PAGE,
  pageNumber,
  stripDefaults,
  text,
  withoutDefaults,
  words,
} from './search-fields.ts';

const ID = '1780000000000000001';
const schema = v.object({
  page: pageNumber(),
  sort: choiceOr(['newest', 'oldest'] as const, 'newest'),
  type: choice([1, 5] as const),
  keyword: words(5),
  at: cursor(),
  lesson: id(),
  slug: matching(/^[a-z]+$/),
  redirect: text(),
});
const NOTHING = { page: 1, sort: 'newest', keyword: '', at: '' };
/** As the router merges it: what was written, and what the schema makes of it above. */
const merged = (search: object) =>
  JSON.parse(JSON.stringify({ ...search, ...v.parse(schema, search) })) as object;

describe('search parameters', () => {
  it('are what the address says, with numbers as numbers', () => {
    const search = {
      page: '3',
      sort: 'oldest',
      type: '5',
      keyword: ' plan of ',
      at: 'WzAsImEiXQ',
      lesson: ID,
      slug: 'join',
      redirect: '/a ',
    };
    expect(v.parse(schema, search)).toEqual({ ...search, page: 3, type: 5, keyword: 'plan' });
  });

  it('come out the same when they are read again, as the router does', () => {
    const once = v.parse(schema, { page: '3', type: '5', keyword: 'plan of', lesson: ID });
    expect(v.parse(schema, once)).toEqual(once);
  });

  it.each([
    '50000',
    '10001',
    '-1',
    '0',
    'abc',
    '1e9',
    '1e3',
    '1.5',
    '',
    ' ',
    '99999999999999999999',
    null,
    {},
  ])('never ask for a page %j, which the API would refuse', (page) =>
    expect(v.parse(schema, { page }).page).toBe(1),
  );

  it('reach the last page that the contract has', () => {
    const { maximum } = contract.components.parameters.PageNumber.schema;
    expect(MAX_PAGE).toBe(maximum);
    expect(v.parse(schema, { page: String(maximum) }).page).toBe(maximum);
  });

  it.each([
    { sort: 'best', type: '9', at: '../x', lesson: '178', slug: 'A!' },
    { sort: 7, type: {}, keyword: [], at: 4, lesson: 1_780, slug: null, redirect: 5 },
    { sort: '', type: '', at: '', lesson: '', slug: '' },
  ])('fall back where they are not understood, and nothing of what was written stays: %j', (search) => {
    expect(merged(search)).toEqual(NOTHING);
  });
});

describe('the addresses of a page', () => {
  it('leave out what is the default', () => {
    expect(stripDefaults(schema, v.parse(schema, { page: '1', sort: 'newest', type: '5' }))).toEqual({
      type: 5,
    });
  });

  it('keep parameters of others', () => {
    const [leaveOut] = withoutDefaults(schema).middlewares;
    const search = { page: 1, sort: 'oldest', 'sxz-lang': 'de_DE' };
    expect(leaveOut?.({ search, next: (given) => given })).toEqual({ sort: 'oldest', 'sxz-lang': 'de_DE' });
  });
});
