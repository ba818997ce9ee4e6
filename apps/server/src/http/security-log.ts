import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from './problem.ts';

/** What the log says of sign-ins, whatever its level is: one line each, with the request and no more than stands here. */
export interface SecurityEvents {
  'signed in': {
    accountId: string;
    sessionId: string;
    /** As the session has it: password, code, another service, … */
    loginMethod: string;
    provider?: string | undefined;
    bySecondFactor: boolean;
  };
  'signed out': { accountId: string; sessionId: string };
  'security refusal': { code: ErrorCode; details: object | undefined };
}

/**
 * Refusals that somebody who looks for attacks wants to see: of a proof, of rights, of what only a forged request has.
 * What everybody meets, as a token that has run out or too many requests at once, is logged at the level `info`.
 */
const SUSPICIOUS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_GRANT',
  'TOO_MANY_ATTEMPTS',
  'SECOND_FACTOR_INVALID',
  'CODE_INVALID',
  'CODE_ATTEMPTS_EXCEEDED',
  'VERIFICATION_FAILED',
  'STATE_MISMATCH',
  'REDIRECT_NOT_ALLOWED',
  'CSRF_REJECTED',
  'CAPTCHA_INVALID',
  'ACTIVE_CODE_INVALID',
  'SCHOOL_NETWORK_NOT_ALLOWED',
  'ACCOUNT_DISABLED',
  'TENANT_MISMATCH',
  'OWN_SESSION_REQUIRED',
  'FORBIDDEN',
  'NOT_A_MEMBER',
]);

/** Who asks, where that is known. */
const callers = new WeakMap<FastifyRequest, string>();

/** Lets what is logged of a request say who asks. */
export const noteCaller = (request: FastifyRequest, accountId: string): void => {
  callers.set(request, accountId);
};

export const isSuspicious = (code: ErrorCode): boolean => SUSPICIOUS.has(code);

/** Writes a line for whoever watches over sign-ins and attacks: also where the log is for warnings alone. */
export function logSecurity<Event extends keyof SecurityEvents>(
  request: FastifyRequest,
  event: Event,
  what: SecurityEvents[Event],
): void {
  if (request.log.level === 'silent') return;
  // A level of its own: others of the request stay as they are.
  const log = request.log.child({ security: true }, { level: 'info' });
  const about: object = { req: request, accountId: callers.get(request), ...what };
  log.info(about, event as string);
}
