import { expect, it } from 'vitest';
import { wishedSeats } from './use-checkout.ts';

const seats = (goodsId: string, count: number) => ({ seats: { goodsId, count } });

it('counts on from what is on its way, not from what is kept', () => {
  expect(wishedSeats([], '1')).toBeUndefined();
  expect(wishedSeats([seats('1', 2), { currency: 'EUR' }, seats('1', 3), seats('2', 9)], '1')).toBe(3);
  expect(wishedSeats([seats('2', 9), { remove: '1' }], '1')).toBeUndefined();
});
