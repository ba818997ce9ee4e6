import type { GradingSheet } from '@stoa/api/schema';
import type { GradeDraft } from '@stoa/machines/grading';
import { expect, it } from 'vitest';
import { appealOf, asTyped, gradesOf, gradingDraft, openedOf } from './grading-form.ts';

const question = (id: string) => ({
  id,
  kind: 'essay' as const,
  text: { type: 'doc' as const, content: [] },
  lang: 'en_US' as const,
  score: 5,
  options: [],
  unit: null,
  maxLength: null,
});
const answer = (questionId: string) => ({
  questionId,
  sequence: 1,
  deviceId: 'device-one',
  choice: [],
  text: 'Because.',
  flagged: false,
  savedAt: '2026-11-20T00:00:00.000Z',
});
const graded = (id: string, more: object) => ({
  question: question(id),
  answer: answer(id),
  rightChoice: [],
  score: null,
  comment: null,
  guidance: null,
  ...more,
});
const SHEET: GradingSheet = {
  attempt: {
    id: '1700000000000510001',
    number: 1,
    status: 'submitted',
    grading: 1,
    startedAt: '2026-11-20T00:00:00.000Z',
    deadline: '2026-11-20T01:00:00.000Z',
    submittedAt: '2026-11-20T00:30:00.000Z',
    score: null,
    maxScore: 15,
    passed: null,
  },
  examId: '1700000000000200031',
  learner: null,
  anonymousName: '#0001',
  isReleased: false,
  version: '4',
  questions: [
    graded('1', { score: 2.5, comment: ' Good. ' }),
    graded('2', {}),
    graded('3', { answer: null, score: 0 }),
  ],
  feedback: null,
};

it('sends the points that are given, and none for what was not answered (B064)', () => {
  const draft = gradingDraft(SHEET);
  expect(draft.scores.map(({ questionId, score }) => [questionId, score])).toEqual([
    ['1', 2.5],
    ['2', null],
  ]);
  expect(gradesOf({ draft: { ...draft, feedback: ' Well done. ' }, saved: draft })).toEqual({
    version: '4',
    scores: [{ questionId: '1', score: 2.5, comment: 'Good.' }],
    feedback: 'Well done.',
    finished: false,
  });
});

const RUBRIC = [
  { id: 'goal', title: 'Goal', levels: [{ id: 'clear', title: 'Clear', points: 2.5 }] },
  { id: 'steps', title: 'Steps', levels: [{ id: 'all', title: 'All', points: 1 }] },
];
const CLEAR = { criterionId: 'goal', levelId: 'clear' };
const ALL = { criterionId: 'steps', levelId: 'all' };

it('hands over the levels that are chosen, and keeps those chosen before', () => {
  const sheet = {
    ...SHEET,
    questions: [
      graded('1', { question: { ...question('1'), rubric: RUBRIC }, score: 3.5, choices: [CLEAR, ALL] }),
      graded('2', {}),
    ],
  };
  const { draft, rubrics } = openedOf(sheet);
  expect(rubrics).toEqual({ 1: RUBRIC });
  expect(draft.scores[0]).toEqual({
    questionId: '1',
    score: 3.5,
    comment: '',
    choices: [CLEAR, ALL],
    appeal: null,
  });
  const [first] = draft.scores;
  const begun = { ...draft, scores: [{ ...first!, score: null, choices: [CLEAR] }] };
  const saved = { ...draft, scores: [{ ...first!, score: null, choices: [] }] };
  expect(gradesOf({ draft: begun, saved }).scores).toEqual([
    { questionId: '1', score: null, comment: '', choices: [CLEAR] },
  ]);
});

it('answers an appeal that is open still, and shows what came of it (B064)', () => {
  const asked = {
    state: 'open' as const,
    reason: 'It names both risks.',
    askedAt: '2026-11-21T00:00:00.000Z',
    scoreBefore: 2,
    scoreAfter: null,
    reply: null,
    answeredAt: null,
  };
  const sheet: GradingSheet = {
    ...SHEET,
    questions: [graded('1', { score: 2, appeal: asked }), graded('2', {})],
  };
  const draft = gradingDraft(sheet);
  const [first] = draft.scores;
  expect(first?.appeal).toEqual({ scoreBefore: 2, scoreAfter: null, isAnswered: false, reply: '' });
  expect(gradesOf({ draft, saved: draft }).scores[0]).not.toHaveProperty('appealReply');
  const appeal = { scoreBefore: 2, scoreAfter: null, isAnswered: true, reply: ' One only. ' };
  const answered = { ...draft, scores: draft.scores.map((one) => (one.appeal ? { ...one, appeal } : one)) };
  expect(gradesOf({ draft: answered, saved: draft }).scores[0]).toMatchObject({
    score: 2,
    appealReply: 'One only.',
  });
  // A colleague was first, or the learner took it back: the points are sent, the answer is not.
  for (const gone of [{ ...appeal, scoreAfter: 3 }, null]) {
    const stored = { ...draft, scores: draft.scores.map((one) => ({ ...one, appeal: gone })) };
    expect(gradesOf({ draft: answered, saved: stored }).scores[0]).not.toHaveProperty('appealReply');
  }
  expect(appealOf(asked, appeal)).toEqual(asked);
  expect(appealOf(asked, { ...appeal, scoreAfter: 2, reply: 'One only.' })).toMatchObject({
    state: 'kept',
    reply: 'One only.',
  });
  expect(appealOf(asked, { ...appeal, scoreAfter: 3, reply: '' })).toMatchObject({
    state: 'changed',
    reply: null,
  });
});

it('keeps remarks without points, and points that a colleague gave meanwhile', () => {
  const draft = gradingDraft(SHEET);
  const [first, second] = draft.scores as [GradeDraft, GradeDraft];
  const remarked = { ...draft, scores: [first, { ...second, comment: 'Why?' }] };
  expect(gradesOf({ draft: remarked, saved: draft }).scores[1]).toEqual({
    questionId: '2',
    score: null,
    comment: 'Why?',
  });
  const theirs = { ...draft, scores: [first, { ...second, score: 4 }] };
  expect(gradesOf({ draft: remarked, saved: theirs }).scores[1]).toEqual({
    questionId: '2',
    score: 4,
    comment: 'Why?',
  });
  // A remark that was saved is taken away again.
  expect(gradesOf({ draft, saved: remarked }).scores[1]).toEqual({
    questionId: '2',
    score: null,
    comment: '',
  });
});

it('does not join the words that are typed on after a save', () => {
  const draft = gradingDraft({ ...SHEET, questions: [graded('1', { comment: 'Well' })], feedback: 'So' });
  const typed = {
    ...draft,
    scores: draft.scores.map((one) => ({ ...one, comment: 'Well ' })),
    feedback: 'So ',
  };
  expect(asTyped(draft, typed)).toEqual(typed);
  // What the server made other words of is shown as it is stored.
  expect(asTyped(draft, { ...typed, feedback: 'Sow ' }).feedback).toBe('So');
});
