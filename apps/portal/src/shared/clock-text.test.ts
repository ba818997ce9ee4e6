import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d s are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
