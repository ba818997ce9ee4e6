import { describe, expect, it } from 'vitest';
import { gradeAnswer, isAnswered, type Graded } from './grading.ts';
import { parseNumber } from './kinds/numbers.ts';
import { matches } from './kinds/texts.ts';

const given = (choice: number[], text = '') => ({ choice, text, parts: [] });
const grade = (question: Graded, choice: number[], text = '') => gradeAnswer(question, given(choice, text));

describe('grading', () => {
  it('gives all or nothing for one option', () => {
    const question: Graded = { kind: 'single', points: 2, answer_key: { right: [1] } };
    expect([[1], [0], []].map((choice) => grade(question, choice))).toEqual([2, 0, 0]);
    expect(grade({ ...question, kind: 'truefalse' }, [1])).toBe(2);
  });

  it('gives part of the points for part of the options, and nothing for choosing all', () => {
    const question: Graded = { kind: 'multiple', points: 3, answer_key: { right: [0, 1, 2] } };
    const choices = [[0, 1, 2], [0, 1], [0], [0, 1, 3], [0, 1, 2, 3, 4, 5], [3], []];
    expect(choices.map((choice) => grade(question, choice))).toEqual([3, 2, 1, 1, 0, 0, 0]);
    expect(grade({ ...question, points: 1 }, [0])).toBe(0.33);
  });

  it('takes the best share of the patterns that a text fits', () => {
    const accepts = [
      { pattern: '*mile*', share: 0.5 },
      { pattern: '*milestone*', share: 1 },
    ];
    const question: Graded = { kind: 'text', points: 2, answer_key: { accepts } };
    expect(['A Milestone.', 'a mile', 'a gate', '  '].map((text) => grade(question, [], text))).toEqual([
      2, 1, 0, 0,
    ]);
  });

  it('takes a number within its tolerance, and a share of it near by', () => {
    const answer_key = { value: 0.3, tolerance: 0.1, near: { tolerance: 0.5, share: 0.5 } };
    const question: Graded = { kind: 'number', points: 4, answer_key };
    // 0.1 + 0.2 and 0.4 - 0.3 are not exact.
    const texts = ['0.3', '0.4', '0.2', '0.41', '0.8', '0.81', 'a third'];
    expect(texts.map((text) => grade(question, [], text))).toEqual([4, 4, 4, 2, 2, 0, 0]);
  });

  it('leaves an essay to a person, unless there is none', () => {
    const question: Graded = { kind: 'essay', points: 5, answer_key: {} };
    expect(grade(question, [], 'Words.')).toBeNull();
    expect(grade(question, [], ' \n')).toBe(0);
    expect(gradeAnswer(question, undefined)).toBe(0);
    expect(isAnswered(given([], ' '))).toBe(false);
  });
});

describe('a number as people type it', () => {
  it.each([
    ['36', 36],
    [' 1 000 ', 1000],
    ['3,14', 3.14],
    ['-0.5', -0.5],
    ['\u22127', -7],
    ['٣٦', 36],
    ['٣٫١٤', 3.14],
    ['３６', 36],
    ['.5', 0.5],
  ])('%s is a number', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each(['', '1,000.5', '1.000.000', '7 days', '1e3', '0x10', 'Infinity', '--1'])('%s is none', (text) =>
    expect(parseNumber(text)).toBeUndefined(),
  );
});

describe('a pattern', () => {
  it.each([
    ['milestone', 'Milestone', true],
    ['milestone', 'a milestone', false],
    ['*milestone*', 'a milestone of the plan', true],
    ['critical*path', 'Critical   Path', true],
    ['critical*path', 'critical', false],
    ['ab*ba', 'aba', false],
    ['dönüm noktası', 'DÖNÜM NOKTASI', true],
    ['kamień milowy', 'kamien milowy', true],
    ['*معلم*', 'مَعْلَم', true],
    ['*里程碑*', '里程碑。', true],
    ['마일스톤', '마일스톤', true],
    ['*', '', true],
  ])('%s and %s', (pattern, text, fits) => expect(matches(pattern, text)).toBe(fits));

  it('of many wildcards ends on a text that nearly fits', () => {
    expect(matches(`${'*a'.repeat(100)}*b`, 'a'.repeat(10_000))).toBe(false);
  });
});
