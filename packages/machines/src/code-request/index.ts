export {
  CODE_REQUEST_PROBLEM_CODES,
  CODE_RESEND_SECONDS,
  codeRequestMachine,
} from './code-request.machine.ts';
export type {
  CaptchaAnswer,
  CodeChannel,
  CodePurpose,
  CodeRequestProblemCode,
  CodeRequestReport,
  CodeTarget,
  SendCodeInput,
  SendCodeOutput,
} from './code-request.machine.ts';
