import type { Database } from '../../database/pool.ts';

/**
 * Counts a try in its four windows, and looks the account up. Those of captchas count only what was not refused by the
 * first two: who is paused cannot burden the account of another. Keys are locked in one order everywhere. Nobody waits
 * for the disk here: a count is seen by all at once, and only a database that crashes could forget the last moment's.
 */
export const BEGIN = `
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

/** Parts of a statement that forgives, beside whatever it does: its values are the first two. */
export const FORGIVING = `
  locked as (
    select key from rate_counter where key = any($1) order by array_position($1::text[], key) for update
  ), forgiven as (
    update rate_counter set count = case when rate_counter.key = any($2) then 0 else greatest(count - 1, 0) end
    from locked where locked.key = rate_counter.key
  )`;

/** What a password is compared with. */
export interface PasswordAccount {
  id: string;
  password_hash: string | null;
  is_valid: boolean;
  second_factor_since: Date | null;
}

/** A counter of BEGIN, or without a key the account that was named. */
export type AttemptRow = { key: string | null; count: number; resets_at: Date } & PasswordAccount;

/** Counts a try, and looks the account up. */
export const countAttempt = (database: Database, values: unknown[]) =>
  database.once<AttemptRow>(BEGIN, values);

/** Takes a try back whose password was right. */
export const forgive = (database: Database, values: unknown[]) =>
  database.once(`with ${FORGIVING} select`, values);
