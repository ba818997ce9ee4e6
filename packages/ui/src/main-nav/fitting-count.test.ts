import { expect, it } from 'vitest';
import { fittingCount } from './use-fitting-count.ts';

it.each([
  [[100, 100, 100], 300, 3],
  [[100, 100, 100], 299, 1],
  [[100, 100, 100], 100, 0],
  [[], 0, 0],
])('of %j in %i px fit %i', (widths, room, expected) => {
  expect(fittingCount(widths, room, 120)).toBe(expected);
});
