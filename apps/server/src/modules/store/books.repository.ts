import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Currency, LedgerAccount, LedgerKind } from '../../database/tables.ts';
import type { Entry } from './books.policy.ts';

export interface Posting {
  schoolId: string;
  kind: LedgerKind;
  orderId: string;
  currency: Currency;
  /** Who did it; null for the school itself. */
  madeBy: string | null;
  /** The transaction that it takes back. */
  reverses?: string | undefined;
}

/**
 * Writes a transaction in the books; the database refuses one that does not come to nothing, and any change of it.
 * @returns its id; undefined where there is nothing to write, as for what costs nothing
 */
export async function post(
  tx: Transaction,
  { schoolId, kind, orderId, currency, madeBy, reverses }: Posting,
  entries: readonly Entry[],
  now: Date,
): Promise<string | undefined> {
  if (entries.length === 0) return undefined;
  const { id } = await tx
    .insertInto('ledger_transaction')
    .values({
      school_id: schoolId,
      kind,
      order_id: orderId,
      currency,
      made_at: now,
      made_by: madeBy,
      entries: entries.length,
      reverses: reverses ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_entry')
    .values(
      entries.map(({ account, taxRate, amount }, position) => ({
        transaction_id: id,
        school_id: schoolId,
        position,
        account,
        tax_rate: taxRate,
        amount,
      })),
    )
    .execute();
  return id;
}

/** The transaction by which an order was placed; undefined for what costs nothing. */
export const findOrdered = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('ledger_transaction')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .executeTakeFirst();

/** What is looked at: from one instant on, before another. */
export interface Period {
  schoolId: string;
  currency: Currency;
  since: Date;
  before: Date;
}

const within = (tx: Transaction, { schoolId, currency, since, before }: Period) =>
  tx
    .selectFrom('ledger_transaction as posted')
    .where('posted.school_id', '=', schoolId)
    .where('posted.currency', '=', currency)
    .where('posted.made_at', '>=', since)
    .where('posted.made_at', '<', before);

/** Debits and credits by account, rate of tax and whether they belong to a refund. */
export async function sumEntries(tx: Transaction, period: Period) {
  const rows = await within(tx, period)
    .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'posted.id')
    .select(['entry.account', 'entry.tax_rate', sql<boolean>`posted.kind = 'refund'`.as('is_refund')])
    .select([
      sql<string>`coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)`.as('debit'),
      sql<string>`coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)`.as('credit'),
    ])
    .groupBy(['entry.account', 'entry.tax_rate', sql`posted.kind = 'refund'`])
    .execute();
  return rows.map(({ account, tax_rate, is_refund, debit, credit }) => ({
    account,
    taxRate: tax_rate,
    isRefund: is_refund,
    debit: Number(debit),
    credit: Number(credit),
  }));
}

/** Currencies in which there is anything in the books. */
export async function listBookCurrencies(tx: Transaction, schoolId: string): Promise<Currency[]> {
  // One look at the index a currency: the books may be long.
  const { rows } = await sql<{ currency: Currency }>`
    select known.currency from unnest(array['CNY', 'EUR', 'GBP', 'JPY', 'USD']) as known (currency)
    where exists (
      select from ledger_transaction as posted where posted.school_id = ${schoolId}::bigint and posted.currency = known.currency
    )`.execute(tx);
  return rows.map(({ currency }) => currency);
}

const NEWEST: KeysetOrder = {
  columns: [
    { name: 'made_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Transactions of a period, the newest first, and how many there are. */
export async function listPosted(tx: Transaction, period: Period, page: KeysetPage) {
  const keyset = new Keyset(NEWEST, page);
  const rows = await within(tx, period)
    .innerJoin('store_order', 'store_order.id', 'posted.order_id')
    .select(['posted.id', 'posted.kind', 'posted.made_at', 'posted.order_id', 'store_order.reference'])
    .select(keyset.place('posted').as('place'))
    .where(keyset.beyond('posted'))
    .orderBy(keyset.orderBy('posted'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, within(tx, period)));
}

/** The entries of transactions, in their order. */
export async function listEntries(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('ledger_entry')
    .select(['transaction_id', 'account', 'tax_rate', 'amount'])
    .where('transaction_id', 'in', ids.length > 0 ? ids : ['0'])
    .orderBy('transaction_id')
    .orderBy('position')
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}

export interface BookRow {
  id: string;
  kind: LedgerKind;
  madeAt: Date;
  reference: string;
  account: LedgerAccount;
  taxRate: number | null;
  amount: number;
}

/** All entries of a period, the oldest first. */
export async function listBookRows(tx: Transaction, period: Period, limit: number): Promise<BookRow[]> {
  const rows = await within(tx, period)
    .innerJoin('store_order', 'store_order.id', 'posted.order_id')
    .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'posted.id')
    .select(['posted.id', 'posted.kind', 'posted.made_at', 'store_order.reference'])
    .select(['entry.account', 'entry.tax_rate', 'entry.amount'])
    .orderBy('posted.made_at')
    .orderBy('posted.id')
    .orderBy('entry.position')
    .limit(limit)
    .execute();
  return rows.map(({ made_at, tax_rate, amount, ...row }) => ({
    ...row,
    madeAt: made_at,
    taxRate: tax_rate,
    amount: Number(amount),
  }));
}
