import type { KnownBasket, SeatWish } from '../basket/index.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import { lengthOf, onlyProblems } from '../shared/field-rules.ts';

/** What can go wrong with a basket and an order. */
export const CHECKOUT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'ORDERS_OFF',
  'GOODS_UNAVAILABLE',
  'PRICE_CHANGED',
  'VOUCHER_UNUSABLE',
  'AGREEMENT_OUTDATED',
  'CLASS_FULL',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
export type CheckoutProblemCode = (typeof CHECKOUT_PROBLEM_CODES)[number];

/** As the contract bounds them. */
export const BUYER_LENGTHS = { name: 200, address: 500, taxNumber: 50 } as const;

/** Whom an order is made out to. */
export interface Buyer {
  name: string;
  address: string;
  taxNumber: string;
}

/** What is chosen, at the prices of now; the page shows more of it. */
export interface CheckoutBasket extends KnownBasket {
  /** In the smallest unit of the currency. */
  total: number;
  canOrder: boolean;
}

/** What the server says of the basket and of the terms. */
export interface CheckoutState<Basket extends CheckoutBasket = CheckoutBasket> {
  basket: Basket;
  termsVersion: number;
}

/** What the actor `placeOrder` is given. The same key means the same click, however often it is sent. */
export interface PlaceOrderInput {
  goodsIds: readonly string[];
  currency: string;
  /** The code of the voucher, empty for none. */
  voucher: string;
  /** How many seats of which goods. */
  seats: readonly SeatWish[];
  total: number;
  termsVersion: number;
  buyer: Buyer;
  idempotencyKey: string;
}

export type CheckoutField = keyof Buyer | 'terms';
export type CheckoutFieldProblem = 'MISSING' | 'TOO_LONG';
export type CheckoutFieldProblems = Readonly<Partial<Record<CheckoutField, CheckoutFieldProblem>>>;

/** What has to be mended before an order can be placed, by field. */
export function checkoutProblems({
  buyer,
  isAgreed,
}: {
  buyer: Buyer;
  isAgreed: boolean;
}): CheckoutFieldProblems {
  const tooLong = (field: keyof Buyer) =>
    lengthOf(buyer[field].trim()) > BUYER_LENGTHS[field] ? 'TOO_LONG' : undefined;
  return onlyProblems<CheckoutFieldProblems>({
    name: buyer.name.trim() === '' ? 'MISSING' : tooLong('name'),
    address: tooLong('address'),
    taxNumber: tooLong('taxNumber'),
    terms: isAgreed ? undefined : 'MISSING',
  } as CheckoutFieldProblems);
}
