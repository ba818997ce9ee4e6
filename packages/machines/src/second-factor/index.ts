export { secondFactorMachine } from './second-factor.machine.ts';
export { FACTOR_METHODS, FACTOR_SECRET_FIELDS, SECOND_FACTOR_PROBLEM_CODES } from './second-factor.types.ts';
export { ticketOf } from './ticket-of.ts';
export type {
  AskPasskeyInput,
  FactorField,
  FactorFieldProblem,
  FactorFieldProblems,
  FactorFields,
  FactorMethod,
  FactorProof,
  PasskeyAnswer,
  SecondFactorEvent,
  SecondFactorInput,
  SecondFactorOutcome,
  SecondFactorProblem,
  SecondFactorProblemCode,
  SecondFactorTicket,
} from './second-factor.types.ts';
