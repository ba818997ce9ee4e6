import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

export const KEY_COLUMNS = ['id', 'name', 'created_at', 'last_used_at', 'backed_up'] as const;

/** Since when an account has a second factor, and how many of its recovery codes are left. */
export const findFactors = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select((eb) => [
      'second_factor_since',
      eb
        .selectFrom('recovery_code')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** A person's passkeys, the oldest first. */
export const listPasskeys = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('passkey')
    .select([...KEY_COLUMNS])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Removes the authenticator app of an account. @returns undefined where there is none */
export const removeTotp = (tx: Transaction, accountId: string) =>
  tx
    .deleteFrom('account_totp')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();

/** @returns undefined where the person has no such passkey */
export const renamePasskey = (tx: Transaction, accountId: string, id: string, name: string) =>
  tx
    .updateTable('passkey')
    .set({ name: name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning([...KEY_COLUMNS])
    .executeTakeFirst();

/** Removes a person's passkey. */
export const removePasskey = (tx: Transaction, accountId: string, id: string) =>
  tx.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

/** Notes whether an account has a second factor, and since when. @returns where its person can be reached */
export const markSecondFactor = (tx: Transaction, accountId: string, on: boolean, now: Date) =>
  tx
    .updateTable('account')
    .set({ second_factor_since: on ? sql<Date>`coalesce(second_factor_since, ${now})` : null })
    .where('id', '=', accountId)
    .returning(['email', 'mobile', 'language'])
    .executeTakeFirstOrThrow();

/** How many passkeys a person has. */
export const countPasskeys = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** What a person is called and where they can be reached. */
export const findNames = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['email', 'mobile', 'nick_name', 'real_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
