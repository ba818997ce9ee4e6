import type { PartialCredit } from '../../../database/tables.ts';

/** Differences below this are those of binary fractions. */
const EPSILON = 1e-9;

/**
 * The share of a question's points, 0 to 1.
 * @param shares of its parts, 0 to 1 each
 * @param wrong parts that have an answer which gives nothing
 */
export function creditOf(credit: PartialCredit, shares: readonly number[], wrong: number): number {
  if (shares.length === 0) return 0;
  const sum = shares.reduce((all, share) => all + share, 0);
  const reached = credit === 'lessWrong' ? sum - wrong : sum;
  if (credit === 'all') return sum >= shares.length - EPSILON ? 1 : 0;
  return Math.min(1, Math.max(0, reached / shares.length));
}
