export { schoolCreationMachine } from './school-creation.machine.ts';
export {
  APPLICATION_REASON_MAX_LENGTH,
  CREATION_POLL_INTERVAL_MS,
  SCHOOL_CREATION_PROBLEM_CODES,
  SCHOOL_NAME_MAX_LENGTH,
  SCHOOL_NAME_MIN_LENGTH,
  SCHOOL_SUMMARY_MAX_LENGTH,
} from './school-creation.types.ts';
export type {
  ApplicationField,
  ApplicationFields,
  CreateSchoolInput,
  FirstStep,
  SchoolCreation,
  SchoolCreationEvent,
  SchoolCreationInput,
  SchoolCreationOutput,
  SchoolCreationProblemCode,
  SchoolCurrency,
  SchoolField,
  SchoolFieldProblem,
  SchoolFieldProblems,
  SchoolFields,
  SchoolKind,
  SchoolTerms,
} from './school-creation.types.ts';
