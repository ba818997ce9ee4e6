import { expect, it } from 'vitest';
import { fromState, toState } from './empty-number.ts';

it.each([0, -3, 2.5, 1e9])('gives back %d as it was', (value) => {
  expect(fromState(toState(value))).toBe(value);
});

it('holds an empty field for null and not for 0', () => {
  expect(toState(null)).toBeNaN();
  expect(fromState(Number.NaN)).toBeNull();
  expect(fromState(0)).toBe(0);
});
