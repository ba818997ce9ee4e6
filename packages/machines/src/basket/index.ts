export { BASKET_PROBLEM_CODES, basketMachine, changed, choiceOf } from './basket.machine.ts';
export type {
  BasketChange,
  BasketChoice,
  BasketEvent,
  BasketProblemCode,
  KnownBasket,
  SeatWish,
} from './basket.machine.ts';
