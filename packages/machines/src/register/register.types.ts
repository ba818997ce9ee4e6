import type { CodeChannel } from '../code-request/index.ts';
import type { Problem } from '../shared/problem.ts';

/** What a person types. `countryCode` is digits without a plus sign. */
export interface RegisterFields {
  countryCode: string;
  mobile: string;
  mobileCode: string;
  email: string;
  emailCode: string;
  nickName: string;
  /** May stay empty where people can log in by a code. */
  password: string;
}
export type RegisterField = keyof RegisterFields;

/** Fields that an inspector of machines must not show. */
export const REGISTER_SECRET_FIELDS: readonly RegisterField[] = ['password', 'mobileCode', 'emailCode'];

/** In characters (code points). */
export const NICK_NAME_MAX_LENGTH = 40;

export type RegisterFieldProblem = 'REQUIRED' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_WEAK' | 'TAKEN';
export type RegisterFieldProblems = Partial<Record<RegisterField | 'agreement', RegisterFieldProblem>>;

/** What can go wrong with a registration. */
export const REGISTER_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'VALIDATION_FAILED',
  'ACCOUNT_EXISTS',
  'PASSWORD_TOO_WEAK',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'COUNTRY_NOT_SUPPORTED',
  'JOINING_NOT_ALLOWED',
  'SCHOOL_DISABLED',
  'UNKNOWN',
] as const;
export type RegisterProblemCode = (typeof REGISTER_PROBLEM_CODES)[number];
export type RegisterProblem = Problem<RegisterProblemCode>;

/** What the actor `register` is given. */
export interface RegistrationInput {
  channel: CodeChannel;
  /** A mobile number without country code, or a mail address. */
  target: string;
  /** For a mobile number. */
  countryCode?: string;
  code: string;
  nickName: string;
  password?: string;
  agreed: true;
  /** The school that is joined with it. */
  tenantId?: string;
}

export interface RegisterInput {
  /** @default 'mobile' */
  channel?: CodeChannel;
  /** @default '86' */
  countryCode?: string;
  tenantId?: string | null;
  /**
   * Whether an empty password is a mistake, as where a school does not let people in by a code.
   * @default false
   */
  requiresPassword?: boolean;
}

export type RegisterEvent =
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'field.changed'; field: RegisterField; value: string }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'code.requested' }
  | { type: 'registration.submitted' };
