import type { Database, Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { askCaptcha, useCaptcha, type CaptchaLoad } from './captcha.ts';
import { peek, type Limit } from '../limits/limits.repository.ts';
import { type PasswordAccount, countAttempt, forgive } from './attempts.repository.ts';

/** Passwords for one account from one address, then a pause. */
const PER_ACCOUNT_AND_IP: Limit = { limit: 8, windowSeconds: 300 };
/** Passwords from one address for whatever account. */
const PER_IP: Limit = { limit: 60, windowSeconds: 600 };
/** Passwords for one account from one address until a captcha is asked for. */
const FREE_OF_CAPTCHA: Limit = { limit: 3, windowSeconds: 900 };
/** And from everywhere: more than one address can try before its pause, so that nobody can burden another's sign-in alone. */
const FREE_OF_CAPTCHA_EVERYWHERE: Limit = { limit: 20, windowSeconds: 900 };

/** Who tries: the account as it was named, and where from. */
export interface Attempt {
  subject: string;
  ip: string;
}

const keysOf = ({ subject, ip }: Attempt) => ({
  pair: `pw:${subject}:${ip}`.slice(0, 300),
  ip: `pw:ip:${ip}`.slice(0, 300),
  captcha: `pw:captcha:${subject}:${ip}`.slice(0, 300),
  everywhere: `pw:captcha:${subject}`.slice(0, 300),
});

/** What decides on the captcha of a try. */
export interface CaptchaRules {
  secrets: SecretBox;
  /** The school that the person signs in to. */
  schoolId?: string | undefined;
  /** Asked for with every try, even before a failure. */
  isAlways?: boolean;
}

/**
 * Counts a try before its password is looked at, so that tries at once are all counted.
 * @param captcha the proof that came along
 * @returns why it is refused, or the account that was named where there is one
 */
export async function beginAttempt(
  database: Database,
  attempt: Attempt,
  who: { email: string } | { mobile: string } | undefined,
  captcha: string | undefined,
  now: Date,
  { secrets, schoolId, isAlways = false }: CaptchaRules,
): Promise<Problem | PasswordAccount | undefined> {
  const keys = keysOf(attempt);
  const until = ({ windowSeconds }: Limit) => new Date(now.getTime() + windowSeconds * 1000);
  const rows = await countAttempt(database, [
    keys.pair,
    keys.ip,
    keys.captcha,
    keys.everywhere,
    ...[PER_ACCOUNT_AND_IP, PER_IP, FREE_OF_CAPTCHA, FREE_OF_CAPTCHA_EVERYWHERE].map(until),
    now,
    PER_ACCOUNT_AND_IP.limit,
    PER_IP.limit,
    who && 'email' in who ? who.email : null,
    who && 'mobile' in who ? who.mobile : null,
  ]);
  for (const [key, { limit }] of [
    [keys.pair, PER_ACCOUNT_AND_IP],
    [keys.ip, PER_IP],
  ] as const) {
    const row = rows.find((one) => one.key === key);
    if (row && row.count > limit)
      return new Problem('TOO_MANY_ATTEMPTS', {
        retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
      });
  }
  const countOf = (key: string) => rows.find((one) => one.key === key)?.count ?? 0;
  const free =
    !isAlways &&
    countOf(keys.captcha) <= FREE_OF_CAPTCHA.limit &&
    countOf(keys.everywhere) <= FREE_OF_CAPTCHA_EVERYWHERE.limit;
  if (captcha !== undefined || !free) {
    const about = { purpose: 'password', subject: attempt.subject, schoolId };
    const isProved =
      captcha !== undefined &&
      (await database.write({}, (tx) => useCaptcha(tx, secrets, captcha, about, now)));
    if (!isProved) {
      const code = captcha === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_INVALID';
      const load = loadOf(countOf(keys.captcha), countOf(keys.everywhere), countOf(keys.ip));
      return askCaptcha(secrets, code, about, load, now);
    }
  }
  const account = rows.find((one) => one.key === null);
  if (!account) return undefined;
  const { id, password_hash, is_valid, second_factor_since } = account;
  return { id, password_hash, is_valid, second_factor_since };
}

export function forgivingValues(attempt: Attempt): [string[], string[]] {
  const keys = keysOf(attempt);
  return [
    [keys.pair, keys.ip, keys.captcha, keys.everywhere],
    [keys.pair, keys.captcha],
  ];
}

/** The password was right: what was counted for this person here is forgotten. */
export async function forgiveAttempts(database: Database, attempt: Attempt): Promise<void> {
  await forgive(database, forgivingValues(attempt));
}

/** Whether the next try needs a captcha, and how hard it is then. */
export async function peekAttempts(
  tx: Transaction,
  attempt: Attempt,
  now: Date,
): Promise<{ isCaptchaNeeded: boolean; load: CaptchaLoad }> {
  const keys = keysOf(attempt);
  const countOf = async (key: string) => (await peek(tx, key, now)).count;
  const [here, everywhere] = [await countOf(keys.captcha), await countOf(keys.everywhere)];
  return {
    isCaptchaNeeded: here >= FREE_OF_CAPTCHA.limit || everywhere >= FREE_OF_CAPTCHA_EVERYWHERE.limit,
    load: loadOf(here, everywhere, await countOf(keys.ip)),
  };
}

/** A whole school may share an address: its tries weigh a quarter. */
const SHARE_OF_ADDRESS = 4;
const loadOf = (here: number, everywhere: number, ofAddress: number): CaptchaLoad => [
  here - FREE_OF_CAPTCHA.limit,
  everywhere - FREE_OF_CAPTCHA_EVERYWHERE.limit,
  ofAddress / SHARE_OF_ADDRESS,
];
