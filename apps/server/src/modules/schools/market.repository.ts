import type { Transaction } from '../../database/pool.ts';

/** Which of some schools sell. */
export const listStores = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('school')
    .select(['id', 'type', 'market'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();

/** Lets a school sell. @returns undefined where it does already */
export const openStore = (
  tx: Transaction,
  schoolId: string,
  market: { storeId: string; name: string; currency: string },
) =>
  tx
    .updateTable('school')
    .set({
      market: JSON.stringify(market),
    })
    .where('id', '=', schoolId)
    .where('market', 'is', null)
    .returning('id')
    .executeTakeFirst();
