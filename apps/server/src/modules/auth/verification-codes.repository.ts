import { sql, type ExpressionBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

/** Keeps a code that is sent. */
export const addCode = (
  tx: Transaction,
  target: string,
  purpose: string,
  codeHash: Buffer,
  now: Date,
  expiresAt: Date,
) =>
  tx
    .insertInto('verification_code')
    .values({
      target,
      purpose,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();

const newest = (eb: ExpressionBuilder<Tables, 'verification_code'>, target: string, purpose: string) =>
  eb
    .selectFrom('verification_code')
    .select('id')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** Counts a try at the newest code of a target, where it was not used. */
export const countTry = (tx: Transaction, target: string, purpose: string) =>
  tx
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) => newest(eb, target, purpose))
    .where('used_at', 'is', null)
    .returning(['id', 'code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();

/** Uses a code up. @returns undefined where somebody else just did */
export const spendCode = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(sql`1`.as('one'))
    .executeTakeFirst();

/** Counts a try at the newest code of a target, where it was used and its time has not passed. */
export const countTryAtUsed = (tx: Transaction, target: string, purpose: string, now: Date) =>
  tx
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) => newest(eb, target, purpose))
    .where('used_at', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
