import type { Problem } from '../shared/problem.ts';
import type { ThirdPartyProvider } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import type { LoginOffer } from './login-offer.ts';

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
}
export type LoginField = keyof LoginFields;

/** Fields that an inspector of machines must not show. */
export const LOGIN_SECRET_FIELDS: readonly LoginField[] = ['password', 'smsCode', 'emailCode'];

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
  /** The school has switched this way off. */
  'LOGIN_METHOD_OFF',
  /** The second step took too long: the first one has to be taken again. */
  'SECOND_FACTOR_EXPIRED',
  'PROVIDER_FAILED',
  'PROVIDER_UNKNOWN',
  'UNKNOWN',
] as const;
export type LoginProblemCode = (typeof LOGIN_PROBLEM_CODES)[number];
export type LoginProblem = Problem<LoginProblemCode>;

/** What the actor `signIn` is given. */
export type SignInInput =
  | { method: 'password'; account: string; password: string }
  | { method: 'smsCode'; mobile: string; countryCode: string; code: string }
  | { method: 'emailCode'; email: string; code: string };

/** What the actor `goToProvider` is given. It sends the browser away. */
export interface LeaveForProviderInput {
  provider: ThirdPartyProvider;
  authorizeUrl: string;
}

/** A third party that did not answer. The other ways in work. */
export interface ProviderRefusal {
  /** As it stands in the address; the page names those that it knows. */
  provider: string;
  problem: LoginProblem;
}

export interface LoginInput {
  /** @default the first one that is offered */
  method?: LoginMethod;
  /** @default '86' */
  countryCode?: string;
  /**
   * What the school has switched on; `load` asks the actor `loadOffer` for it.
   * @default DEFAULT_LOGIN_OFFER
   */
  offer?: LoginOffer | 'load';
  /** The page was come back to because a third party did not answer. */
  providerRefusal?: ProviderRefusal;
  /** Where to go afterwards, as it stands in the address. */
  redirect?: unknown;
  /** The school that the page belongs to. */
  tenantId?: string | null;
}

/** How a login ends well. The path leads on: back, to the school, or to the choice of one (R42). */
export type LoggedIn = SignedIn & { path: string };

export type LoginEvent =
  | { type: 'method.chosen'; method: LoginMethod }
  | { type: 'field.changed'; field: LoginField; value: string }
  | { type: 'code.requested' }
  | { type: 'login.submitted' }
  /** A code to scan instead of the form. */
  | { type: 'qr.chosen' }
  /** A passkey alone. */
  | { type: 'passkey.chosen' }
  | { type: 'provider.chosen'; provider: ThirdPartyProvider }
  /** The page was taken out of the browser's memory again (Back), so nobody has left. */
  | { type: 'page.restored' }
  | { type: 'offer.retried' };
