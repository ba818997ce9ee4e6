import type { Grades } from '@stoa/api/exam-bank.calls';
import type { GradingSheet, QuestionAppeal } from '@stoa/api/schema';
import type { AppealDraft, GradingDraft, OpenedAttempt, SaveGradesInput } from '@stoa/machines/grading';

const appealDraft = (appeal: QuestionAppeal | undefined): AppealDraft | null =>
  appeal
    ? {
        scoreBefore: appeal.scoreBefore,
        scoreAfter: appeal.scoreAfter,
        isAnswered: appeal.state !== 'open',
        reply: appeal.reply ?? '',
      }
    : null;

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

/** What grading has to know of an attempt. */
export const openedOf = (sheet: GradingSheet): OpenedAttempt => ({
  draft: gradingDraft(sheet),
  rubrics: Object.fromEntries(
    sheet.questions.flatMap(({ question: { id, rubric } }) => (rubric ? [[id, rubric]] : [])),
  ),
});

/**
 * What the call takes. Points that others gave meanwhile stay where none are given here, and an appeal that is answered
 * or withdrawn is not answered once more.
 */
export const gradesOf = ({
  draft: { version, scores, feedback, finished },
  saved,
}: SaveGradesInput): Grades => ({
  version: String(version),
  scores: scores.flatMap(({ questionId, score, comment, choices, appeal }) => {
    const known = saved.scores.find((one) => one.questionId === questionId);
    const points = score ?? known?.score ?? null;
    if (points === null && choices.length === 0 && comment === (known?.comment ?? '')) return [];
    return [
      {
        questionId,
        score: points,
        comment: comment.trim(),
        ...(choices.length > 0 ? { choices: [...choices] } : {}),
        ...(isBeingAnswered(appeal) && isOpen(known?.appeal) ? { appealReply: appeal.reply.trim() } : {}),
      },
    ];
  }),
  feedback: feedback.trim(),
  finished,
});

/**
 * What was stored, with the spaces around words that are being typed: a pause between two words saves, and must not join
 * them.
 */
export const asTyped = (stored: GradingDraft, sent: GradingDraft): GradingDraft => {
  const typed = new Map(sent.scores.map((one) => [one.questionId, one.comment]));
  return {
    ...stored,
    scores: stored.scores.map((one) => ({ ...one, comment: spaced(one.comment, typed.get(one.questionId)) })),
    feedback: spaced(stored.feedback, sent.feedback),
  };
};

const spaced = (stored: string, typed: string | undefined): string =>
  typed?.trim() === stored ? typed : stored;

const isOpen = (appeal: AppealDraft | null | undefined): boolean => appeal?.scoreAfter === null;

const isBeingAnswered = (appeal: AppealDraft | null): appeal is AppealDraft =>
  appeal !== null && isOpen(appeal) && appeal.isAnswered;
