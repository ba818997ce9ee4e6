import type { Grades } from '@stoa/api/exam-bank.calls';
import { isComplete, sumOf, withChoice } from '@stoa/api/rubric';
import type { GradingSheet, RubricChoice, RubricCriterion } from '@stoa/api/schema';
import type { GradeDraft, GradingDraft } from '@stoa/machines/teaching-editor';

/** An attempt as it is graded: a question without an answer has nothing to be given. */
export const gradingDraft = (sheet: GradingSheet): GradingDraft => ({
  kind: 'grading',
  id: sheet.attempt.id,
  version: Number(sheet.version),
  scores: sheet.questions.flatMap(({ question, answer, score, comment, choices = [] }) =>
    answer ? [{ questionId: question.id, score, comment: comment ?? '', choices }] : [],
  ),
  feedback: sheet.feedback ?? '',
  finished: sheet.attempt.status === 'graded',
});

/** A level of the rubric is chosen: the points follow once each criterion has one. */
export function chosen(
  { choices, score }: GradeDraft,
  choice: RubricChoice,
  rubric: readonly RubricCriterion[],
): Pick<GradeDraft, 'choices' | 'score'> {
  const all = withChoice(choices, choice);
  return { choices: all, score: isComplete(rubric, all) ? sumOf(rubric, all) : score };
}

/** What the call takes: what has no points and no level of a rubric yet is left out. */
export const gradesOf = ({ version, scores, feedback, finished }: GradingDraft): Grades => ({
  version: String(version),
  scores: scores.flatMap(({ questionId, score, comment, choices }) =>
    score === null && choices.length === 0
      ? []
      : [
          {
            questionId,
            score,
            comment: comment.trim(),
            ...(choices.length > 0 ? { choices: [...choices] } : {}),
          },
        ],
  ),
  feedback: feedback.trim(),
  finished,
});
