import { sql } from 'kysely';
import { findOpenSchool } from '../../core/schools/schools.repository.ts';
import type { Transaction } from '../../database/pool.ts';

/** Binds the transaction to a person too. */
export const bindToAccount = (tx: Transaction, accountId: string) =>
  sql`select set_config('stoa.account', ${accountId}, true)`.execute(tx);

/** Joins a school where it is open; nothing otherwise. */
export async function joinOpenSchool(
  tx: Transaction,
  schoolId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const school = await findOpenSchool(tx, schoolId);
  if (!school) return;
  await tx
    .insertInto('membership')
    .values({ school_id: school.id, account_id: accountId, role: 'member', joined_at: now })
    .execute();
  await tx.updateTable('account').set({ last_school_id: school.id }).where('id', '=', accountId).execute();
}
