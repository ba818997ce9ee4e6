import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, count: number) =>
  pageWindow(page, count)
    .map((place) => (place.kind === 'gap' ? '…' : place.page))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 10, '1 2 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 9 10'],
  [99, 4, '1 2 3 4'],
  [0, 0, '1'],
])('page %i of %i shows %s', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});
