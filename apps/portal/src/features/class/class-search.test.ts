import { expect, test } from 'vitest';
import { parseClassSearch } from './class-search.ts';

test.each([
  [{ lesson: '1780000000000000001' }, { lesson: '1780000000000000001' }],
  [{ lesson: '178' }, {}],
  [{ lesson: 1_780 }, {}],
  [{ lesson: '<script>', other: 'x' }, {}],
  [{}, {}],
])('%o opens %o (R11)', (search, parsed) => {
  expect(parseClassSearch(search)).toEqual(parsed);
});
