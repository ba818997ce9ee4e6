export { checkoutMachine } from './checkout.machine.ts';
export type { CheckoutEvent, CheckoutInput } from './checkout.machine.ts';
export { BUYER_LENGTHS, CHECKOUT_PROBLEM_CODES, checkoutProblems } from './checkout.types.ts';
export type {
  Buyer,
  CheckoutBasket,
  CheckoutField,
  CheckoutFieldProblem,
  CheckoutFieldProblems,
  CheckoutProblemCode,
  CheckoutState,
  PlaceOrderInput,
} from './checkout.types.ts';
