import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/pool.ts';
import type { ProviderName } from '../../database/tables.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { makeChallenge, takeChallenge } from '../auth/challenges.ts';
import { LOGIN_COOKIE } from '../auth/cookies.ts';
import { count, type Limit } from '../auth/limits.ts';
import { digest } from '../../platform/digest.ts';

export const ATTEMPT_TTL_S = 600;
/** A school's whole network may share an address. */
const PER_IP: Limit = { limit: 300, windowSeconds: 600 };
const KIND = 'third-login';

/** A sign-in at a provider that this browser began. */
export interface Attempt {
  provider: ProviderName;
  schoolId: string;
  nonce: string;
  verifier: string;
  redirect: string;
}

/** What is told of a browser's cookie. */
const nameOf = (secret: string): string => digest(secret).toString('base64url');

/** The secret that ties attempts to this browser; made at the first, shared by its tabs, ended by signing in. */
export function bindBrowser(context: RequestContext, isSecure: boolean): string {
  const present = context.request.cookies[LOGIN_COOKIE];
  const secret = present && /^[\w-]{32}$/.test(present) ? present : randomBytes(24).toString('base64url');
  context.reply.setCookie(LOGIN_COOKIE, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: ATTEMPT_TTL_S,
  });
  return nameOf(secret);
}

/** What is known of this browser; undefined where it began nothing. */
export function knownBrowser(context: RequestContext): string | undefined {
  const secret = context.request.cookies[LOGIN_COOKIE];
  return secret ? nameOf(secret) : undefined;
}

/** Sign-in pages opened from one address: a whole school may share it, and opens each its own. */
const PAGES_PER_IP: Limit = { limit: 3000, windowSeconds: 600 };

/** Counts a sign-in page, which keeps nothing. @returns why it is refused */
export async function countPage(tx: Transaction, ip: string, now: Date): Promise<Problem | undefined> {
  const state = await count(tx, `login:init:${ip}`, PAGES_PER_IP, now);
  return state.count > PAGES_PER_IP.limit
    ? new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds })
    : undefined;
}

/** Writes an attempt down. @returns its state; @throws {Problem} TOO_MANY_ATTEMPTS */
export async function openAttempt(
  tx: Transaction,
  attempt: Attempt,
  browser: string,
  ip: string,
  now: Date,
): Promise<string | Problem> {
  const state = await count(tx, `third:init:${ip}`, PER_IP, now);
  if (state.count > PER_IP.limit)
    return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
  return makeChallenge(tx, { kind: KIND, data: { ...attempt, browser }, ttlSeconds: ATTEMPT_TTL_S }, now);
}

/**
 * Uses an attempt up: whatever comes of it, its state never works again.
 * @throws {Problem} LOGIN_INIT_EXPIRED for one that was used, ended or never began; STATE_MISMATCH in another browser
 */
export async function takeAttempt(
  tx: Transaction,
  state: string,
  context: RequestContext,
  now: Date,
): Promise<Attempt | Problem> {
  const found = await takeChallenge<Attempt & { browser: string }>(tx, KIND, state, now);
  if (!found) return new Problem('LOGIN_INIT_EXPIRED');
  const { browser, ...attempt } = found.data;
  return browser === knownBrowser(context) ? attempt : new Problem('STATE_MISMATCH');
}
