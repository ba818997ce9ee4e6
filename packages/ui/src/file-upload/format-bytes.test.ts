import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, 'en-US', '0 byte'],
  [999, 'en-US', '999 byte'],
  [1000, 'en-US', '1 kB'],
  [1_440_000, 'en-US', '1.4 MB'],
  [1_440_000, 'de-DE', '1,4 MB'],
  [5e12, 'en-US', '5,000 GB'],
  [Number.NaN, 'en-US', '0 byte'],
  [-5, 'en-US', '0 byte'],
])('%d in %s is %s', (bytes, locale, expected) => {
  expect(formatBytes(bytes, locale).replace(/\s/gu, ' ')).toBe(expected);
});
