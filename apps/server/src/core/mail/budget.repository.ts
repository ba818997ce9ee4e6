import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Something that is counted within a window. */
export interface Counter {
  key: string;
  limit: number;
  windowS: number;
}

/** Locks counters, and begins those anew whose window has passed. */
export async function lockCounters(tx: Transaction, counters: readonly Counter[], now: Date) {
  // In the order of their keys: two that take at once never wait for each other crosswise.
  const { rows } = await sql<{ key: string; count: number; resets_at: Date }>`
    insert into rate_counter as kept (key, count, resets_at)
    select key, 0, ${now}::timestamptz + make_interval(secs => window_s)
    from unnest(${counters.map(({ key }) => key)}::text[], ${counters.map(({ windowS }) => windowS)}::int[]) as given (key, window_s)
    order by key
    on conflict (key) do update set
      count = case when kept.resets_at <= ${now} then 0 else kept.count end,
      resets_at = case when kept.resets_at <= ${now} then excluded.resets_at else kept.resets_at end
    returning key, count, resets_at`.execute(tx);
  return rows;
}

/** Counts several at once. */
export const countMails = (tx: Transaction, counters: readonly Counter[], mails: number) =>
  tx
    .updateTable('rate_counter')
    .set((eb) => ({ count: eb('count', '+', mails) }))
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .execute();
