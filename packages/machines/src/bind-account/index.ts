export type { PendingBind, ThirdPartyProvider } from '../shared/third-party.ts';
export { bindAccountMachine } from './bind-account.machine.ts';
export {
  BIND_ACCOUNT_PROBLEM_CODES,
  BIND_MODES,
  BIND_NICK_NAME_MAX_LENGTH,
  BIND_SECRET_FIELDS,
} from './bind-account.types.ts';
export type {
  BindAccountCall,
  BindAccountEvent,
  BindAccountInput,
  BindAccountOutcome,
  BindAccountProblem,
  BindAccountProblemCode,
  BindField,
  BindFieldProblem,
  BindFieldProblems,
  BindFields,
  BindMode,
} from './bind-account.types.ts';
