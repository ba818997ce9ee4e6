import type { Grades } from '@stoa/api/exam-bank.calls';
import type { GradingSheet } from '@stoa/api/schema';
import type { GradingDraft } from '@stoa/machines/teaching-editor';

/** An attempt as it is graded: a question without an answer has nothing to be given. */
export const gradingDraft = (sheet: GradingSheet): GradingDraft => ({
  kind: 'grading',
  id: sheet.attempt.id,
  version: Number(sheet.version),
  scores: sheet.questions.flatMap(({ question, answer, score, comment }) =>
    answer ? [{ questionId: question.id, score, comment: comment ?? '' }] : [],
  ),
  feedback: sheet.feedback ?? '',
  finished: sheet.attempt.status === 'graded',
});

/** What the call takes: what has no points yet is left out. */
export const gradesOf = ({ version, scores, feedback, finished }: GradingDraft): Grades => ({
  version: String(version),
  scores: scores.flatMap(({ questionId, score, comment }) =>
    score === null ? [] : [{ questionId, score, comment: comment.trim() }],
  ),
  feedback: feedback.trim(),
  finished,
});
