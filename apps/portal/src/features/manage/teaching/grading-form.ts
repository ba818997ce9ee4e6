import type { Grades } from '@stoa/api/exam-bank.calls';
import { isComplete, sumOf, withChoice } from '@stoa/api/rubric';
import type { GradingSheet, QuestionAppeal, RubricChoice, RubricCriterion } from '@stoa/api/schema';
import type { AppealDraft, GradeDraft, GradingDraft } from '@stoa/machines/teaching-editor';

const appealDraft = (appeal: QuestionAppeal | undefined): AppealDraft | null =>
  appeal
    ? {
        scoreBefore: appeal.scoreBefore,
        scoreAfter: appeal.scoreAfter,
        isAnswered: appeal.state !== 'open',
        reply: appeal.reply ?? '',
      }
    : null;

/** The questions of a sheet whose appeals wait for an answer. */
export const openAppealsOf = ({ questions }: GradingSheet): ReadonlySet<string> =>
  new Set(questions.flatMap(({ question, appeal }) => (appeal?.state === 'open' ? [question.id] : [])));

/** The appeal of a question as the draft has it, which goes on when it was saved. */
export const appealOf = (
  asked: QuestionAppeal | undefined,
  draft: AppealDraft | null | undefined,
): QuestionAppeal | undefined => {
  if (!asked || !draft) return asked;
  const { scoreAfter, scoreBefore, reply } = draft;
  if (scoreAfter === null) return { ...asked, state: 'open', scoreAfter, reply: null };
  return {
    ...asked,
    state: scoreAfter === scoreBefore ? 'kept' : 'changed',
    scoreAfter,
    reply: reply === '' ? null : reply,
  };
};

/** An attempt as it is graded: a question without an answer has nothing to be given. */
export const gradingDraft = (sheet: GradingSheet): GradingDraft => ({
  kind: 'grading',
  id: sheet.attempt.id,
  version: Number(sheet.version),
  scores: sheet.questions.flatMap(({ question, answer, score, comment, choices = [], appeal }) =>
    answer
      ? [{ questionId: question.id, score, comment: comment ?? '', choices, appeal: appealDraft(appeal) }]
      : [],
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

/**
 * What the call takes: what has no points and no level of a rubric yet is left out.
 * @param open questions whose appeals are known to be open still; undefined where nothing else is known
 */
export const gradesOf = (
  { version, scores, feedback, finished }: GradingDraft,
  open?: ReadonlySet<string>,
): Grades => ({
  version: String(version),
  scores: scores.flatMap(({ questionId, score, comment, choices, appeal }) =>
    score === null && choices.length === 0
      ? []
      : [
          {
            questionId,
            score,
            comment: comment.trim(),
            ...(choices.length > 0 ? { choices: [...choices] } : {}),
            ...(isBeingAnswered(appeal) && open?.has(questionId) !== false
              ? { appealReply: appeal.reply.trim() }
              : {}),
          },
        ],
  ),
  feedback: feedback.trim(),
  finished,
});

const isBeingAnswered = (appeal: AppealDraft | null): appeal is AppealDraft =>
  appeal !== null && appeal.scoreAfter === null && appeal.isAnswered;
