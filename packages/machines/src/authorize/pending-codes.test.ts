import { expect, test } from 'vitest';
import { codesToRevoke } from '../logout-routing/index.ts';
import { pendingCodesOf, readNotedCodes, withCode, withoutCode } from './pending-codes.ts';

const NOW = 1_795_000_000_000;

test('codes that were fetched in the last ten minutes are what a logout deletes (B020)', () => {
  const noted = withCode(withCode([], 'old', NOW - 600_000), 'young', NOW - 599_000);
  expect(pendingCodesOf(noted, NOW)).toEqual([
    { code: 'old', ageSeconds: 600 },
    { code: 'young', ageSeconds: 599 },
  ]);
  expect(codesToRevoke(pendingCodesOf(noted, NOW))).toEqual(['young']);
});

test('the list forgets what is too old, and a code that was deleted (B020)', () => {
  const noted = withCode(withCode([], 'old', NOW - 600_000), 'new', NOW);
  expect(noted).toEqual([{ code: 'new', notedAt: NOW }]);
  expect(withoutCode(noted, 'new')).toEqual([]);
});

test('the list does not grow without end (B020)', () => {
  let noted = readNotedCodes(null);
  for (let count = 0; count < 30; count += 1) noted = withCode(noted, `code-${count}`, NOW);
  expect(noted).toHaveLength(20);
  expect(noted.at(-1)?.code).toBe('code-29');
});

test('a clock that was set back does not lose a code (B020)', () => {
  expect(pendingCodesOf([{ code: 'c', notedAt: NOW + 5_000 }], NOW)).toEqual([{ code: 'c', ageSeconds: 0 }]);
});

test.each(['', 'null', '{}', '7', '[1,{"code":1},{"code":"x"}]', '[{'])('%j holds no codes', (stored) => {
  expect(readNotedCodes(stored)).toEqual([]);
});

test('what was written is read again', () => {
  const noted = withCode([], 'c', NOW);
  expect(readNotedCodes(JSON.stringify(noted))).toEqual(noted);
});

test.each([
  'null',
  '7',
  '"code"',
  '{}',
  '{"code":"x"}',
  '{"code":"x","notedAt":"1"}',
  '{"notedAt":1}',
  '{"code":1,"notedAt":1}',
])('a list is read without %s in it (B020)', (entry) => {
  expect(readNotedCodes(`[${entry},{"code":"c","notedAt":1}]`)).toEqual([{ code: 'c', notedAt: 1 }]);
});
