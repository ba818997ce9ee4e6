import { expect, test } from 'vitest';
import * as v from 'valibot';
import { hotHref, hotParams } from './hot-address.ts';
import { searchPageSearch } from './search-params.ts';

const SCHOOL = '1700000000000000001';
const hotOf = (search: object) => {
  const { list, rankingPeriod, rankingType } = v.parse(searchPageSearch, search);
  return { list, rankingPeriod, rankingType };
};

test('a hot list comes back from its address', () => {
  const hot = { list: 3, rankingPeriod: 4, rankingType: '2' } as const;
  const search = Object.fromEntries(new URL(hotHref(SCHOOL, hot), 'http://portal').searchParams);
  expect(hotOf(search)).toEqual(hot);
});

test('what is not understood is the hottest of all time, by learners', () => {
  const hot = hotOf({ list: '4', rankingPeriod: '1', rankingType: 'x' });
  expect(hot).toEqual({ list: 2, rankingPeriod: 3, rankingType: '1' });
  expect(hotHref(SCHOOL, hot)).toBe(`/portal/${SCHOOL}/search`);
  expect(JSON.parse(JSON.stringify(hotParams(SCHOOL, hot, 'en_US')))).toEqual({
    schoolId: SCHOOL,
    lang: 'en_US',
  });
});
