export { pathAfterLogin, SCHOOL_CHOICE_PATH } from './path-after-login.ts';
export { SCHOOL_CHOICE_PROBLEM_CODES, schoolChoiceMachine } from './school-choice.machine.ts';
export type {
  SchoolChoiceEvent,
  SchoolChoiceInput,
  SchoolChoiceOutcome,
  SchoolChoiceProblemCode,
  SchoolOption,
} from './school-choice.machine.ts';
