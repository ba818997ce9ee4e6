import { expect, test } from 'vitest';
import { closedBy, leftOf, refundLines, sumOf } from './refund-form.ts';

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
