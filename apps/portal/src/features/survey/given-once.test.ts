import { expect, test } from 'vitest';
import { givenOnce } from './given-once.ts';

const row = (key: string, option: string) => ({ row: key, option });

test('an option goes from the row that had it to the one that gets it', () => {
  const before = [row('r', 'a'), row('s', 'b')];
  expect(givenOnce([row('r', 'b'), row('s', 'b')], before)).toEqual([row('r', 'b')]);
  expect(givenOnce([row('r', 'a'), row('s', 'a')], before)).toEqual([row('s', 'a')]);
});

test('rows with options of their own keep them', () => {
  expect(givenOnce([row('r', 'a'), row('s', 'b')], [row('r', 'a')])).toEqual([row('r', 'a'), row('s', 'b')]);
  expect(givenOnce([row('r', 'a')], [row('r', 'a'), row('s', 'b')])).toEqual([row('r', 'a')]);
});
