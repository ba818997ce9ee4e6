import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
  [-3, '0:00'],
])('%s s is %s', (seconds, expected) => {
  expect(clockTime(seconds)).toBe(expected);
});
