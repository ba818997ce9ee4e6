import type { Transaction } from '../../database/pool.ts';

/** Which of some sessions still hold. */
export const listLiving = (tx: Transaction, ids: readonly string[], now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', 'in', ids)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('account.is_valid', '=', true)
    .execute();
