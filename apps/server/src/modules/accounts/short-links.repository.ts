import type { Transaction } from '../../database/pool.ts';

/** Where a short link leads to, while it holds. */
export const findShortLink = (tx: Transaction, code: string, now: Date) =>
  tx
    .selectFrom('short_link')
    .select('target')
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Adds a short link. */
export const addShortLink = (
  tx: Transaction,
  accountId: string,
  code: string,
  target: string,
  now: Date,
  expiresAt: Date,
) =>
  tx
    .insertInto('short_link')
    .values({ code, target, account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute();
