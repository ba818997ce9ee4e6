export { redirectUrl, readAuthorizeRequest } from './authorize-request.ts';
export type { AuthorizeRequest } from './authorize-request.ts';
export { authorizeMachine } from './authorize.machine.ts';
export { pendingCodesOf, readNotedCodes, withCode, withoutCode } from './pending-codes.ts';
export type { NotedCode } from './pending-codes.ts';
export { CODE_MARGIN_SECONDS } from './authorize.setup.ts';
export { AUTHORIZE_PROBLEM_CODES } from './authorize.types.ts';
export type {
  AuthorizeAnswer,
  AuthorizeCall,
  AuthorizeEvent,
  AuthorizeInput,
  AuthorizeOutcome,
  AuthorizeProblemCode,
  AuthorizeVariant,
} from './authorize.types.ts';
