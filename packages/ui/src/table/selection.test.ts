import { expect, it } from 'vitest';
import { readSelection } from './selection.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('writes "all" out, without those that cannot be selected', () => {
  expect(readSelection('all', rows, ['b'])).toEqual({ ids: new Set(['a', 'c']), reason: 'all' });
});

it('tells rows from letting go of all', () => {
  expect(readSelection(new Set(['a']), rows)).toEqual({ ids: new Set(['a']), reason: 'rows' });
  expect(readSelection(new Set(), rows)).toEqual({ ids: new Set(), reason: 'cleared' });
});

it('gives nothing for all of nothing', () => {
  expect(readSelection('all', []).ids.size).toBe(0);
});
