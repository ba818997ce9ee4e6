import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';

/** What can go wrong on the way to the provider's page, and while its answer is waited for. */
export const CARD_PAYMENT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CONFLICT',
  'PAYMENT_METHOD_OFF',
  'PAYMENT_REFUSED',
  'PAYMENT_PROVIDER_UNAVAILABLE',
] as const;
export type CardPaymentProblemCode = (typeof CARD_PAYMENT_PROBLEM_CODES)[number];

/**
 * Where a payment stands: nobody has said anything yet, the bank takes its time, the money has arrived, it was declined, or
 * the order does not wait for it any more.
 */
export type CardPaymentOutcome = 'waiting' | 'processing' | 'paid' | 'declined' | 'over';
