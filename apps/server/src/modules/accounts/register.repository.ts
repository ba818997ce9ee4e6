import type { Language } from '../../i18n/languages.ts';
import type { Transaction } from '../../database/pool.ts';
import { sql } from 'kysely';

/** Adds an account. @returns undefined where somebody has its address or number: of two at once, the second is told so */
export const addAccount = (
  tx: Transaction,
  who: { email: string } | { mobile: string },
  account: { passwordHash: string | null; nickName: string; language: Language },
) =>
  tx
    .insertInto('account')
    .values({
      email: null,
      mobile: null,
      ...who,
      password_hash: account.passwordHash,
      nick_name: account.nickName,
      language: account.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'is_valid'])
    .executeTakeFirst();

/** Binds the transaction to a person too. */
export const bindToAccount = (tx: Transaction, accountId: string) =>
  sql`select set_config('stoa.account', ${accountId}, true)`.execute(tx);

/** Joins a school where it is open; nothing otherwise. */
export async function joinOpenSchool(
  tx: Transaction,
  schoolId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const school = await tx
    .selectFrom('school')
    .select('id')
    .where('id', '=', schoolId)
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!school) return;
  await tx
    .insertInto('membership')
    .values({ school_id: school.id, account_id: accountId, role: 'member', joined_at: now })
    .execute();
  await tx.updateTable('account').set({ last_school_id: school.id }).where('id', '=', accountId).execute();
}
