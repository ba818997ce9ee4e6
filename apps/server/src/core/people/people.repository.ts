import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';

/** Who has it already, and in which language they are written to. */
export const findHolder = (tx: Transaction, who: { email: string } | { mobile: string }) =>
  tx
    .selectFrom('account')
    .select(['id', 'language'])
    .where((eb) =>
      'email' in who ? eb(eb.fn<string>('lower', ['email']), '=', who.email) : eb('mobile', '=', who.mobile),
    )
    .executeTakeFirst();

/** Whether somebody has it already. */
export const isTaken = async (
  tx: Transaction,
  who: { email: string } | { mobile: string },
): Promise<boolean> => (await findHolder(tx, who)) !== undefined;

/** The school that a person has visited last. */
export const findLastSchool = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('last_school_id').where('id', '=', accountId).executeTakeFirst();

/** An account, as far as opening a session looks at it. */
export const findValidity = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select(['id', 'is_valid']).where('id', '=', accountId).executeTakeFirst();

/** The account that has an address or number, as far as signing in looks at it. */
export const findAccount = (tx: Transaction, who: { email: string } | { mobile: string }) =>
  tx
    .selectFrom('account')
    .select(['id', 'password_hash', 'is_valid', 'second_factor_since'])
    .where((eb) =>
      'email' in who ? eb(eb.fn<string>('lower', ['email']), '=', who.email) : eb('mobile', '=', who.mobile),
    )
    .executeTakeFirst();

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
    .returning(['id', 'is_valid', 'second_factor_since'])
    .executeTakeFirst();

/** Notes which school a person has visited last. */
export const setLastSchool = (tx: Transaction, accountId: string, schoolId: string) =>
  tx.updateTable('account').set({ last_school_id: schoolId }).where('id', '=', accountId).execute();

/** Those of the people who are valid members of the school, in no order. */
export const listMembersByIds = async (tx: Transaction, schoolId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account_id')
        .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
        .where('membership.school_id', '=', schoolId)
        .where('membership.status', '=', 'valid')
        .where('account.id', 'in', ids)
        .execute();
