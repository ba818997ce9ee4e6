import { expect, it } from 'vitest';
import { readPhoneNumber } from './read-phone-number.ts';

it.each([
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['١٣٨٠٠٠٠٠٠٠١', '13800000001'],
  ['8613800000001', '8613800000001'],
  ['', ''],
])('reads %s as %s', (typed, number) => {
  expect(readPhoneNumber(typed, '86')).toBe(number);
});
