import type { CodeChannel } from '../code-request/index.ts';
import type { Problem } from '../shared/problem.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';

/**
 * How an identity finds its account: an own one proved by a code or by its password (R52), one that was found to be
 * there already and is verified (R54), or one that is made now.
 */
export const BIND_MODES = ['code', 'password', 'verify', 'create'] as const;
export type BindMode = (typeof BIND_MODES)[number];

/** What a person types. `countryCode` is digits without a plus sign. */
export interface BindFields {
  countryCode: string;
  mobile: string;
  email: string;
  /** The six digits, of the account's number or address. */
  code: string;
  password: string;
  nickName: string;
}
export type BindField = keyof BindFields;

/** Fields that an inspector of machines must not show. */
export const BIND_SECRET_FIELDS: readonly BindField[] = ['code', 'password'];

/** In characters, as the server counts. */
export const BIND_NICK_NAME_MAX_LENGTH = 50;

export type BindFieldProblem = 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'TAKEN';
export type BindFieldProblems = Partial<Record<BindField, BindFieldProblem>>;

/** What can go wrong with a binding. */
export const BIND_ACCOUNT_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'VALIDATION_FAILED',
  'INVALID_GRANT',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_ATTEMPTS_EXCEEDED',
  'ACCOUNT_EXISTS',
  'ACCOUNT_DISABLED',
  'SCHOOL_DISABLED',
  'ALREADY_BOUND',
  'BINDING_EXPIRED',
  'STATE_MISMATCH',
  'VERIFICATION_FAILED',
  /** The second step took too long: the first one has to be taken again. */
  'SECOND_FACTOR_EXPIRED',
  'UNKNOWN',
] as const;
export type BindAccountProblemCode = (typeof BIND_ACCOUNT_PROBLEM_CODES)[number];
export type BindAccountProblem = Problem<BindAccountProblemCode>;

/** What the actor `bindAccount` is given. */
export type BindAccountCall = {
  pendingBindId: string;
  channel: CodeChannel;
  target: string;
  countryCode?: string;
} & ({ code: string } | { password: string } | { code: string; create: true; nickName: string });

export interface BindAccountInput {
  pending: PendingBind;
  /** @default 'code' */
  mode?: BindMode;
  /** @default 'email' */
  channel?: CodeChannel;
  /** @default '86' */
  countryCode?: string;
}

/** How it ends. */
export type BindAccountOutcome =
  | { outcome: 'signedIn'; signedIn: SignedIn; isLinked: boolean }
  /** A new attempt at the provider. */
  | { outcome: 'restart' }
  /** The login page, without a link. */
  | { outcome: 'left' };

export type BindAccountEvent =
  | { type: 'mode.chosen'; mode: BindMode }
  | { type: 'channel.chosen'; channel: CodeChannel }
  | { type: 'field.changed'; field: BindField; value: string }
  | { type: 'code.requested' }
  | { type: 'binding.submitted' }
  /** Another account, after one that has such an identity already. */
  | { type: 'otherAccount.chosen' }
  | { type: 'provider.restarted' }
  | { type: 'binding.left' };
