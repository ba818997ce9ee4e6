import { NotProvidedError } from './not-provided.ts';

/** What went wrong, as a code of a closed list and the facts that help to go on. Words are the application's. */
export interface Problem<Code extends string = string> {
  code: Code | 'UNKNOWN';
  /** Names the request in the server's log. */
  requestId?: string;
  /** Seconds to wait before trying again makes sense. */
  retryAfterSeconds?: number;
  /** How many tries are left for a code. */
  attemptsLeft?: number;
}

/** What an actor's bad end carries. An object, since a parameter of type unknown would switch type inference off. */
export interface Failure {
  error: unknown;
}

/** Failures that say nothing about the request itself: the same request may pass a little later. */
export const TRANSIENT_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
] as const;

/** The answers that mean: nobody is signed in with this request. */
export const UNAUTHENTICATED_CODES = ['UNAUTHENTICATED', 'TOKEN_EXPIRED'] as const;

/** The rejection that actors use; the error of the API client has the same shape and does as well. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: string;
  readonly requestId: string | undefined;
  readonly details: { retryAfterSeconds?: number; attemptsLeft?: number };

  constructor(
    code: string,
    more: { requestId?: string; retryAfterSeconds?: number; attemptsLeft?: number } = {},
  ) {
    super(code);
    const { requestId, ...details } = more;
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

/** The code of a rejection, or UNKNOWN. */
export function codeOf(error: unknown): string {
  return isRecord(error) && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}

/** Whether a rejection carries one of these codes. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return codes.includes(codeOf(error));
}

/**
 * Turns a rejection into the problem that a machine keeps. Codes that the machine does not list become UNKNOWN.
 * @throws NotProvidedError when the rejection says that the actor was never provided: a mistake in the wiring must not
 *   pass for a failure of the network
 */
export function problemOf<Code extends string>(error: unknown, codes: readonly Code[]): Problem<Code> {
  if (error instanceof NotProvidedError) throw error;
  const code = codeOf(error);
  const known = codes.find((candidate) => candidate === code);
  const problem: Problem<Code> = { code: known ?? 'UNKNOWN' };
  if (!isRecord(error)) return problem;
  if (typeof error.requestId === 'string') problem.requestId = error.requestId;
  const details = isRecord(error.details) ? error.details : {};
  if (typeof details.retryAfterSeconds === 'number') problem.retryAfterSeconds = details.retryAfterSeconds;
  if (typeof details.attemptsLeft === 'number') problem.attemptsLeft = details.attemptsLeft;
  return problem;
}

/** How long the server wants to be left alone, in seconds; 0 where it does not say. */
export function secondsToWait(problem: Problem | null): number {
  return problem?.retryAfterSeconds ?? 0;
}

/** Whether something has fields at all. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
