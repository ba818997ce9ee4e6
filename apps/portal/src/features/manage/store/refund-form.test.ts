import { expect, test } from 'vitest';
import { closedBy, leftOf, refundLines, sumOf, tooManySeats } from './refund-form.ts';

const line = (amount: number, refunded = 0, title = 'Class') => ({
  goodsId: null,
  title,
  amount,
  tax: 0,
  taxRate: 0,
  discount: 0,
  refunded,
  endedAt: refunded === amount && amount > 0 ? '2026-11-23T08:00:00.000Z' : null,
  url: null,
});

test('what is refunded closes what nothing is left of, and all of it with the rest (R32)', () => {
  const order = {
    lines: [line(9900, 900, 'One'), line(5000, 5000, 'Two'), line(0, 0, 'Free'), line(2000, 0, 'Four')],
  };
  expect(leftOf(order)).toEqual([9000, 0, 0, 2000]);
  expect(refundLines([9000, null, null, 0])).toEqual([{ line: 0, amount: 9000 }]);
  expect(closedBy(order, [8999, null, null, null])).toEqual([]);
  expect(closedBy(order, [9000, null, null, null])).toEqual(['One']);
  expect(closedBy(order, [9000, null, null, 2000])).toEqual(['One', 'Free', 'Four']);
  expect(sumOf([9000, null, 1])).toBe(9001);
});

test('seats that somebody uses are refunded with all of their line alone (R32)', () => {
  const seats = { bought: 4, redeemed: 1, withdrawn: 1, free: 2 };
  const order = { lines: [{ ...line(4000, 1000), seats }, line(9900)] };
  const refused = (amount: number) => tooManySeats(order, [amount, 9900]);
  expect([0, 2000, 2001, 2999, 3000].map(refused)).toEqual([false, false, false, false, false]);
  const used = { lines: [{ ...line(4000), seats: { bought: 4, redeemed: 3, withdrawn: 0, free: 1 } }] };
  expect([1999, 2000, 3999, 4000].map((amount) => tooManySeats(used, [amount]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
