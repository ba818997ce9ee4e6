export {
  CODE_REQUEST_PROBLEM_CODES,
  CODE_RESEND_SECONDS,
  codeRequestMachine,
} from './code-request.machine.ts';
export {
  BIND_CODE_PROBLEM_CODES,
  bindCodeRequestMachine,
  OWN_CODE_PROBLEM_CODES,
  ownCodeRequestMachine,
} from './own-code-request.ts';
export type {
  CodeChannel,
  CodePurpose,
  CodeRequestProblemCode,
  CodeRequestReport,
  CodeTarget,
  SendCodeInput,
  SendCodeOutput,
} from './code-request.machine.ts';
export type { BindCodeProblemCode, OwnCodeProblemCode, OwnCodePurpose } from './own-code-request.ts';
