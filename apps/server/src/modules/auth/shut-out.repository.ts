import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';

/**
 * Keeps out whom a school has shut out; the transaction is the person's. Called after the session was written in the
 * same transaction: writing it waits for whoever is shutting the person out, and shutting out waits for it.
 * @throws {Problem} ACCOUNT_DISABLED
 */
export async function refuseShutOut(
  tx: Transaction,
  accountId: string,
  schoolIds: readonly (string | undefined)[],
): Promise<void> {
  const named = schoolIds.filter((id) => id !== undefined);
  if (named.length === 0) return;
  const shut = await tx
    .selectFrom('membership')
    .select('school_id')
    .where('account_id', '=', accountId)
    .where('school_id', 'in', named)
    .where('status', '=', 'disabled')
    .executeTakeFirst();
  if (shut) throw new Problem('ACCOUNT_DISABLED');
}
