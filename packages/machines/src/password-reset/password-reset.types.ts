import type { CodeChannel } from '../code-request/index.ts';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { Problem } from '../shared/problem.ts';

/** What a person types. `countryCode` is digits without a plus sign. */
export interface PasswordResetFields {
  countryCode: string;
  mobile: string;
  email: string;
  code: string;
  newPassword: string;
}
export type PasswordResetField = keyof PasswordResetFields;

/** Fields that an inspector of machines must not show. */
export const PASSWORD_RESET_SECRET_FIELDS: readonly PasswordResetField[] = ['code', 'newPassword'];

export type PasswordResetFieldProblem = 'REQUIRED' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_WEAK';
export type PasswordResetFieldProblems = Partial<Record<PasswordResetField, PasswordResetFieldProblem>>;

/** What can go wrong when a forgotten password is replaced. An unknown account answers like a wrong code. */
export const PASSWORD_RESET_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'TOO_MANY_ATTEMPTS',
  'PASSWORD_TOO_WEAK',
] as const;
export type PasswordResetProblemCode = (typeof PASSWORD_RESET_PROBLEM_CODES)[number];

export interface PasswordResetInput {
  /** @default 'email' */
  channel?: CodeChannel;
  /** What was typed into the login form already. */
  target?: string;
  /** @default '86' */
  countryCode?: string;
}

/** What the actor `resetPassword` is given. */
export interface ResetPasswordInput {
  channel: CodeChannel;
  target: string;
  /** For a number. */
  countryCode?: string;
  code: string;
  newPassword: string;
}

export type PasswordResetEvent =
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'field.changed'; field: PasswordResetField; value: string }
  | { type: 'code.requested' }
  | { type: 'password.submitted' };

export interface PasswordResetContext {
  channel: CodeChannel;
  fields: PasswordResetFields;
  fieldProblems: PasswordResetFieldProblems;
  problem: Problem<PasswordResetProblemCode> | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
}
