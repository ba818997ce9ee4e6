import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Basket, CardPayment } from '@stoa/api/schema';
import type { CardPaymentProblemCode } from '@stoa/machines/card-payment';
import type { CheckoutProblemCode } from '@stoa/machines/checkout';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

type GoodsState = Basket['lines'][number]['state'];

/** Why something cannot be bought; nothing where it can. */
export const GOODS_STATE_MESSAGES = {
  available: undefined,
  soldOut: msg({ message: 'Sold out', comment: 'State of goods' }),
  notYet: msg({ message: 'Not on sale yet', comment: 'State of goods' }),
  over: msg({ message: 'Sale ended', comment: 'State of goods' }),
  withdrawn: msg({ message: 'No longer sold', comment: 'State of goods' }),
  otherCurrency: msg({ message: 'Not sold in this currency', comment: 'State of goods' }),
  notForYou: msg({ message: 'Not available to you', comment: 'State of goods' }),
  ordered: msg({ message: 'Ordered', comment: 'State of goods: the viewer has ordered it and not paid yet' }),
  limitReached: msg({
    message: 'Limit per person reached',
    comment: 'State of goods: the viewer has bought as many as one person may',
  }),
  owned: msg({ message: 'Bought', comment: 'State of goods: the viewer has it' }),
  tooMany: msg({
    message: 'Not that many seats available',
    comment: 'State of goods: more seats are wanted than one can buy',
  }),
} satisfies Record<GoodsState, MessageDescriptor | undefined>;

/** Why a voucher takes nothing off. */
export const VOUCHER_PROBLEM_MESSAGES = {
  unknown: msg`Voucher not found. Check the code.`,
  notYet: msg`This voucher is not valid yet.`,
  over: msg`This voucher has expired.`,
  usedUp: msg`This voucher has been used up.`,
  usedByYou: msg`You have used this voucher already.`,
  notForThese: msg`This voucher is for something else.`,
  otherCurrency: msg`This voucher is for another currency.`,
} satisfies Record<NonNullable<NonNullable<Basket['voucher']>['problem']>, MessageDescriptor>;

/** Why a code of a seat gives no access. */
export const SEAT_REASON_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  unknown: msg`No seat of this school has this code. Check the code, and whether it is for another school.`,
  notPaid: msg`This code is not paid for yet. Ask the person who gave it to you.`,
  withdrawn: msg`This code was withdrawn. Ask the person who gave it to you.`,
  redeemed: msg`Someone else has already used this code.`,
  redeemedByYou: msg`You have already used this code.`,
  owned: msg`You already have access to everything that this code opens. Someone else can still use it.`,
  over: msg`What this code opens has ended.`,
  notForYou: msg`What this code opens is not available to you. Ask the school.`,
};

export const SEAT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CLASS_FULL: msg`The class is full. Your code stays valid: ask the school.`,
} satisfies Record<string, MessageDescriptor>;

/** What went wrong with a basket or an order, and what to do. */
export const CHECKOUT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  ORDERS_OFF: msg`The school does not take orders right now. Nothing was ordered.`,
  GOODS_UNAVAILABLE: msg`Something in your basket is no longer available. Nothing was ordered. Remove it to continue.`,
  PRICE_CHANGED: msg`A price has changed. Nothing was ordered. Check the new total and order again.`,
  VOUCHER_UNUSABLE: msg`The voucher can no longer be used. Nothing was ordered. Remove it to continue.`,
  AGREEMENT_OUTDATED: msg`The terms of sale have changed. Nothing was ordered. Read and accept them to continue.`,
  CLASS_FULL: msg`All seats were taken while you were ordering. Nothing was ordered.`,
  CONFLICT: msg`Something has changed in the meantime. Check your order and try again.`,
  IDEMPOTENCY_KEY_REUSED: CALL_PROBLEM_MESSAGES.UNKNOWN,
} satisfies Record<CheckoutProblemCode, MessageDescriptor>;

/** Why paying by card did not begin, and what to do. */
export const CARD_PAYMENT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`This order does not wait for a payment anymore. Reload the page to see how it stands.`,
  PAYMENT_METHOD_OFF: msg`The school does not take cards right now. Your order stays as it is.`,
  PAYMENT_REFUSED: msg`The payment service refused this payment. Nothing was charged, and your order stays: ask the school.`,
  PAYMENT_PROVIDER_UNAVAILABLE: msg`The payment service does not answer. Nothing was charged, and your order stays: try again in a moment.`,
} satisfies Record<CardPaymentProblemCode, MessageDescriptor>;

/** Why money went back to the buyer. */
export const RETURN_MESSAGES = {
  late: msg`The payment arrived when the order was cancelled already.`,
  twice: msg`The order was paid already.`,
  amount: msg`The payment was not the amount of the order.`,
  full: msg`All seats were taken when the payment arrived.`,
} satisfies Record<NonNullable<CardPayment['returnReason']>, MessageDescriptor>;
