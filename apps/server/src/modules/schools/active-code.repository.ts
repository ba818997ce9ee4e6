import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';

export const COLUMNS = [
  'id',
  'kind',
  'organisation',
  'contact_name',
  'contact_email',
  'reason',
  'status',
  'comment',
  'applied_at',
] as const;

/** An application as its person and those who decide see it. */
export interface ApplicationRow {
  id: string;
  kind: 'academy' | 'store';
  organisation: string;
  contact_name: string;
  contact_email: string;
  reason: string;
  status: 'pending' | 'approved' | 'refused';
  comment: string | null;
  applied_at: Date;
}

/** Adds an application. @returns undefined where the person has one that waits */
export const addApplication = (
  tx: Transaction,
  accountId: string,
  application: Pick<ApplicationRow, 'kind' | 'organisation' | 'contact_name' | 'contact_email' | 'reason'>,
  now: Date,
): Promise<ApplicationRow | undefined> =>
  tx
    .insertInto('active_code_application')
    .values({ account_id: accountId, ...application, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning([...COLUMNS])
    .executeTakeFirst();

const NEWEST: KeysetOrder = {
  columns: [
    { name: 'applied_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A page of applications, the newest first. */
export async function listApplications(
  tx: Transaction,
  filter: { accountId: string | undefined; status: ApplicationRow['status'] | undefined },
  page: KeysetPage,
) {
  const keyset = new Keyset(NEWEST, page);
  let list = tx.selectFrom('active_code_application');
  if (filter.accountId !== undefined) list = list.where('account_id', '=', filter.accountId);
  // In the text: a plan for all states would suit none, since few applications wait.
  if (filter.status) list = list.where('status', '=', sql.lit(filter.status));
  const rows = await list
    .select([...COLUMNS])
    .select(keyset.place('active_code_application').as('place'))
    .where(keyset.beyond('active_code_application'))
    .orderBy(keyset.orderBy('active_code_application'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, list));
}

/** Decides on an application. */
export const decide = (
  tx: Transaction,
  id: string,
  decision: {
    status: 'approved' | 'refused';
    comment: string | null;
    decided_by: string;
    code_hash?: Buffer;
    code_expires_at?: Date;
  },
): Promise<ApplicationRow> =>
  tx
    .updateTable('active_code_application')
    .set(decision)
    .where('id', '=', id)
    .returning([...COLUMNS])
    .executeTakeFirstOrThrow();

/** Locks an application. @returns where it stands, and whose it is */
export const lockApplication = (tx: Transaction, id: string) =>
  tx
    .selectFrom('active_code_application')
    .innerJoin('account', 'account.id', 'active_code_application.account_id')
    .select(['account_id', 'status', 'account.language'])
    .where('active_code_application.id', '=', id)
    .forUpdate('active_code_application')
    .executeTakeFirst();

const openOf = (tx: Transaction, accountId: string, kind: 'academy' | 'store', now: Date) =>
  tx
    .updateTable('active_code_application')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('status', '=', 'approved')
    .where('code_used_at', 'is', null)
    .where('code_expires_at', '>', now);

/** Uses a code up. @returns undefined where it does not hold for the person and kind */
export const spendActiveCode = (
  tx: Transaction,
  accountId: string,
  kind: 'academy' | 'store',
  codeHash: Buffer,
  now: Date,
) =>
  openOf(tx, accountId, kind, now)
    .set({ code_used_at: now })
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();

/** Counts a try at the codes of a person that hold. */
export const countCodeTry = (tx: Transaction, accountId: string, kind: 'academy' | 'store', now: Date) =>
  openOf(tx, accountId, kind, now)
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .returning(['code_hash', 'code_tries'])
    .execute();
