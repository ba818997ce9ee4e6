export type { SignedIn } from '../shared/viewer.ts';
export { registerMachine } from './register.machine.ts';
export { NICK_NAME_MAX_LENGTH, REGISTER_PROBLEM_CODES, REGISTER_SECRET_FIELDS } from './register.types.ts';
export type {
  RegisterEvent,
  RegisterField,
  RegisterFieldProblem,
  RegisterFieldProblems,
  RegisterFields,
  RegisterInput,
  RegisterProblem,
  RegisterProblemCode,
  RegistrationInput,
} from './register.types.ts';
