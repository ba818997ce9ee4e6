import { expect, it } from 'vitest';
import { modulePath } from './module-path.ts';

it('draws neighbours in one stroke, row by row', () => {
  expect(modulePath([[true, true, false, true], [false], [false, true]])).toBe(
    'M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z',
  );
});

it('draws nothing where nothing is dark', () => {
  expect(modulePath([])).toBe('');
});
