export { NEXT_VISIT_MS, VISIT_PROBLEM_CODES, visitMachine } from './visit.machine.ts';
export type { VisitEvent, VisitInput, VisitProblemCode } from './visit.machine.ts';
