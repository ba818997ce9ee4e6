import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Schools that count somebody among their members or learners. */
export async function findSchools(tx: Transaction, accountId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .select('school_id')
    .where('account_id', '=', accountId)
    .union(tx.selectFrom('enrollment').select('school_id').where('account_id', '=', accountId))
    .execute();
  return rows.map((row) => row.school_id);
}

/** Removes an account whose time of grace has run out. @returns undefined where it has not */
export const removeAccount = (tx: Transaction, accountId: string, now: Date) =>
  tx
    .deleteFrom('account')
    .where('id', '=', accountId)
    .where('deletion_due_at', '<=', now)
    .returning(['avatar_url', 'email', 'mobile'])
    .executeTakeFirst();

/** Removes codes and mails that were sent to addresses and numbers. */
export async function removeMessages(tx: Transaction, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  await tx.deleteFrom('verification_code').where('target', 'in', targets).execute();
  await sql`select forget_mails(${targets})`.execute(tx);
}

/** Another owner of a school than this one. */
export const findOtherOwner = (tx: Transaction, schoolId: string, accountId: string) =>
  tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'owner')
    .where('status', '=', 'valid')
    .where('account_id', '!=', accountId)
    .limit(1)
    .executeTakeFirst();

/** Some schools, as far as they are active. */
export const listActiveSchools = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();

/** Notes when an account is to be removed. @returns where its person can be reached; undefined where it was planned before */
export const planDeletion = (tx: Transaction, accountId: string, due: Date) =>
  tx
    .updateTable('account')
    .set({ deletion_due_at: due })
    .where('id', '=', accountId)
    .where('deletion_due_at', 'is', null)
    .returning(['email', 'mobile', 'language'])
    .executeTakeFirst();

/** Keeps an account. @returns where its person can be reached; undefined where nothing was planned */
export const cancelDeletion = (tx: Transaction, accountId: string) =>
  tx
    .updateTable('account')
    .set({ deletion_due_at: null })
    .where('id', '=', accountId)
    .where('deletion_due_at', 'is not', null)
    .returning(['email', 'mobile', 'language'])
    .executeTakeFirst();

export const findDue = async (tx: Transaction, accountId: string) => {
  const row = await tx
    .selectFrom('account')
    .select('deletion_due_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { dueAt: row?.deletion_due_at ?? null };
};
