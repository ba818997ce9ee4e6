import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cancellationEntries,
  moneyOf,
  orderEntries,
  paymentEntries,
  refundEntries,
  sumByRate,
  type Entry,
} from './books.policy.ts';
import { refundedTax } from './refunds.policy.ts';
import { taxIn } from './store.policy.ts';

const lines = fc.array(
  fc
    .record({ amount: fc.integer({ min: 0, max: 99_999_999 }), taxRate: fc.integer({ min: 0, max: 5000 }) })
    .map((line) => ({ ...line, tax: taxIn(line.amount, line.taxRate) })),
  { minLength: 1, maxLength: 20 },
);
const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);

test('every transaction comes to nothing, whatever was sold (R32)', () => {
  fc.assert(
    fc.property(lines, (sold) => {
      const total = sold.reduce((all, { amount }) => all + amount, 0);
      for (const entries of [
        orderEntries(total),
        paymentEntries(sold, 'bank'),
        cancellationEntries(total),
        refundEntries(sold, 'bank'),
      ]) {
        expect(sum(entries)).toBe(0);
        expect(entries.every(({ amount }) => amount !== 0)).toBe(true);
        expect(entries).toHaveLength(total === 0 ? 0 : entries.length);
      }
      // Paid and paid back, there is neither money nor tax left.
      const both = [...orderEntries(total), ...paymentEntries(sold, 'bank'), ...refundEntries(sold, 'bank')];
      for (const account of ['bank', 'receivable', 'ordered', 'tax'])
        expect(sum(both.filter((entry) => entry.account === account))).toBe(0);
      expect(sumByRate(sold).reduce((all, { net, tax }) => all + net + tax, 0)).toBe(total);
    }),
  );
});

test('parts of a line that are paid back have all of its tax in the end, and never more than they are (R32)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 8 }),
      (amount, rate, wishes) => {
        const line = { amount, tax: taxIn(amount, rate), refunded: 0, refunded_tax: 0 };
        for (const wish of [...wishes, amount]) {
          const back = Math.min(wish, line.amount - line.refunded);
          const tax = refundedTax(line, back);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(back);
          line.refunded += back;
          line.refunded_tax += tax;
        }
        expect(line).toMatchObject({ refunded: amount, refunded_tax: line.tax });
      },
    ),
  );
});

test('an order is owed until it is paid, and its sale and tax are told apart by rate (R32)', () => {
  const sold = [
    { taxRate: 1_900, amount: 1_190, tax: 190 },
    { taxRate: 700, amount: 107, tax: 7 },
    { taxRate: 1_900, amount: 119, tax: 19 },
    { taxRate: 0, amount: 0, tax: 0 },
  ];
  const plain = (account: Entry['account'], amount: number) => ({ account, taxRate: null, amount });
  expect(orderEntries(1_416)).toEqual([plain('receivable', 1_416), plain('ordered', -1_416)]);
  expect(cancellationEntries(1_416)).toEqual([plain('receivable', -1_416), plain('ordered', 1_416)]);
  expect(paymentEntries(sold, 'card')).toEqual([
    plain('card', 1_416),
    plain('receivable', -1_416),
    plain('ordered', 1_416),
    { account: 'sales', taxRate: 1_900, amount: -1_100 },
    { account: 'sales', taxRate: 700, amount: -100 },
    { account: 'tax', taxRate: 1_900, amount: -209 },
    { account: 'tax', taxRate: 700, amount: -7 },
  ]);
  expect(refundEntries(sold.slice(1, 2), 'bank')).toEqual([
    { account: 'refunds', taxRate: 700, amount: 100 },
    { account: 'tax', taxRate: 700, amount: 7 },
    plain('bank', -107),
  ]);
  expect(sumByRate(sold)).toEqual([
    { taxRate: 0, net: 0, tax: 0 },
    { taxRate: 700, net: 100, tax: 7 },
    { taxRate: 1_900, net: 1_100, tax: 209 },
  ]);
});

test('money is with the provider where it was paid by card, else in the bank (R32)', () => {
  expect((['card', 'transfer', null] as Parameters<typeof moneyOf>[0][]).map(moneyOf)).toEqual([
    'card',
    'bank',
    'bank',
  ]);
});
