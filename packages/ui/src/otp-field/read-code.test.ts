import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Code: 123-456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３', '123'],
  ['12345678', '123456'],
  ['abc', ''],
])('reads %s as %s', (typed, code) => {
  expect(readCode(typed, 6)).toBe(code);
});
