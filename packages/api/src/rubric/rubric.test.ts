import { describe, expect, it } from 'vitest';
import { bestOf, hasDuplicates, isComplete, scaledTo, sumOf, withChoice } from './rubric.ts';

const RUBRIC = [
  {
    id: 'goal',
    title: 'Goal',
    levels: [
      { id: 'clear', title: 'Clear', points: 2 },
      { id: 'vague', title: 'Vague', points: 0.5 },
    ],
  },
  { id: 'steps', title: 'Steps', levels: [{ id: 'all', title: 'All', points: 1 }] },
];
const CLEAR = { criterionId: 'goal', levelId: 'clear' };
const ALL = { criterionId: 'steps', levelId: 'all' };

describe('a rubric', () => {
  it('gives at most the sum of its best levels', () => {
    expect(bestOf(RUBRIC)).toBe(3);
    expect(bestOf([])).toBe(0);
  });

  it('is complete once each criterion has its level, which may be changed', () => {
    expect(isComplete(RUBRIC, [CLEAR])).toBe(false);
    expect(isComplete(RUBRIC, [CLEAR, ALL])).toBe(true);
    const changed = withChoice([CLEAR, ALL], { criterionId: 'goal', levelId: 'vague' });
    expect(sumOf(RUBRIC, [CLEAR, ALL])).toBe(3);
    expect(sumOf(RUBRIC, changed)).toBe(1.5);
    expect(sumOf(RUBRIC, [{ criterionId: 'steps', levelId: 'clear' }])).toBe(0);
  });

  it('gives exactly the points that it is scaled to', () => {
    const scaled = scaledTo(7, RUBRIC);
    expect(sumOf(scaled, [CLEAR, ALL])).toBe(7);
    expect(sumOf(scaled, [ALL])).toBe(2.33);
    expect(scaledTo(3, RUBRIC)).toEqual(RUBRIC);
  });

  it('knows ids that are there twice, in one criterion or over all', () => {
    expect(hasDuplicates(RUBRIC)).toBe(false);
    expect(hasDuplicates([...RUBRIC, ...RUBRIC])).toBe(true);
    const [goal, steps] = RUBRIC;
    expect(hasDuplicates([{ ...goal!, levels: [...goal!.levels, goal!.levels[0]!] }, steps!])).toBe(true);
    // Levels of different criteria may share one.
    expect(hasDuplicates([goal!, { ...steps!, levels: goal!.levels }])).toBe(false);
  });
});
