import type { Transaction } from '../../database/pool.ts';

/** Keeps the secret of an authenticator app. @returns undefined where a confirmed one is there */
export const saveTotp = (
  tx: Transaction,
  accountId: string,
  values: { secret_cipher: Buffer; confirmed_at: null; created_at: Date },
) =>
  tx
    .insertInto('account_totp')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('account_totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();

/** The secret of an authenticator app, and since when it holds. */
export const findTotp = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account_totp')
    .select(['secret_cipher', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Uses up a period of the codes. @returns undefined where it or a later one was used */
export const spendStep = (
  tx: Transaction,
  accountId: string,
  step: string,
  confirmed: { confirmed_at?: Date },
) =>
  tx
    .updateTable('account_totp')
    .set({ last_step: step, ...confirmed })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();

/** Removes the recovery codes of an account. */
export const removeRecoveryCodes = (tx: Transaction, accountId: string) =>
  tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();

/** Keeps recovery codes. */
export const addRecoveryCodes = (tx: Transaction, rows: { account_id: string; code_hash: Buffer }[]) =>
  tx.insertInto('recovery_code').values(rows).execute();

/** Uses a recovery code up. @returns undefined where it does not hold */
export const spendRecoveryCode = (tx: Transaction, accountId: string, codeHash: Buffer, now: Date) =>
  tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
