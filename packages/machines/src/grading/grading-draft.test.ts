import { describe, expect, test } from 'vitest';
import { gradingProblems, neighboursOf, savesItself, withAnswered, withChange } from './grading-draft.ts';
import type { AppealDraft, GradeDraft, GradingChange, GradingDraft } from './grading.types.ts';

const grade = (questionId: string, more: Partial<GradeDraft> = {}): GradeDraft => ({
  questionId,
  score: null,
  comment: '',
  choices: [],
  appeal: null,
  ...more,
});
const OPEN: AppealDraft = { scoreBefore: 2, scoreAfter: null, isAnswered: false, reply: '' };
const drafted = (scores: GradeDraft[], more: Partial<GradingDraft> = {}): GradingDraft => ({
  id: '7',
  version: 1,
  scores,
  feedback: '',
  finished: false,
  ...more,
});
const GOAL = [
  { id: 'clear', points: 2 },
  { id: 'vague', points: 0.5 },
];
const RUBRIC = [
  { id: 'goal', levels: GOAL },
  { id: 'steps', levels: [{ id: 'all', points: 1 }] },
];
const CLEAR = { criterionId: 'goal', levelId: 'clear' };
const VAGUE = { criterionId: 'goal', levelId: 'vague' };
const ALL = { criterionId: 'steps', levelId: 'all' };

describe('a change', () => {
  const before = drafted([grade('1', { appeal: OPEN }), grade('2')]);

  test.each<[GradingChange, GradingDraft]>([
    [
      { type: 'score.changed', questionId: '1', score: 2.5 },
      drafted([grade('1', { score: 2.5, appeal: OPEN }), grade('2')]),
    ],
    [
      { type: 'remark.changed', questionId: '2', comment: 'Why?' },
      drafted([grade('1', { appeal: OPEN }), grade('2', { comment: 'Why?' })]),
    ],
    [
      { type: 'appeal.marked', questionId: '1', isAnswered: true },
      drafted([grade('1', { appeal: { ...OPEN, isAnswered: true } }), grade('2')]),
    ],
    [
      { type: 'reply.changed', questionId: '1', reply: 'One risk only.' },
      drafted([grade('1', { appeal: { ...OPEN, reply: 'One risk only.' } }), grade('2')]),
    ],
    [
      { type: 'feedback.changed', feedback: 'Well done.' },
      { ...before, feedback: 'Well done.' },
    ],
    [
      { type: 'finish.chosen', finished: true },
      { ...before, finished: true },
    ],
    // What nobody has appealed has no reply, and what is not asked has no points.
    [{ type: 'appeal.marked', questionId: '2', isAnswered: true }, before],
    [{ type: 'reply.changed', questionId: '2', reply: 'x' }, before],
    [{ type: 'score.changed', questionId: '9', score: 1 }, before],
  ])('%j is kept where it belongs, and nothing else changes', (change, after) => {
    expect(withChange(before, {}, change)).toEqual(after);
  });

  test('of a level gives points once each criterion has one, in this attempt alone (B064)', () => {
    const rubrics = { 1: RUBRIC };
    const choose = (draft: GradingDraft, choice: typeof CLEAR) =>
      withChange(draft, rubrics, { type: 'level.chosen', questionId: '1', choice });
    const first = choose(drafted([grade('1'), grade('2')]), CLEAR);
    expect(first.scores).toEqual([grade('1', { choices: [CLEAR] }), grade('2')]);
    const second = choose(first, ALL);
    expect(second.scores[0]).toEqual(grade('1', { choices: [CLEAR, ALL], score: 3 }));
    expect(choose(second, VAGUE).scores[0]).toEqual(grade('1', { choices: [ALL, VAGUE], score: 1.5 }));
    // Points that were given before there was a rubric stay until it is complete.
    expect(choose(drafted([grade('1', { score: 4 })]), CLEAR).scores[0]?.score).toBe(4);
  });

  test('of a level where there is no rubric takes no points away', () => {
    const before = drafted([grade('1', { score: 4 })]);
    expect(withChange(before, {}, { type: 'level.chosen', questionId: '1', choice: CLEAR })).toEqual(before);
  });
});

describe('what keeps grades from being saved', () => {
  const one = (more: Partial<GradeDraft>, rest: Partial<GradingDraft> = {}) =>
    drafted([grade('1', more)], rest);
  const long = (length: number) => ` ${'x'.repeat(length)} `;
  const replied = (score: number, more: Partial<AppealDraft>) =>
    one({ score, appeal: { ...OPEN, isAnswered: true, ...more } });

  test.each<[GradingDraft, object]>([
    [one({}), {}],
    [one({}, { finished: true }), { scores: 'MISSING' }],
    [one({ score: 0 }, { finished: true }), {}],
    [one({ comment: long(1000) }), {}],
    [one({ comment: long(1001) }), { scores: 'TOO_LONG' }],
    [one({ comment: '\u{1F600}'.repeat(1000) }), {}],
    [one({}, { feedback: long(2000) }), {}],
    [one({}, { feedback: long(2001) }), { feedback: 'TOO_LONG' }],
    [replied(2, {}), { appeals: 'MISSING' }],
    [replied(2, { reply: ' ' }), { appeals: 'MISSING' }],
    [replied(2, { reply: 'It names one risk only.' }), {}],
    [replied(3, {}), {}],
    [replied(2, { isAnswered: false }), {}],
    [replied(2, { scoreAfter: 2 }), {}],
    [replied(3, { reply: long(2000) }), {}],
    [replied(3, { reply: long(2001) }), { appeals: 'TOO_LONG' }],
  ])('draft %# has the problems %j (B064)', (draft, problems) => {
    expect(gradingProblems(draft, draft)).toEqual(problems);
  });

  test('points are changed, not taken away', () => {
    expect(gradingProblems(one({}), one({ score: 0 }))).toEqual({ scores: 'MISSING' });
    expect(gradingProblems(one({}), one({}))).toEqual({});
    expect(gradingProblems(one({}), drafted([grade('2', { score: 1 })]))).toEqual({});
  });

  test.each<[string, GradingDraft, GradingDraft, boolean]>([
    ['points while grading goes on', one({ score: 1 }), one({}), true],
    ['the end of grading', one({ score: 1 }, { finished: true }), one({}), false],
    ['what the learner sees', one({ score: 1 }), one({ score: 2 }, { finished: true }), false],
    ['points that are being written anew', one({}), one({ score: 2 }), false],
    ['a remark that is too long', one({ comment: long(1001) }), one({}), false],
  ])('%s: saved by itself or not', (_, draft, saved, is) => {
    expect(savesItself({ draft, saved })).toBe(is);
  });
});

test('an appeal that was answered is not answered once more by what was typed meanwhile (B064)', () => {
  const answered = { ...OPEN, scoreAfter: 3, isAnswered: true, reply: 'You are right.' };
  const typed = drafted([
    grade('1', { score: 3, comment: 'See above', appeal: { ...OPEN, isAnswered: true } }),
    grade('2', { appeal: { ...OPEN, reply: 'Hm' } }),
    grade('3', { appeal: OPEN }),
  ]);
  const saved = drafted([grade('1', { appeal: answered }), grade('2', { appeal: OPEN }), grade('3')]);
  expect(withAnswered(typed, saved).scores).toEqual([
    grade('1', { score: 3, comment: 'See above', appeal: answered }),
    typed.scores[1],
    typed.scores[2],
  ]);
});

test.each([
  ['2', { previous: '1', next: '3' }],
  ['1', { previous: undefined, next: '2' }],
  ['3', { previous: '2', next: undefined }],
  ['9', { previous: undefined, next: undefined }],
  [null, { previous: undefined, next: undefined }],
])('the neighbours of %s in the list', (attemptId, neighbours) => {
  expect(neighboursOf({ queue: ['1', '2', '3'], attemptId })).toEqual(neighbours);
});
