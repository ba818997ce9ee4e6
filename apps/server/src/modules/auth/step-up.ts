import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';

/** For this long after a sign-in or another proof a person may change what protects the account. */
const FRESH_S = 600;

/**
 * Asks for a proof of the last minutes before a sensitive change: a session that was left open or stolen is not enough.
 * @throws {Problem} REAUTHENTICATION_REQUIRED
 */
export async function requireFresh(tx: Transaction, viewer: Viewer, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FRESH_S * 1000);
  const fresh = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', viewer.sessionId)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('reauthenticated_at', '>', since)]))
    .executeTakeFirst();
  if (!fresh) throw new Problem('REAUTHENTICATION_REQUIRED');
}

/** Writes down that the person proved themselves just now. @returns until when it counts */
export async function markFresh(tx: Transaction, viewer: Viewer, now: Date): Promise<Date> {
  await tx
    .updateTable('session')
    .set({ reauthenticated_at: now })
    .where('id', '=', viewer.sessionId)
    .execute();
  return new Date(now.getTime() + FRESH_S * 1000);
}
