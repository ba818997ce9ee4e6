export { cardPaymentMachine, QUICK_QUESTIONS } from './card-payment.machine.ts';
export type { CardPaymentEvent, CardPaymentInput } from './card-payment.machine.ts';
export { CARD_PAYMENT_PROBLEM_CODES } from './card-payment.types.ts';
export type { CardPaymentOutcome, CardPaymentProblemCode } from './card-payment.types.ts';
