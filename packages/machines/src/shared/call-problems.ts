import type { Problem } from './problem.ts';

/** What can go wrong with any call of a person who is signed in. Machines add the codes of their own calls. */
export const CALL_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'OWN_SESSION_REQUIRED',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'UNKNOWN',
] as const;

/** What a dialog that asks for a fresh proof of the person tells the machine that needs it. */
export type ProofEvent =
  /** The proof has been given: what was begun goes on. */
  | { type: 'proof.given' }
  /** The person would rather not: back to where they were, with everything that they had typed. */
  | { type: 'proof.declined' };

/** Whether the server wants a fresh proof of the person before it does this. */
export function isProofNeeded(problem: Problem | null): boolean {
  return problem?.code === 'REAUTHENTICATION_REQUIRED';
}

/** Whether the same call may well pass a little later, without anybody doing anything. */
export function isTransient(problem: Problem | null): boolean {
  return (
    problem?.code === 'NETWORK' ||
    problem?.code === 'SERVICE_UNAVAILABLE' ||
    problem?.code === 'INTERNAL_ERROR' ||
    problem?.code === 'TOO_MANY_REQUESTS'
  );
}
