import { expect, it } from 'vitest';
import { readSearch } from '../../app/search-fields.ts';
import { tabHref, tabParams } from './space-address.ts';
import { spaceSearch } from './space-search.ts';

const SCHOOL = '1700000000000000001';
const ID = '1700000000000100003';

it('reads what fits and leaves out the rest (R15)', () => {
  expect(
    readSearch(spaceSearch, {
      userId: ID,
      activity: 'following',
      kind: 'exams',
      status: 'learning',
      page: '3',
    }),
  ).toEqual({
    userId: ID,
    activity: 'following',
    kind: 'exams',
    status: 'learning',
    page: 3,
  });
  for (const page of ['0', '-2', '1.5', 'x', undefined])
    expect(readSearch(spaceSearch, { activity: 'theirs', kind: 'films', status: 'x', page })).toEqual({
      userId: undefined,
      activity: 'mine',
      kind: 'courses',
      status: 'all',
      page: 1,
    });
});

it('has one spelling for each page of a space (R15)', () => {
  expect(tabHref(SCHOOL, 'works', { userId: ID, kind: 'courses', page: 2 })).toBe(
    `/personSpace/${SCHOOL}/works?userId=${ID}&page=2`,
  );
  expect(tabHref(SCHOOL, 'fan')).toBe(`/personSpace/${SCHOOL}/fan`);
  const search = readSearch(spaceSearch, { userId: ID, kind: 'exams', status: 'learning', page: '3' });
  expect(tabParams('works', search)).toEqual({ userId: ID, kind: 'exams', page: 3 });
  expect(tabParams('learningProcess', search)).toEqual({ userId: ID, status: 'learning', page: 3 });
  expect(tabParams('fan', search)).toEqual({ userId: ID });
  expect(tabParams('dynamics', readSearch(spaceSearch, { activity: 'following', page: '3' }))).toEqual({
    activity: 'following',
  });
});
