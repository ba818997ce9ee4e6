import { describe, expect, it } from 'vitest';
import { choose, type GradeDraft } from './grade-draft.ts';

const RUBRIC = [
  {
    id: 'a',
    title: 'Goal',
    levels: [
      { id: 'a1', title: 'Clear', points: 4 },
      { id: 'a2', title: 'Vague', points: 1.5 },
    ],
  },
  { id: 'b', title: 'Steps', levels: [{ id: 'b1', title: 'All', points: 6 }] },
];
const EMPTY: GradeDraft = { points: 9, choices: [], remark: 'Well done' };

describe('choose', () => {
  it('makes the points the sum of what is chosen', () => {
    const first = choose(EMPTY, { criterionId: 'a', levelId: 'a1' }, { rubric: RUBRIC });
    expect(first).toEqual({ points: 4, choices: [{ criterionId: 'a', levelId: 'a1' }], remark: 'Well done' });
    expect(choose(first, { criterionId: 'b', levelId: 'b1' }, { rubric: RUBRIC }).points).toBe(10);
  });

  it('replaces the level of a criterion', () => {
    const first = choose(EMPTY, { criterionId: 'a', levelId: 'a1' }, { rubric: RUBRIC });
    expect(choose(first, { criterionId: 'a', levelId: 'a2' }, { rubric: RUBRIC })).toMatchObject({
      points: 1.5,
      choices: [{ criterionId: 'a', levelId: 'a2' }],
    });
  });
});
