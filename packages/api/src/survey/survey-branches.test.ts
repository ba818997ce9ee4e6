import { describe, expect, test } from 'vitest';
import { askedQuestions, branchValues, conditionFault, type BranchAnswer } from './survey-branches.ts';

const source = (kind: 'single' | 'hotspot' | 'scale' | 'text' | 'ranking', id = 'q1') => ({
  id,
  kind,
  options: [{ key: 'a' }, { key: 'b' }],
  min: 0,
  max: 2,
});
const when = (itemId: string, is: boolean, ...values: string[]) => ({ itemId, is, values });
const asked = (items: Parameters<typeof askedQuestions>[0], answers: Record<string, BranchAnswer>) => [
  ...askedQuestions(items, (id) => answers[id]),
];

describe('a question', () => {
  test.each<[string, boolean, string[], BranchAnswer | undefined, boolean]>([
    ['the option', true, ['b'], { choice: ['b'] }, true],
    ['another option', true, ['b'], { choice: ['a'] }, false],
    ['one of several', true, ['b', 'c'], { choice: ['a', 'c'] }, true],
    ['none of those that must not be', false, ['b', 'c'], { choice: ['a'] }, true],
    ['one of those that must not be', false, ['b', 'c'], { choice: ['a', 'c'] }, false],
    ['a step', true, ['0', '1'], { number: 0 }, true],
    ['another step', true, ['0', '1'], { number: 10 }, false],
    ['nothing', true, ['b'], undefined, false],
    ['nothing, where it must not be b', false, ['b'], { choice: [] }, false],
  ])('after %s', (_what, is, values, answer, expected) => {
    const items = [{ id: 'q1' }, { id: 'q2', showIf: { itemId: 'q1', is, values } }];
    expect(asked(items, answer ? { q1: answer } : {})).toEqual(expected ? ['q1', 'q2'] : ['q1']);
  });

  test('is not asked after one that is not, whatever was answered there before', () => {
    const items = [
      { id: 'q1' },
      { id: 'q2', showIf: when('q1', true, 'a') },
      { id: 'q3', showIf: when('q2', true, 'a') },
      { id: 'q4', showIf: null },
    ];
    const q2 = { choice: ['a'] };
    expect(asked(items, { q1: { choice: ['a'] }, q2 })).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(asked(items, { q1: { choice: ['b'] }, q2 })).toEqual(['q1', 'q4']);
  });

  test('that waits for itself or a later one is never asked', () => {
    const items = [
      { id: 'q1', showIf: when('q1', true, 'a') },
      { id: 'q2', showIf: when('q3', true, 'a') },
      { id: 'q3' },
    ];
    expect(asked(items, { q1: { choice: ['a'] }, q3: { choice: ['a'] } })).toEqual(['q3']);
  });
});

test('options and steps can be named, and nothing else', () => {
  expect(branchValues(source('single'))).toEqual(['a', 'b']);
  expect(branchValues(source('hotspot'))).toEqual(['a', 'b']);
  expect(branchValues(source('scale'))).toEqual(['0', '1', '2']);
  expect([branchValues(source('text')), branchValues(source('ranking'))]).toEqual([[], []]);
});

test('what has to be mended of a condition is told', () => {
  const earlier = [source('single'), source('text', 'q2')];
  expect(conditionFault(when('q1', true, 'b', 'gone'), earlier)).toBeUndefined();
  expect(conditionFault(when('q1', true, 'gone'), earlier)).toBe('VALUES');
  expect(conditionFault(when('q1', false), earlier)).toBe('VALUES');
  expect(conditionFault(when('q2', true, 'b'), earlier)).toBe('SOURCE');
  expect(conditionFault(when('q3', true, 'b'), earlier)).toBe('SOURCE');
});
