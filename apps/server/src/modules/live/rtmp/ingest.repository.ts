import type { Transaction } from '../../../database/pool.ts';
import type { Role } from '../../../database/tables.ts';

/** Whose key for a session there is. */
export const findIngest = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_ingest')
    .select(['account_id', 'key_hash', 'made_at'])
    .where('live_id', '=', liveId)
    .executeTakeFirst();

/** Notes a key, which takes the place of the one before. */
export async function saveIngest(
  tx: Transaction,
  row: { live_id: string; school_id: string; account_id: string; key_hash: string; made_at: Date },
): Promise<void> {
  const { account_id, key_hash, made_at } = row;
  await tx
    .insertInto('live_ingest')
    .values(row)
    .onConflict((conflict) => conflict.column('live_id').doUpdateSet({ account_id, key_hash, made_at }))
    .execute();
}

/** What somebody may do in a school now; undefined for an account that may not sign in. */
export const findHolder = async (tx: Transaction, accountId: string, schoolId: string) => {
  const row = await tx
    .selectFrom('account')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'account.id')
        .on('membership.school_id', '=', schoolId)
        .on('membership.status', '=', 'valid'),
    )
    .select(['account.is_superuser', 'account.language', 'membership.role'])
    .where('account.id', '=', accountId)
    .where('account.is_valid', '=', true)
    .executeTakeFirst();
  return row && { ...row, role: row.role as Role | null };
};
