export type { SignedIn } from '../shared/viewer.ts';
export { loginMachine } from './login.machine.ts';
export { LOGIN_METHODS, LOGIN_PROBLEM_CODES, LOGIN_SECRET_FIELDS } from './login.types.ts';
export type {
  LoginEvent,
  LoginField,
  LoginFieldProblem,
  LoginFieldProblems,
  LoginFields,
  LoginInput,
  LoginMethod,
  LoginProblem,
  LoginProblemCode,
  SignInInput,
} from './login.types.ts';
