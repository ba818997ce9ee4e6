export { UNSUBSCRIBE_PROBLEM_CODES, unsubscribeMachine } from './unsubscribe.machine.ts';
export type { MailSource, UnsubscribeProblemCode } from './unsubscribe.machine.ts';
