import { expect, it } from 'vitest';
import { outputSize, turnedBox } from './crop-drawing.ts';

it.each([
  [0, { width: 400, height: 300 }],
  [90, { width: 300, height: 400 }],
  [180, { width: 400, height: 300 }],
  [-90, { width: 300, height: 400 }],
  [450, { width: 300, height: 400 }],
])('turned by %i degrees', (degrees, expected) => {
  expect(turnedBox({ width: 400, height: 300 }, degrees)).toEqual(expected);
});

it('has room for the corners of a picture turned by an eighth', () => {
  const { width, height } = turnedBox({ width: 100, height: 100 }, 45);
  expect([width, height]).toEqual([141.421, 141.421]);
});

it.each([
  [256, 1, { width: 256, height: 256 }],
  [1600, 16 / 9, { width: 1600, height: 900 }],
  [10, 1000, { width: 10, height: 1 }],
  [0, 1, { width: 1, height: 1 }],
])('%i wide at %d', (width, aspect, expected) => {
  expect(outputSize(width, aspect)).toEqual(expected);
});
