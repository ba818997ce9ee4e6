export {
  LOGOUT_PROBLEM_CODES,
  logoutRoutingMachine,
  REVOKE_LIMIT_MS,
  SIGN_OUT_LIMIT_MS,
} from './logout-routing.machine.ts';
export type { LogoutInput, LogoutProblemCode } from './logout-routing.machine.ts';
export { ENVIRONMENTS, EXTERNAL_LOGOUTS, LOGOUT_TABLE } from './logout-table.ts';
export type {
  Environment,
  ExternalLogout,
  LoginMethod,
  LogoutFacts,
  LogoutOutcome,
  LogoutUrls,
} from './logout-table.ts';
export { AUTHORIZATION_CODE_LIFE_SECONDS, codesToRevoke, logoutTarget } from './logout-target.ts';
export type { LogoutTarget, PendingAuthorizationCode } from './logout-target.ts';
