import type { Problem } from '../shared/problem.ts';
import type { AuthorizeRequest } from './authorize-request.ts';

/** The authorize page that asks: R39 or R40. */
export type AuthorizeVariant = 'standard' | 'bigNet';

/** What the actor `authorize` is given. */
export interface AuthorizeCall extends AuthorizeRequest {
  variant: AuthorizeVariant;
}

/** What the actor `authorize` answers. It rejects with VERIFICATION_FAILED where an answer has no code (B022). */
export interface AuthorizeAnswer {
  code: string;
  state: string | null;
  redirectUri: string;
  expiresInSeconds: number;
  client: { clientId: string; name: string; logoUrl: string | null };
}

/** What can go wrong with an authorization. */
export const AUTHORIZE_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'VERIFICATION_FAILED',
  'REDIRECT_NOT_ALLOWED',
  'TENANT_MISMATCH',
  'NOT_A_MEMBER',
  'ACCOUNT_DISABLED',
  'SCHOOL_DISABLED',
  'UNKNOWN',
] as const;
export type AuthorizeProblemCode = (typeof AUTHORIZE_PROBLEM_CODES)[number];

export interface AuthorizeInput {
  /** From the address (`readAuthorizeRequest`); null where it asks for nothing that can be served. */
  request: AuthorizeRequest | null;
  variant: AuthorizeVariant;
  /** The person has agreed to this application before. @default false */
  consented?: boolean;
}

/** How it ends: the browser is on its way to the application, or the person stays here. */
export type AuthorizeOutcome = { outcome: 'handedOn' } | { outcome: 'left' };

export interface AuthorizeContext {
  request: AuthorizeRequest | null;
  variant: AuthorizeVariant;
  isConsented: boolean;
  answer: AuthorizeAnswer | null;
  problem: Problem<AuthorizeProblemCode> | null;
}

export type AuthorizeEvent =
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'authorize.retried' }
  /** Signed in, or signed in again. */
  | { type: 'signIn.completed' }
  /** Somewhere else on this site. */
  | { type: 'authorize.left' };
