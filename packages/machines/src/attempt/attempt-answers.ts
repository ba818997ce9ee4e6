import type { AttemptAnswer, AttemptContext, LoadedAttempt } from './attempt.types.ts';

/** Answers that the server has not heard of, in the order in which they were changed. */
export const unsaved = ({ answers, stored }: Pick<AttemptContext, 'answers' | 'stored'>): AttemptAnswer[] =>
  Object.values(answers)
    .filter(({ questionId, sequence }) => sequence > (stored[questionId] ?? 0))
    .sort((one, other) => one.sequence - other.sequence);

/** Whether there is an answer at all. */
export const isAnswered = (answer: AttemptAnswer | undefined): boolean =>
  answer !== undefined &&
  (answer.choice.length > 0 ||
    answer.text.trim() !== '' ||
    (answer.parts ?? []).some(({ value }) => value.trim() !== '') ||
    (answer.files ?? []).length > 0);

/** Of two answers to a question the one with the higher sequence; the server's where they are the same. */
export function mergeAnswers(
  own: Record<string, AttemptAnswer>,
  others: readonly AttemptAnswer[],
): Record<string, AttemptAnswer> {
  const merged = { ...own };
  for (const other of others)
    if (other.sequence >= (merged[other.questionId]?.sequence ?? 0)) merged[other.questionId] = other;
  return merged;
}

/** The sequences that the server holds, with those of more answers. */
export const storedWith = (
  stored: Record<string, number>,
  answers: readonly AttemptAnswer[],
): Record<string, number> => ({
  ...stored,
  ...Object.fromEntries(
    answers.map(({ questionId, sequence }) => [questionId, Math.max(sequence, stored[questionId] ?? 0)]),
  ),
});

/** The sequence of the next change: above all that are known. */
export const sequenceAfter = (answers: Record<string, AttemptAnswer>): number =>
  Math.max(0, ...Object.values(answers).map(({ sequence }) => sequence)) + 1;

/** What the server holds, with what this device has besides. */
export function takeLoaded(
  { answers, stored }: Pick<AttemptContext, 'answers' | 'stored'>,
  loaded: LoadedAttempt,
  now: number,
): Partial<AttemptContext> {
  const known = new Set(loaded.questionIds);
  const own = Object.fromEntries(Object.entries(answers).filter(([questionId]) => known.has(questionId)));
  const merged = mergeAnswers(own, loaded.answers);
  return {
    questionIds: loaded.questionIds,
    answers: merged,
    stored: storedWith(stored, loaded.answers),
    nextSequence: sequenceAfter(merged),
    revision: loaded.revision,
    deadline: loaded.deadline,
    isPaused: loaded.isPaused,
    isConfirmed: false,
    skewMs: loaded.serverTime - now,
  };
}
