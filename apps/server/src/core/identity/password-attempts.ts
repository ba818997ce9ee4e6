import type { Database, Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { askCaptcha, useCaptcha, type CaptchaLoad } from './captcha.ts';
import { peek, type Limit } from '../limits/limits.repository.ts';

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

/**
 * Counts a try in its four windows, and looks the account up. Those of captchas count only what was not refused by the
 * first two: who is paused cannot burden the account of another. Keys are locked in one order everywhere. Nobody waits
 * for the disk here: a count is seen by all at once, and only a database that crashes could forget the last moment's.
 */
const BEGIN = `
  with quick as (select set_config('synchronous_commit', 'off', true)), tried as (
    insert into rate_counter (key, count, resets_at)
    select key, 1, resets_at from quick, (values ($1, $5::timestamptz), ($2, $6::timestamptz)) as next (key, resets_at)
    on conflict (key) do update set
      count = case when rate_counter.resets_at <= $9 then 1 else rate_counter.count + 1 end,
      resets_at = case when rate_counter.resets_at <= $9 then excluded.resets_at else rate_counter.resets_at end
    returning key, count, resets_at
  ), checked as (
    insert into rate_counter (key, count, resets_at)
    select key, 1, resets_at from (values ($3, $7::timestamptz), ($4, $8::timestamptz)) as next (key, resets_at)
    where not exists (select from tried where (key = $1 and count > $10) or (key = $2 and count > $11))
    on conflict (key) do update set
      count = case when rate_counter.resets_at <= $9 then 1 else rate_counter.count + 1 end,
      resets_at = case when rate_counter.resets_at <= $9 then excluded.resets_at else rate_counter.resets_at end
    returning key, count, resets_at
  )
  select key, count, resets_at, null::text as id, null::text as password_hash, null::boolean as is_valid,
    null::timestamptz as second_factor_since from tried
  union all select key, count, resets_at, null, null, null, null from checked
  union all select null, null, null, id::text, password_hash, is_valid, second_factor_since from account
    where lower(email) = $12 or mobile = $13`;

/** What decides on the captcha of a try. */
export interface CaptchaRules {
  secrets: SecretBox;
  /** The school that the person signs in to. */
  schoolId?: string | undefined;
  /** Asked for with every try, even before a failure. */
  isAlways?: boolean;
}

/** What a password is compared with. */
export interface PasswordAccount {
  id: string;
  password_hash: string | null;
  is_valid: boolean;
  second_factor_since: Date | null;
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
  const rows = await database.once<{ key: string | null; count: number; resets_at: Date } & PasswordAccount>(
    BEGIN,
    [
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
    ],
  );
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

/** Parts of a statement that forgives, beside whatever it does: its values are the first two. */
export const FORGIVING = `
  locked as (
    select key from rate_counter where key = any($1) order by array_position($1::text[], key) for update
  ), forgiven as (
    update rate_counter set count = case when rate_counter.key = any($2) then 0 else greatest(count - 1, 0) end
    from locked where locked.key = rate_counter.key
  )`;
export function forgivingValues(attempt: Attempt): [string[], string[]] {
  const keys = keysOf(attempt);
  return [
    [keys.pair, keys.ip, keys.captcha, keys.everywhere],
    [keys.pair, keys.captcha],
  ];
}

/** The password was right: what was counted for this person here is forgotten. */
export async function forgiveAttempts(database: Database, attempt: Attempt): Promise<void> {
  await database.once(`with ${FORGIVING} select`, forgivingValues(attempt));
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
