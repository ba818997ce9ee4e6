import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** At most `limit` of something within a window that starts with the first of it. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one attempt under a key.
 * @returns how many there were in this window, this one included, and when it ends
 */
export async function count(
  tx: Transaction,
  key: string,
  { windowSeconds }: Limit,
  now: Date,
): Promise<{ count: number; retryAfterSeconds: number }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const row = await tx
    .insertInto('rate_counter')
    .values({ key: key.slice(0, 300), count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_counter.resets_at <= ${now} then 1 else rate_counter.count + 1 end`,
        resets_at: sql<Date>`case when rate_counter.resets_at <= ${now} then excluded.resets_at else rate_counter.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
  };
}

/** Takes one attempt back that was counted, for those that are not held against anybody. */
export async function uncount(tx: Transaction, key: string): Promise<void> {
  await tx
    .updateTable('rate_counter')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key.slice(0, 300))
    .where('count', '>', 0)
    .execute();
}

/**
 * How many there were in the present window, without counting. To be told, never to decide by: of many at once all
 * would see the same number.
 */
export async function peek(
  tx: Transaction,
  key: string,
  now: Date,
): Promise<{ count: number; retryAfterSeconds: number }> {
  const row = await tx
    .selectFrom('rate_counter')
    .select(['count', 'resets_at'])
    .where('key', '=', key.slice(0, 300))
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row
    ? {
        count: row.count,
        retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
      }
    : { count: 0, retryAfterSeconds: 0 };
}

/** Forgets counts. */
export const resetCounts = (tx: Transaction, keys: readonly string[]) =>
  tx.deleteFrom('rate_counter').where('key', 'in', keys).execute();
