export type { SignedIn } from '../shared/viewer.ts';
export { DEFAULT_LOGIN_OFFER, loginOfferOf } from './login-offer.ts';
export type { LoginOffer, ProviderOption } from './login-offer.ts';
export { loginMachine } from './login.machine.ts';
export { LOGIN_METHODS, LOGIN_PROBLEM_CODES, LOGIN_SECRET_FIELDS } from './login.types.ts';
export type {
  LeaveForProviderInput,
  LoggedIn,
  LoginEvent,
  LoginField,
  LoginFieldProblem,
  LoginFieldProblems,
  LoginFields,
  LoginInput,
  LoginMethod,
  LoginProblem,
  LoginProblemCode,
  ProviderRefusal,
  SignInInput,
} from './login.types.ts';
