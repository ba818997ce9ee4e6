import { isComplete, sumOf, withChoice } from '@stoa/api/rubric';
import { isEmpty, lengthOf, onlyProblems } from '../shared/field-rules.ts';
import type {
  GradeDraft,
  GradingChange,
  GradingContext,
  GradingDraft,
  GradingFieldProblems,
  OpenedAttempt,
} from './grading.types.ts';

/** As the contract bounds them. */
export const GRADING_LENGTHS = { comment: 1000, feedback: 2000, reply: 2000 } as const;

/** In place of an attempt: none is open. */
export const NO_ATTEMPT: GradingDraft = { id: '', version: 0, scores: [], feedback: '', finished: false };

/** The draft with one change more. */
export function withChange(
  draft: GradingDraft,
  rubrics: OpenedAttempt['rubrics'],
  change: GradingChange,
): GradingDraft {
  if (change.type === 'feedback.changed') return { ...draft, feedback: change.feedback };
  if (change.type === 'finish.chosen') return { ...draft, finished: change.finished };
  return {
    ...draft,
    scores: draft.scores.map((one) =>
      one.questionId === change.questionId ? { ...one, ...partOf(one, rubrics, change) } : one,
    ),
  };
}

function partOf(
  { questionId, choices, score, appeal }: GradeDraft,
  rubrics: OpenedAttempt['rubrics'],
  change: Exclude<GradingChange, { type: 'feedback.changed' | 'finish.chosen' }>,
): Partial<GradeDraft> {
  switch (change.type) {
    case 'score.changed':
      return { score: change.score };
    case 'remark.changed':
      return { comment: change.comment };
    case 'level.chosen': {
      const rubric = rubrics[questionId];
      if (!rubric) return {};
      const all = withChoice(choices, change.choice);
      return { choices: all, score: isComplete(rubric, all) ? sumOf(rubric, all) : score };
    }
    case 'appeal.marked':
      return { appeal: appeal && { ...appeal, isAnswered: change.isAnswered } };
    case 'reply.changed':
      return { appeal: appeal && { ...appeal, reply: change.reply } };
  }
}

/**
 * What has to be mended before grades can be saved, by field.
 * @param saved as they are stored
 */
export function gradingProblems(
  { scores, feedback, finished }: GradingDraft,
  saved: GradingDraft,
): GradingFieldProblems {
  const given = new Map(saved.scores.map(({ questionId, score }) => [questionId, score]));
  // Points are changed, not taken away: a field that is empty is being written anew.
  const isOpen = scores.some(
    ({ questionId, score }) => score === null && (finished || (given.get(questionId) ?? null) !== null),
  );
  const isLong = scores.some(({ comment }) => lengthOf(comment.trim()) > GRADING_LENGTHS.comment);
  const isReplyLong = scores.some(
    ({ appeal }) => appeal && lengthOf(appeal.reply.trim()) > GRADING_LENGTHS.reply,
  );
  return onlyProblems<GradingFieldProblems>({
    appeals: scores.some(isReplyMissing) ? 'MISSING' : isReplyLong ? 'TOO_LONG' : undefined,
    scores: isOpen ? 'MISSING' : isLong ? 'TOO_LONG' : undefined,
    feedback: lengthOf(feedback.trim()) > GRADING_LENGTHS.feedback ? 'TOO_LONG' : undefined,
  });
}

/** Whether an appeal is to be answered without a word although the points stay as they were. */
export const isReplyMissing = ({ score, appeal }: Pick<GradeDraft, 'score' | 'appeal'>): boolean =>
  appeal !== null &&
  appeal.scoreAfter === null &&
  appeal.isAnswered &&
  appeal.reply.trim() === '' &&
  score === appeal.scoreBefore;

/** Whether grades are saved without being asked to: while grading goes on, nobody but those who grade sees them. */
export const savesItself = ({ draft, saved }: Pick<GradingContext, 'draft' | 'saved'>): boolean =>
  !draft.finished && !saved.finished && isEmpty(gradingProblems(draft, saved));

/** What was typed while `sent` was being saved: an appeal that the save has answered stays answered. */
export const withAnswered = (draft: GradingDraft, saved: GradingDraft): GradingDraft => {
  const stored = new Map(saved.scores.map(({ questionId, appeal }) => [questionId, appeal]));
  return {
    ...draft,
    scores: draft.scores.map((one) => {
      const appeal = stored.get(one.questionId);
      return appeal && appeal.scoreAfter !== null ? { ...one, appeal } : one;
    }),
  };
};

/** The attempts before and after the one that is open; undefined at the ends, and where it is not in the list. */
export function neighboursOf({ queue, attemptId }: Pick<GradingContext, 'queue' | 'attemptId'>): {
  previous: string | undefined;
  next: string | undefined;
} {
  const index = attemptId === null ? -1 : queue.indexOf(attemptId);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: queue[index - 1], next: queue[index + 1] };
}
