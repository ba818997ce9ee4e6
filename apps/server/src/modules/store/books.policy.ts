import type { LedgerAccount, PaymentMethod } from '../../database/tables.ts';

/** A part of a transaction. Debits are positive, credits negative. */
export interface Entry {
  account: LedgerAccount;
  /** Hundredths of a percent, where the account is told apart by it. */
  taxRate: number | null;
  /** In the smallest unit of the currency. */
  amount: number;
}
/** What is sold or paid back: tax included, and the tax in it. */
export interface TaxedAmount {
  taxRate: number;
  amount: number;
  tax: number;
}

/** Where money is: in the bank account, or with the provider of card payments. */
type Money = Extract<LedgerAccount, 'bank' | 'card'>;

/** The account of the books for money that comes in one way. */
export const moneyOf = (method: PaymentMethod | null): Money => (method === 'card' ? 'card' : 'bank');

/** Entries of the same account and rate as one, without those that come to nothing. */
function merged(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.account} ${entry.taxRate}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amount: before.amount + entry.amount } : entry);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

const plain = (account: LedgerAccount, amount: number): Entry => ({ account, taxRate: null, amount });
const totalOf = (lines: readonly TaxedAmount[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** An order that is not paid: the buyer owes the money, and the school what was ordered. */
export const orderEntries = (total: number): Entry[] =>
  merged([plain('receivable', total), plain('ordered', -total)]);

/** The money has arrived: what was owed is a sale now, its tax is the state's. */
export const paymentEntries = (lines: readonly TaxedAmount[], money: Money): Entry[] => {
  const total = totalOf(lines);
  return merged([
    plain(money, total),
    plain('receivable', -total),
    plain('ordered', total),
    ...lines.map(({ taxRate, amount, tax }): Entry => ({ account: 'sales', taxRate, amount: tax - amount })),
    ...lines.map(({ taxRate, tax }): Entry => ({ account: 'tax', taxRate, amount: -tax })),
  ]);
};

/** Takes back an order that is not paid. */
export const cancellationEntries = (total: number): Entry[] =>
  merged([plain('receivable', -total), plain('ordered', total)]);

/** Money goes back, with the tax in it. */
export const refundEntries = (lines: readonly TaxedAmount[], money: Money): Entry[] =>
  merged([
    ...lines.map(({ taxRate, amount, tax }): Entry => ({
      account: 'refunds',
      taxRate,
      amount: amount - tax,
    })),
    ...lines.map(({ taxRate, tax }): Entry => ({ account: 'tax', taxRate, amount: tax })),
    plain(money, -totalOf(lines)),
  ]);

/** Amounts by rate of tax, lowest first. */
export function sumByRate(lines: readonly TaxedAmount[]): { taxRate: number; net: number; tax: number }[] {
  const sums = new Map<number, { taxRate: number; net: number; tax: number }>();
  for (const { taxRate, amount, tax } of lines) {
    const before = sums.get(taxRate) ?? { taxRate, net: 0, tax: 0 };
    sums.set(taxRate, { taxRate, net: before.net + amount - tax, tax: before.tax + tax });
  }
  return [...sums.values()].sort((one, other) => one.taxRate - other.taxRate);
}
