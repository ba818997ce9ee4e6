import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Quarters of an hour that are looked at: more than three years of an hour a day. */
const MOMENTS_MAX = 5000;

/** When somebody learned, the latest first, and whether they want to see their streak. */
export async function findMoments(
  tx: Transaction,
  accountId: string,
): Promise<{ moments: Date[]; isHidden: boolean }> {
  const { rows } = await sql<{ moments: string[]; is_hidden: boolean }>`
    select hides_streak as is_hidden, array(select to_json(at)#>>'{}' from learning_moment
      where account_id = ${accountId} order by at desc limit ${MOMENTS_MAX}) as moments
    from account where id = ${accountId}`.execute(tx);
  return {
    moments: (rows[0]?.moments ?? []).map((moment) => new Date(moment)),
    isHidden: rows[0]?.is_hidden ?? false,
  };
}

export const setHidden = (tx: Transaction, accountId: string, isHidden: boolean) =>
  tx.updateTable('account').set({ hides_streak: isHidden }).where('id', '=', accountId).execute();
