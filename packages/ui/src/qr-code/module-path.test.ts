import { expect, it } from 'vitest';
import { modulePath } from './module-path.ts';

it('draws the runs of every row, to the very edge', () => {
  expect(
    modulePath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});

it('draws nothing of nothing', () => {
  expect(modulePath([])).toBe('');
});
