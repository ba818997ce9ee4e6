import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { UsageKind } from '../../database/tables/layout.ts';

/** Different words without result that a school keeps a day. */
export const MAX_MISSES_A_DAY = 500;

export interface Counted {
  schoolId: string;
  day: string;
  kind: UsageKind;
  code: string;
  /** Words that found nothing. */
  keyword: string | undefined;
  count: number;
}

/** Adds counts of one school, always in the same order so that processes do not wait for each other in a circle. */
export async function writeCounts(tx: Transaction, schoolId: string, counted: Counted[]): Promise<void> {
  const sums = new Map<string, Counted>();
  for (const one of counted) {
    const key = `${one.day}|${one.kind}|${one.code}`;
    const sum = sums.get(key);
    if (sum) sum.count += one.count;
    else sums.set(key, { ...one });
  }
  const rows = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`
    insert into usage_day as kept (school_id, day, kind, code, count)
    select ${schoolId}, * from unnest(${rows.map((row) => row.day)}::date[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.count)}::bigint[])
    on conflict (school_id, day, kind, code) do update set count = kept.count + excluded.count`.execute(tx);
  const misses = counted
    .filter((one) => one.keyword !== undefined)
    .sort((a, b) => ((a.keyword as string) < (b.keyword as string) ? -1 : 1));
  for (const { day, keyword, count } of misses)
    await sql`select add_search_miss(${schoolId}, ${day}, ${keyword}, ${count}, ${MAX_MISSES_A_DAY})`.execute(
      tx,
    );
}
