import type { GradingSheet } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { gradesOf, gradingDraft } from './grading-form.ts';

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
  expect(gradesOf({ ...draft, feedback: ' Well done. ' })).toEqual({
    version: '4',
    scores: [{ questionId: '1', score: 2.5, comment: 'Good.' }],
    feedback: 'Well done.',
    finished: false,
  });
});
