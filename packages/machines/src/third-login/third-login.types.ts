import type { Problem } from '../shared/problem.ts';
import type { PendingBind, ThirdPartyProvider } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import type { ThirdLoginTarget } from './third-login-target.ts';

/** What stands in the address that a provider has come back to. Null where it is missing. */
export interface ProviderReturn {
  code: string | null;
  state: string | null;
  /** Who says that it answers; always passed on. */
  iss: string | null;
  /** The provider's own refusal, such as access_denied. */
  error: string | null;
}

/** Where welink runs: phone 1, desktop 2, browser 3. */
export type WelinkPlatform = '1' | '2' | '3';

/** What can go wrong when a provider has come back. */
export const THIRD_LOGIN_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'VALIDATION_FAILED',
  'STATE_MISMATCH',
  'LOGIN_INIT_EXPIRED',
  'VERIFICATION_FAILED',
  'PROVIDER_FAILED',
  'PROVIDER_UNKNOWN',
  /** The provider, or the person there, has said no. */
  'PROVIDER_REFUSED',
  'ACCOUNT_DISABLED',
  'SCHOOL_DISABLED',
  'LOGIN_METHOD_OFF',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'REAUTHENTICATION_REQUIRED',
  'ALREADY_BOUND',
  'BINDING_EXPIRED',
  'UNKNOWN',
] as const;
export type ThirdLoginProblemCode = (typeof THIRD_LOGIN_PROBLEM_CODES)[number];
export type ThirdLoginProblem = Problem<ThirdLoginProblemCode>;

/** What the actors `exchangeCode` and `linkIdentity` are given. */
export interface ExchangeInput {
  provider: ThirdPartyProvider;
  code: string;
  state: string;
  iss?: string;
  /** Of welink's free login, which is then the call to make. */
  platformType?: WelinkPlatform;
}

/** What the actor `exchangeCode` answers. */
export type ExchangeOutput =
  | { outcome: 'signedIn'; signedIn: SignedIn; targetUrl: string }
  | { outcome: 'bindRequired'; pending: PendingBind }
  /** Welink's 030025: nobody is signed in (B021). */
  | { outcome: 'freeLoginFailed' };

/** What the actor `askWelink` answers: what the application around this page hands out. */
export interface WelinkCode {
  code: string;
  state: string;
}

/** What the actor `goToProvider` is given. It sends the browser away. */
export interface GoToProviderInput {
  provider: ThirdPartyProvider;
  purpose: 'signIn' | 'link';
}

export interface ThirdLoginInput {
  provider: ThirdPartyProvider;
  returned: ProviderReturn;
  /** `link` where a signed-in person adds the identity to the own account. */
  purpose: 'signIn' | 'link';
  /** Only for welink, where the page runs inside of it or comes back from it. */
  welinkPlatform?: WelinkPlatform;
  /** Where a free login that failed goes on (B021). Configuration, never part of an address. */
  fallback: { externalLoginUrl: string | null; schoolId: string | null };
}

/** How it ends. */
export type ThirdLoginOutcome =
  | { outcome: 'signedIn'; signedIn: SignedIn; target: ThirdLoginTarget }
  | { outcome: 'bindRequired'; pending: PendingBind }
  | { outcome: 'linked' }
  /** Welink's free login failed: on to the external login or to the school. */
  | { outcome: 'fallback'; target: ThirdLoginTarget }
  /** The other ways in, on the login page. */
  | { outcome: 'otherWays' };

export type ThirdLoginEvent =
  /** The same call again, after a failure of the network. */
  | { type: 'exchange.retried' }
  /** A new attempt at the same provider. */
  | { type: 'provider.restarted' }
  /** The page was taken out of the browser's memory again (Back), so nobody has left. */
  | { type: 'page.restored' }
  /** The person has proved who they are, as linking asks for it. */
  | { type: 'proof.given' }
  | { type: 'otherWays.chosen' };
