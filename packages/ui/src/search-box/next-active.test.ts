import { expect, it } from 'vitest';
import { nextActive } from './next-active.ts';

const ids = ['a', 'b', 'c'];

it.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, null],
  ['a', -1, null],
  ['gone', 1, 'a'],
] as const)('from %s by %i to %s', (from, step, to) => {
  expect(nextActive(ids, from, step)).toBe(to);
});

it('finds nothing in nothing', () => {
  expect(nextActive([], null, 1)).toBeNull();
});
