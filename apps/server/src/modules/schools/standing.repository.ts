import type { Transaction } from '../../database/pool.ts';

/** How a school sells; undefined where it does not. */
export async function findMarket(tx: Transaction, schoolId: string) {
  const row = await tx.selectFrom('school').select('market').where('id', '=', schoolId).executeTakeFirst();
  return row?.market ?? undefined;
}

/** Whether the transaction's school takes orders; undefined where it never sold anything. */
export const findSelling = (tx: Transaction) =>
  tx.selectFrom('store_settings').select(['order_enabled', 'disabled_since', 'currency']).executeTakeFirst();

/** Those who run a school, owners first; the transaction is bound to it. */
export const listAdmins = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'account.id',
      'account.email',
      'account.mobile',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'membership.role',
      'membership.joined_at',
    ])
    .where('membership.school_id', '=', schoolId)
    .where('membership.status', '=', 'valid')
    .where('membership.role', 'in', ['owner', 'admin'])
    .orderBy('membership.role', 'desc')
    .orderBy('membership.joined_at')
    .limit(100)
    .execute();
