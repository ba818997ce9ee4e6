export { ORDER_PROBLEM_CODES, orderMachine, untilLookedAtMs } from './order.machine.ts';
export type { OrderEvent, OrderProblemCode, OrderStage, OrderStanding } from './order.machine.ts';
