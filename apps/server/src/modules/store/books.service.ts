import type { StoreBooks } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Currency, LedgerAccount } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { toCsv } from '../../platform/csv.ts';
import {
  listBookCurrencies,
  listBookRows,
  listEntries,
  listPosted,
  sumEntries,
  type BookRow,
  type Period,
} from './books.repository.ts';
import { findFirstCurrency, findSettings } from './store.repository.ts';
import type { SignedIn } from './store.service.ts';

type Deps = Pick<Services, 'database'>;

const DAY_MS = 86_400_000;
const EXPORT_MAX = 500_000;
const ACCOUNTS: readonly LedgerAccount[] = [
  'bank',
  'card',
  'receivable',
  'ordered',
  'sales',
  'tax',
  'refunds',
];

/** What is asked for: days of UTC, both included. */
export interface BooksQuery {
  from: string;
  to: string;
  currency: Currency | undefined;
}

/** @throws {Problem} VALIDATION_FAILED for a period that ends before it begins */
async function periodOf(
  tx: Transaction,
  schoolId: string,
  { from, to, currency }: BooksQuery,
): Promise<Period> {
  if (to < from)
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ path: 'query/to', rule: 'minimum', message: 'must not be before the first day' }],
    });
  return {
    schoolId,
    currency: currency ?? (await findSettings(tx))?.currency ?? (await findFirstCurrency(tx, schoolId)),
    since: new Date(from),
    before: new Date(new Date(to).getTime() + DAY_MS),
  };
}

/** The books of a school over a period, for who runs it. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED */
export function loadBooks(
  { database }: Deps,
  query: BooksQuery,
  pages: PageQuery,
  caller: SignedIn,
): Promise<StoreBooks> {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.read({ schoolId }, async (tx) => {
    await enter(tx, caller);
    const period = await periodOf(tx, schoolId, query);
    const own = (await findSettings(tx))?.currency ?? period.currency;
    const used = await listBookCurrencies(tx, schoolId);
    const sums = await sumEntries(tx, period);
    const { page, asked } = pageOf(pages);
    const { rows, ...list } = await listPosted(tx, period, page);
    const entries = await listEntries(
      tx,
      rows.map(({ id }) => id),
    );
    return {
      from: query.from,
      to: query.to,
      currency: period.currency,
      currencies: [...new Set([own, ...used])],
      sales: byRate(sums, false),
      refunds: byRate(sums, true),
      accounts: ACCOUNTS.map((account) => {
        const own = sums.filter((sum) => sum.account === account);
        return {
          account,
          debit: own.reduce((sum, { debit }) => sum + debit, 0),
          credit: own.reduce((sum, { credit }) => sum + credit, 0),
        };
      }),
      items: rows.map(({ id, kind, made_at, order_id, reference }) => ({
        id,
        kind,
        madeAt: made_at.toISOString(),
        orderId: order_id,
        reference,
        entries: entries
          .filter(({ transaction_id }) => transaction_id === id)
          .map(({ account, tax_rate, amount }) => ({ account, taxRate: tax_rate, amount })),
      })),
      ...list,
      ...asked,
    };
  });
}

/** What was sold, or paid back, by rate of tax. */
function byRate(sums: Awaited<ReturnType<typeof sumEntries>>, isRefund: boolean): StoreBooks['sales'] {
  const sign = isRefund ? 1 : -1;
  const rates = new Map<number, { net: number; tax: number }>();
  for (const { account, taxRate, debit, credit, ...sum } of sums) {
    if (taxRate === null || sum.isRefund !== isRefund) continue;
    const before = rates.get(taxRate) ?? { net: 0, tax: 0 };
    before[account === 'tax' ? 'tax' : 'net'] += sign * (debit - credit);
    rates.set(taxRate, before);
  }
  return [...rates]
    .map(([taxRate, sum]) => ({ taxRate, ...sum }))
    .sort((one, other) => one.taxRate - other.taxRate);
}

/** The entries of a period as a file, for who runs the school. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED */
export function exportBooks({ database }: Deps, query: BooksQuery, caller: SignedIn) {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.read({ schoolId }, async (tx) => {
    await enter(tx, caller);
    const period = await periodOf(tx, schoolId, query);
    const rows = await listBookRows(tx, period, EXPORT_MAX);
    return {
      fileName: `books-${period.currency}-${query.from}-${query.to}.csv`,
      csv: toCsv([HEADS, ...rows.map((row) => cellsOf(row, period.currency))]),
      rows: rows.length,
    };
  });
}

const HEADS = [
  'made_at',
  'transaction',
  'kind',
  'order',
  'account',
  'tax_rate',
  'currency',
  'debit',
  'credit',
];

const cellsOf = (
  { id, kind, madeAt, reference, account, taxRate, amount }: BookRow,
  currency: Currency,
): string[] => [
  madeAt.toISOString(),
  id,
  kind,
  reference,
  account,
  taxRate === null ? '' : String(taxRate),
  currency,
  amount > 0 ? String(amount) : '',
  amount < 0 ? String(-amount) : '',
];
