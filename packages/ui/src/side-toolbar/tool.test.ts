import { expect, it } from 'vitest';
import { normalizeDigits } from '../internal/digits.ts';
import { phoneHref } from './tool.ts';

it.each([
  ['400 123 4567', 'tel:4001234567'],
  ['+49 (30) 12-34,5', 'tel:+49301234,5'],
  ['٩٢٠٠ ١٢٣٤', 'tel:92001234'],
  ['javascript:alert(1)', 'tel:1'],
])('%s is called by %s', (number, href) => {
  expect(phoneHref(normalizeDigits(number))).toBe(href);
});
