import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** One process sweeps at a time. */
const LOCK = 5_081_720_001;

/** Lets the transaction see the uploads of every school. @returns whether no other process does it */
export async function beginPurge(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as mine, set_config('stoa.sweep', 'on', true)`.execute(tx);
  return rows[0]?.mine === true;
}

/**
 * Locks some uploads that nothing has used since they were made before a moment; those in pieces once they
 * expired, and those that what is taught has left once they were left for long.
 */
export const lockUnused = (
  tx: Transaction,
  { before, leftBefore, now }: { before: Date; leftBefore: Date; now: Date },
  limit: number,
) =>
  tx
    .selectFrom('upload')
    .select(['id', 'school_id', 'name', 'status', 'pieces'])
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('left_at', 'is', null), eb('left_at', '<', leftBefore)]))
    // What was made of another file goes once that one is gone; of what was not finished nothing is used.
    .where((eb) => eb.or([eb('made_from', 'is', null), eb('status', '=', 'sending')]))
    .where((eb) => eb.or([eb('is_large', '=', false), eb('expires_at', '<', now)]))
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
