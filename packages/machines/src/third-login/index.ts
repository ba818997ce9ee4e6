export { THIRD_PARTY_PROVIDERS } from '../shared/third-party.ts';
export type { PendingBind, ThirdPartyProvider } from '../shared/third-party.ts';
export { thirdLoginMachine } from './third-login.machine.ts';
export { fallbackTarget, targetOf } from './third-login-target.ts';
export type { ThirdLoginTarget } from './third-login-target.ts';
export { THIRD_LOGIN_PROBLEM_CODES } from './third-login.types.ts';
export type {
  ExchangeInput,
  ExchangeOutput,
  GoToProviderInput,
  ProviderReturn,
  ThirdLoginEvent,
  ThirdLoginInput,
  ThirdLoginOutcome,
  ThirdLoginProblem,
  ThirdLoginProblemCode,
  WelinkCode,
  WelinkPlatform,
} from './third-login.types.ts';
