export {
  PASSWORD_CHANGE_PROBLEM_CODES,
  PASSWORD_CHANGE_SECRET_FIELDS,
  passwordChangeMachine,
} from './password-change.machine.ts';
export type {
  ChangePasswordInput,
  NewPasswordProblem,
  PasswordChangeEvent,
  PasswordChangeProblemCode,
} from './password-change.machine.ts';
