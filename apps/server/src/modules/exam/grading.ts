import type { Given, Graded } from './kinds/kind.ts';
import { KINDS } from './kinds/registry.ts';

export type { Given, Graded } from './kinds/kind.ts';

/** Points are kept in hundredths. */
const HUNDREDTHS = 100;
export const roundPoints = (points: number): number => Math.round(points * HUNDREDTHS) / HUNDREDTHS;

/** Whether there is an answer at all. */
export const isAnswered = (given: Given | undefined): boolean =>
  given !== undefined &&
  (given.choice.length > 0 ||
    given.text.trim() !== '' ||
    given.parts.some(({ text }) => text.trim() !== '') ||
    (given.files ?? 0) > 0);

/** The points of an answer; null where a person has to grade it. */
export function gradeAnswer(question: Graded, given: Given | undefined): number | null {
  if (!given || !isAnswered(given)) return 0;
  const share = KINDS[question.kind].share(question, given);
  return share === null ? null : roundPoints(Math.min(1, Math.max(0, share)) * question.points);
}
