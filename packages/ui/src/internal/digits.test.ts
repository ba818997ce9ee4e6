import { expect, it } from 'vitest';
import { normalizeDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['１３８００', '13800'],
  ['a1-b２', 'a1-b2'],
])('reads %s as %s', (typed, meant) => {
  expect(normalizeDigits(typed)).toBe(meant);
});
