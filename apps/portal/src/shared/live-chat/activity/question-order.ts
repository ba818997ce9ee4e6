import type { LiveQuestion, LiveQuestionState } from '@stoa/api/schema';

const ORDER: Record<LiveQuestionState, number> = { answering: 0, open: 1, answered: 2, dismissed: 3 };

/** Questions as they are shown: by what becomes of them, by votes, by time. What was dismissed without its text is not. */
export const sorted = (questions: readonly LiveQuestion[]): LiveQuestion[] =>
  questions
    .filter(({ text }) => text !== '')
    .toSorted(
      (one, other) =>
        ORDER[one.state] - ORDER[other.state] ||
        other.votes - one.votes ||
        one.askedAt.localeCompare(other.askedAt),
    );
