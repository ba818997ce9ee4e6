import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/pool.ts';
import type { ProviderName } from '../../database/tables.ts';
import type { RequestContext } from '../../http/context.ts';
import { readCookie, writeCookie } from '../../http/cookies.ts';
import { Problem } from '../../http/problem.ts';
import { makeChallenge, takeChallenge } from '../auth/challenges.repository.ts';
import { LOGIN_COOKIE } from '../../core/identity/cookies.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { digest } from '../../platform/digest.ts';
import type { Services } from '../../core/services.ts';

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

type Binding = Pick<Services, 'config' | 'secrets'>;

/** What the signature of a browser's cookie is for. */
const SIGNATURE = 'third login browser';
const SECRET_BYTES = 24;

/** What is told of a browser's cookie. */
const nameOf = (secret: string): string => digest(secret).toString('base64url');

/** The secret that ties attempts to this browser; made at the first, shared by its tabs, ended by signing in. */
export function bindBrowser(deps: Binding, context: RequestContext): string {
  const secret = secretOf(deps, context) ?? randomBytes(SECRET_BYTES).toString('base64url');
  const value = `${secret}.${deps.secrets.sign(SIGNATURE, secret)}`;
  writeCookie(context.reply, deps.config, LOGIN_COOKIE, value, ATTEMPT_TTL_S);
  return nameOf(secret);
}

/** What is known of this browser; undefined where it began nothing. */
export function knownBrowser(deps: Binding, context: RequestContext): string | undefined {
  const secret = secretOf(deps, context);
  return secret === undefined ? undefined : nameOf(secret);
}

/** The secret that the browser brings, where this server made it. */
function secretOf({ config, secrets }: Binding, { request }: RequestContext): string | undefined {
  const [secret = '', signature = ''] = readCookie(request, config, LOGIN_COOKIE)?.split('.') ?? [];
  return secrets.isSigned(SIGNATURE, secret, signature) ? secret : undefined;
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
  deps: Binding,
  tx: Transaction,
  state: string,
  context: RequestContext,
  now: Date,
): Promise<Attempt | Problem> {
  const found = await takeChallenge<Attempt & { browser: string }>(tx, KIND, state, now);
  if (!found) return new Problem('LOGIN_INIT_EXPIRED');
  const { browser, ...attempt } = found.data;
  return browser === knownBrowser(deps, context) ? attempt : new Problem('STATE_MISMATCH');
}
