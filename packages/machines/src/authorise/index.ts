export { handOffUrl, readAuthoriseRequest } from './authorise-request.ts';
export type { AuthoriseRequest } from './authorise-request.ts';
export { authoriseMachine } from './authorise.machine.ts';
export { pendingCodesOf, readNotedCodes, withCode, withoutCode } from './pending-codes.ts';
export type { NotedCode } from './pending-codes.ts';
export { CODE_MARGIN_SECONDS } from './authorise.setup.ts';
export { AUTHORISE_PROBLEM_CODES } from './authorise.types.ts';
export type {
  AuthoriseAnswer,
  AuthoriseCall,
  AuthoriseEvent,
  AuthoriseInput,
  AuthoriseOutcome,
  AuthoriseProblemCode,
  AuthoriseVariant,
} from './authorise.types.ts';
