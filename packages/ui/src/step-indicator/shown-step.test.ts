import { expect, it } from 'vitest';
import { shownStep, statesAround } from './shown-step.ts';

it.each([
  [['done', 'current', 'ahead'], 1],
  [['done', 'failed', 'ahead'], 1],
  [['failed', 'current', 'ahead'], 1],
  [['done', 'ahead'], 1],
  [['done', 'done'], 1],
  [[], -1],
] as const)('of %j a narrow place shows number %i', (states, expected) => {
  expect(shownStep(states)).toBe(expected);
});

it.each([
  [4, 1, [], ['done', 'current', 'ahead', 'ahead']],
  [3, 3, [], ['done', 'done', 'done']],
  [3, 2, [0], ['failed', 'done', 'current']],
  [2, 1, [1], ['done', 'failed']],
  [0, 0, [], []],
  [-1, 0, [], []],
])('%i steps at %i with %j failed', (count, current, failed, expected) => {
  expect(statesAround(count, current, failed)).toEqual(expected);
});
