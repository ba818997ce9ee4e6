import type { CaptchaAnswer } from '../code-request/index.ts';
import type { Problem } from '../shared/problem.ts';

/** The ways to log in that one form offers (B026). */
export const LOGIN_METHODS = ['password', 'smsCode', 'emailCode'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** What a person types. `countryCode` is digits without a plus sign. */
export interface LoginFields {
  /** Phone or email, for the password. */
  account: string;
  password: string;
  countryCode: string;
  mobile: string;
  smsCode: string;
  email: string;
  emailCode: string;
  captchaText: string;
}
export type LoginField = keyof LoginFields;

/** Fields that an inspector of machines must not show. */
export const LOGIN_SECRET_FIELDS: readonly LoginField[] = ['password', 'smsCode', 'emailCode', 'captchaText'];

export type LoginFieldProblem = 'REQUIRED' | 'INVALID';
export type LoginFieldProblems = Partial<Record<LoginField, LoginFieldProblem>>;

/** What can go wrong with a login. */
export const LOGIN_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'INVALID_GRANT',
  'TOO_MANY_ATTEMPTS',
  'ACCOUNT_DISABLED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'VERIFICATION_FAILED',
  'SCHOOL_DISABLED',
  'UNKNOWN',
] as const;
export type LoginProblemCode = (typeof LOGIN_PROBLEM_CODES)[number];
export type LoginProblem = Problem<LoginProblemCode>;

/** What the actor `signIn` is given. */
export type SignInInput = { captcha?: CaptchaAnswer } & (
  | { method: 'password'; account: string; password: string }
  | { method: 'smsCode'; mobile: string; countryCode: string; code: string }
  | { method: 'emailCode'; email: string; code: string }
);

export interface LoginInput {
  /** @default 'password' */
  method?: LoginMethod;
  /** @default '86' */
  countryCode?: string;
}

export type LoginEvent =
  | { type: 'method.chosen'; method: LoginMethod }
  | { type: 'field.changed'; field: LoginField; value: string }
  /** The account is typed: now it can be asked whether it needs a picture puzzle. */
  | { type: 'account.entered' }
  | { type: 'code.requested' }
  /** Another picture, please. */
  | { type: 'captcha.renewed' }
  | { type: 'login.submitted' };
