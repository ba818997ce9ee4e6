/** Fewer than so many are not broken down. */
export const FEWEST = 5;

/** How one attempt did in a question and in the rest of its exam. */
export interface Outcome {
  /** Of the question's points, 0 to 1. */
  share: number;
  /** Of the points of the other questions, 0 to 1; null where there are none or they are not graded. */
  rest: number | null;
}

const HUNDREDTHS = 100;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean share of the points, 0 to 1; null where there are too few. */
export const difficultyOf = (outcomes: readonly Outcome[]): number | null =>
  outcomes.length < FEWEST ? null : rounded(mean(outcomes.map(({ share }) => share)));

/**
 * How far those who do well in the rest do well in the question: the correlation of both, -1 to 1. The question itself
 * is not part of the rest, so that it does not correlate with itself.
 * @returns null where there are too few, or all have the same
 */
export function discriminationOf(outcomes: readonly Outcome[]): number | null {
  const pairs = outcomes.flatMap(({ share, rest }) => (rest === null ? [] : [[share, rest] as const]));
  if (pairs.length < FEWEST) return null;
  const [meanShare, meanRest] = [mean(pairs.map(([share]) => share)), mean(pairs.map(([, rest]) => rest))];
  const sum = (of: (share: number, rest: number) => number) =>
    pairs.reduce((all, [share, rest]) => all + of(share - meanShare, rest - meanRest), 0);
  const spread = Math.sqrt(sum((share) => share * share) * sum((_, rest) => rest * rest));
  // What is left of adding up the same number again and again is no difference.
  return spread < 1e-9
    ? null
    : rounded(Math.min(1, Math.max(-1, sum((share, rest) => share * rest) / spread)));
}
