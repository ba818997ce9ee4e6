export { BACK_OFF_FIRST_MS, BACK_OFF_LIMIT_MS, backOffMs, laterByChanceMs } from './back-off.ts';
export { COUNTDOWN_TICK_MS } from './countdown.ts';
export type { Countdown } from './countdown.ts';
export { DRAFT_EDITOR_PROBLEM_CODES } from './draft-editor.types.ts';
export type { DraftEditorEvent, DraftEditorProblemCode, DraftEditorTag } from './draft-editor.types.ts';
export {
  isEmail,
  isMobile,
  isVerificationCode,
  normaliseDigits,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  VERIFICATION_CODE_LENGTH,
} from './fields.ts';
export type { MachineMeta } from './machine-meta.ts';
export {
  isNotProvided,
  missingImplementations,
  notProvided,
  notProvidedAction,
  notProvidedCallback,
  NotProvidedError,
} from './not-provided.ts';
export {
  codeOf,
  hasCode,
  problemOf,
  ProblemError,
  TRANSIENT_CODES,
  UNAUTHENTICATED_CODES,
} from './problem.ts';
export type { Failure, Problem } from './problem.ts';
export type { SessionViewer, SignedIn } from './viewer.ts';
