import { expect, it } from 'vitest';
import { arrowHead, linePath } from './line-path.ts';

it('draws straight pieces with rounded corners', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ]),
  ).toBe('M0 0L92 0Q100 0 100 8L100 50');
});

it('rounds short pieces less', () => {
  expect(
    linePath([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 50 },
    ]),
  ).toBe('M0 0L2 0Q4 0 4 2L4 50');
});

it('points where the line ends', () => {
  expect(
    arrowHead([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]),
  ).toBe('M20 0L12 -4L12 4Z');
  expect(arrowHead([])).toBe('');
});
