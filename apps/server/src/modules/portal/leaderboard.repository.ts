import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

export type LeaderboardKind = 'points' | 'lessons';
/** Week 1, month 2, year 3, all 4. */
export type LeaderboardPeriod = 1 | 2 | 3 | 4;

export interface LeaderboardRow {
  rank: number;
  value: number;
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
}

/** What is counted, and from when to when. */
interface Span {
  schoolId: string;
  kind: LeaderboardKind;
  period: LeaderboardPeriod;
  now: Date;
}

/** Who learned most in a school, with what tells the rank of everybody else. */
export interface Standing {
  items: LeaderboardRow[];
  /** Values, the highest first, each with how many people have it. */
  values: [value: number, people: number][];
}

/** Points are kept, and read by an index: for the first and once more to count. Lessons are added up once. */
const READ_HOW = {
  points: sql`not materialized`,
  lessons: sql`materialized`,
} satisfies Record<LeaderboardKind, RawBuilder<unknown>>;

/**
 * What each person of the school has in the week, month or year that it is there, without those who are not shown on
 * leaderboards.
 */
function valuesOf({ schoolId, kind, period, now }: Span, whose: RawBuilder<unknown>): RawBuilder<unknown> {
  const span = sql.lit(period);
  const first = sql`period_start(${span}, ${now}::timestamptz, point_zone(${schoolId}))`;
  return kind === 'points'
    ? sql`select account_id, points as value from point_total
        where school_id = ${schoolId} and span = ${span} and starts_on = ${first} and is_listed and points > 0 and ${whose}`
    : sql`select account_id, value from (
        select account_id, count(*)::int as value from lesson_progress
        where school_id = ${schoolId} and completed_at >= ${first}::timestamp at time zone point_zone(${schoolId})
          and completed_at <= ${now} and ${whose} group by account_id) counted
        where is_on_leaderboards(${schoolId}, account_id)`;
}

/**
 * Who learned most in each of several periods, equal values sharing a rank, in one statement. It counts all
 * who have something in that time, so it is worth keeping for a while.
 */
export async function findStandings(
  tx: Transaction,
  spans: readonly (Span & { limit: number })[],
): Promise<Standing[]> {
  if (spans.length === 0) return [];
  const standings = spans.map(
    ({ limit, ...span }, place) => sql`(
    with value as ${READ_HOW[span.kind]} (select * from (${valuesOf(span, sql`true`)}) everybody where value > 0),
    top as (select * from value order by value desc, account_id limit ${limit})
    select ${place}::int as place,
      (select coalesce(jsonb_agg(jsonb_build_array(value, people) order by value desc), '[]')
        from (select value, count(*) as people from value group by value) counted) as values,
      (select coalesce(jsonb_agg(jsonb_build_object('id', account.id::text, 'value', value, 'nick_name', nick_name,
          'real_name', real_name, 'avatar_url', avatar_url) order by value desc, account.id), '[]')
        from top join account on account.id = top.account_id) as items)`,
  );
  const { rows } = await sql<Pick<Standing, 'values'> & { items: Omit<LeaderboardRow, 'rank'>[] }>`
    ${sql.join(standings, sql` union all `)} order by place`.execute(tx);
  return rows.map(({ items, values }) => ({
    items: items.map((row) => ({ ...row, rank: rankOf(values, row.value) })),
    values,
  }));
}

/** As findStandings, of one period. */
export async function findStanding(tx: Transaction, span: Span & { limit: number }): Promise<Standing> {
  const [standing] = await findStandings(tx, [span]);
  return standing ?? { items: [], values: [] };
}

/** One person's own place, wherever it is; undefined where they have nothing. */
export async function findOwnPlace(
  tx: Transaction,
  { items, values }: Standing,
  { accountId, ...span }: Span & { accountId: string },
): Promise<LeaderboardRow | undefined> {
  // What stands in the table is not told otherwise below it, where it is newer by a moment.
  const listed = items.find(({ id }) => id === accountId);
  if (listed) return listed;
  const own = valuesOf(span, sql`account_id = ${accountId}`);
  const { rows } = await sql<Omit<LeaderboardRow, 'rank'>>`
    select value, account.id, nick_name, real_name, avatar_url
    from (${own}) own join account on account.id = own.account_id where value > 0`.execute(tx);
  return rows[0] && { ...rows[0], rank: rankOf(values, rows[0].value) };
}

/** One more than there are people with a higher value. */
function rankOf(values: Standing['values'], own: number): number {
  let above = 0;
  for (const [value, people] of values) {
    if (value <= own) break;
    above += people;
  }
  return above + 1;
}
