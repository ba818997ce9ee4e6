import { count, uncount, type Limit } from '../../core/limits/limits.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';

/** Wrong tickets of one person in all exams, and wrong passwords of one person in one exam. */
const WRONG: Limit = { limit: 5, windowSeconds: 3600 };

/**
 * Looks at what somebody may have guessed. Counted before it is looked at and taken back where it is right: of many at
 * once each counts.
 * @param key whose guesses of what are counted
 * @param look gives what was found, undefined for a wrong guess
 * @returns that, or with `left` how many wrong ones are left, or TOO_MANY_ATTEMPTS: returned, so that what was counted
 *   stays in the transaction
 */
export async function tried<T>(
  tx: Transaction,
  key: string,
  now: Date,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T | { left: number } | Problem> {
  const tries = await count(tx, key, WRONG, now);
  if (tries.count > WRONG.limit)
    return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: tries.retryAfterSeconds });
  const found = await look();
  if (found === undefined) return { left: WRONG.limit - tries.count };
  await uncount(tx, key);
  return found;
}
