import type { Transaction } from '../../database/pool.ts';

/** Marks a solved challenge as used. @returns undefined where it was used before */
export const spendCaptcha = (tx: Transaction, id: Buffer, expiresAt: Date) =>
  tx
    .insertInto('spent_captcha')
    .values({ id: id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
