export { UNION_PROBLEM_CODES, unionMachine } from './union.machine.ts';
export type { AgreedTerms, AgreeInput, UnionEvent, UnionInput, UnionProblemCode } from './union.machine.ts';
