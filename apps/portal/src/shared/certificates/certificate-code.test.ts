import { expect, test } from 'vitest';
import { groupedCode, readCode } from './certificate-code.ts';

test('a code is read however it was typed', () => {
  expect(groupedCode('7KQ2M9XD4TBH')).toBe('7KQ2-M9XD-4TBH');
  expect(readCode('7kq2-m9xd 4tbh')).toBe('7KQ2M9XD4TBH');
  expect(readCode('oil2M9XD4TBH')).toBe('0112M9XD4TBH');
});

test.each(['', '7KQ2', '7KQ2M9XD4TBHX', '7KQ2M9XD4TB!', 'UKQ2M9XD4TBH'])('%j is no code', (typed) => {
  expect(readCode(typed)).toBeUndefined();
});
