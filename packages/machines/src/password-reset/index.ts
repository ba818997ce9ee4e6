export { passwordResetMachine } from './password-reset.machine.ts';
export { PASSWORD_RESET_PROBLEM_CODES, PASSWORD_RESET_SECRET_FIELDS } from './password-reset.types.ts';
export type {
  PasswordResetEvent,
  PasswordResetField,
  PasswordResetFieldProblem,
  PasswordResetFieldProblems,
  PasswordResetFields,
  PasswordResetInput,
  PasswordResetProblemCode,
  ResetPasswordInput,
} from './password-reset.types.ts';
