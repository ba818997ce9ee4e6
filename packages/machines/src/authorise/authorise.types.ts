import type { Problem } from '../shared/problem.ts';
import type { AuthoriseRequest } from './authorise-request.ts';

/** The authorise page that asks: R39 or R40. */
export type AuthoriseVariant = 'standard' | 'bigNet';

/** What the actor `authorise` is given. */
export interface AuthoriseCall extends AuthoriseRequest {
  variant: AuthoriseVariant;
}

/** What the actor `authorise` answers. It rejects with VERIFICATION_FAILED where an answer has no code (B022). */
export interface AuthoriseAnswer {
  code: string;
  state: string | null;
  redirectUri: string;
  expiresInSeconds: number;
  client: { clientId: string; name: string; logoUrl: string | null };
}

/** What can go wrong with a hand-off. */
export const AUTHORISE_PROBLEM_CODES = [
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
export type AuthoriseProblemCode = (typeof AUTHORISE_PROBLEM_CODES)[number];

export interface AuthoriseInput {
  /** From the address (`readAuthoriseRequest`); null where it asks for nothing that can be served. */
  request: AuthoriseRequest | null;
  variant: AuthoriseVariant;
  /** The person has agreed to this application before. @default false */
  consented?: boolean;
}

/** How it ends: the browser is on its way to the application, or the person stays here. */
export type AuthoriseOutcome = { outcome: 'handedOn' } | { outcome: 'left' };

export interface AuthoriseContext {
  request: AuthoriseRequest | null;
  variant: AuthoriseVariant;
  isConsented: boolean;
  answer: AuthoriseAnswer | null;
  problem: Problem<AuthoriseProblemCode> | null;
}

export type AuthoriseEvent =
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'authorise.retried' }
  /** Signed in, or signed in again. */
  | { type: 'signIn.completed' }
  /** Somewhere else on this site. */
  | { type: 'authorise.left' };
