import { expect, it } from 'vitest';
import { difficultyOf, discriminationOf } from './statistics.ts';

const outcomes = (...pairs: [number, number | null][]) => pairs.map(([share, rest]) => ({ share, rest }));
const strong = outcomes([0, 0.1], [0, 0.2], [1, 0.8], [1, 0.9], [1, 1]);

it('tells how hard a question is by the mean share of its points', () => {
  expect(difficultyOf(strong)).toBe(0.6);
  expect(difficultyOf(strong.slice(1))).toBeNull();
});

it('tells how far a question goes with the rest of the exam', () => {
  expect(discriminationOf(strong)).toBe(0.98);
  expect(discriminationOf(strong.map(({ share, rest }) => ({ share: 1 - share, rest })))).toBe(-0.98);
  // By hand: both deviate by 0.5 in four of five places, together in none.
  expect(discriminationOf(outcomes([0, 0], [0, 1], [1, 0], [1, 1], [0.5, 0.5]))).toBe(0);
});

it('says nothing of too few, of all the same, and of what has no rest', () => {
  expect(discriminationOf(strong.slice(1))).toBeNull();
  expect(discriminationOf(strong.map(({ share }) => ({ share, rest: 0.1 })))).toBeNull();
  expect(discriminationOf(strong.map(({ rest }) => ({ share: 1, rest })))).toBeNull();
  expect(discriminationOf(strong.map(({ share }) => ({ share, rest: null })))).toBeNull();
});
