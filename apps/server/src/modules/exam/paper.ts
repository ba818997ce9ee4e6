import { randomInt } from 'node:crypto';
import type { PaperEntry, Translations } from '../../database/tables.ts';

/** What a paper is made of. */
export interface PaperQuestion {
  id: string;
  version: number;
  points: number;
  options: Translations[];
}

export interface Shuffles {
  shuffle_questions: boolean;
  shuffle_options: boolean;
}

const FIRST_KEY = 97;

/** The key of an option by its place in an attempt; it says nothing of the place that the author gave it. */
export const keyAt = (place: number): string => String.fromCodePoint(FIRST_KEY + place);

/** The option that a key means, by its place in the question; undefined where there is none. */
export const optionOf = (entry: PaperEntry, key: string): number | undefined =>
  entry.options[(key.codePointAt(0) ?? 0) - FIRST_KEY];

/** Fixes the questions of an attempt with their versions and order. */
export function makePaper(
  questions: readonly PaperQuestion[],
  { shuffle_questions, shuffle_options }: Shuffles,
): PaperEntry[] {
  const entries = questions.map(({ id, version, points, options }) => {
    const order = options.map((_, index) => index);
    // True and false stay in their order.
    return {
      questionId: id,
      version,
      points,
      options: shuffle_options && order.length > 2 ? shuffled(order) : order,
    };
  });
  return shuffle_questions ? shuffled(entries) : entries;
}

/** Fisher and Yates. */
function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let end = all.length - 1; end > 0; end--) {
    const other = randomInt(end + 1);
    [all[end], all[other]] = [all[other] as T, all[end] as T];
  }
  return all;
}
