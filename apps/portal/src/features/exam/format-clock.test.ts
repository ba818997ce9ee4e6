import { expect, it } from 'vitest';
import { formatNumber } from '../../shared/format.ts';
import { formatClock } from './format-clock.ts';

it.each([
  [-5, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('shows %d ms as %s', (left, clock) => {
  expect(formatClock(left, 'en_US')).toBe(clock);
});

it('writes the digits of the language', () => {
  const [minute, ten] = [formatNumber(1, 'ar_SA'), formatNumber(10, 'ar_SA')];
  expect(formatClock(70_000, 'ar_SA')).toBe(`${minute}:${ten}`);
});
