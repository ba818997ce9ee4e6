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
  /** Only who is enrolled in this class, and what they did in it. */
  classId?: string | undefined;
  /** Only this person and whom they follow in the school. */
  followerId?: string | undefined;
}

/** Who learned most in a school, with what tells the rank of everybody else. */
export interface Standing {
  items: LeaderboardRow[];
  /** Values, the highest first, each with how many people have it. */
  values: [value: number, people: number][];
}

/** Points of a school are kept, and read by an index: for the first and once more to count. All else is added up once. */
const readHow = ({ kind, classId, followerId }: Span): RawBuilder<unknown> =>
  kind === 'points' && !classId && !followerId ? sql`not materialized` : sql`materialized`;

/** Rows of `account_id` that belong on this leaderboard. */
function amongOf({ schoolId, classId, followerId }: Span): RawBuilder<unknown> {
  const enrolled = sql`account_id in (select account_id from enrollment where class_id = ${classId})`;
  const followed = sql`account_id = any(array(select ${followerId}::bigint union all
    select person_id from follow where school_id = ${schoolId} and follower_id = ${followerId} and person_id is not null))`;
  return sql`${classId ? enrolled : sql`true`} and ${followerId ? followed : sql`true`}`;
}

/** What gives points in a class: the class itself, its lessons, its lists of attendance, answers to its questions. */
const subjectsOf = (classId: string): RawBuilder<unknown> => sql`
  select ${classId}::bigint as id union all select id from lesson where class_id = ${classId}
  union all select id from attendance where class_id = ${classId}
  union all select post_reply.id from post join post_reply on post_reply.post_id = post.id where post.class_id = ${classId}`;

/**
 * What each person of the school, the class or among the followed has in the week, month or year that it is there.
 * @param isOwn of one person who asks: all others are left out where they are not shown on leaderboards
 */
function valuesOf(
  of: Span,
  { whose = sql`true`, isOwn = false }: { whose?: RawBuilder<unknown>; isOwn?: boolean } = {},
): RawBuilder<unknown> {
  const { schoolId, kind, period, now, classId } = of;
  const span = sql.lit(period);
  const first = sql`period_start(${span}, ${now}::timestamptz, point_zone(${schoolId}))`;
  const within = (at: string) =>
    sql`${sql.ref(at)} >= ${first}::timestamp at time zone point_zone(${schoolId}) and ${sql.ref(at)} <= ${now}`;
  const people = sql`${whose} and ${amongOf(of)}`;
  const listed = (column: RawBuilder<unknown>) => (isOwn ? sql`true` : column);
  if (kind === 'points' && !classId)
    return sql`select account_id, points as value from point_total
      where school_id = ${schoolId} and span = ${span} and starts_on = ${first} and ${listed(sql`is_listed`)} and points > 0
        and ${people}`;
  // What takes a row back says which one, and nothing of what that was given for.
  const inClass = (id: string) => sql`with given as materialized (
        select id, account_id, points, at from point_event
        where school_id = ${schoolId} and subject_id in (${subjectsOf(id)}) and ${people})
      select account_id, sum(points)::int as value from (
        select account_id, points, at from given
        union all select given.account_id, reversal.points, reversal.at
          from given join point_event reversal on reversal.reverses_id = given.id) entry
      where ${within('at')} group by account_id`;
  const completed = sql`select account_id, count(*)::int as value from lesson_progress
    where school_id = ${schoolId} and ${classId ? sql`class_id = ${classId}` : sql`true`} and ${within('completed_at')}
      and ${people} group by account_id`;
  return sql`select account_id, value from (${kind === 'points' && classId ? inClass(classId) : completed}) counted
    where ${listed(sql`is_on_leaderboards(${schoolId}, account_id)`)}`;
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
    with value as ${readHow(span)} (select * from (${valuesOf(span)}) everybody where value > 0),
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

/**
 * One member's own place, wherever it is and whether or not others see it, and whether they do; the place is undefined
 * where they have nothing.
 */
export async function findOwnPlace(
  tx: Transaction,
  { items, values }: Standing,
  { accountId, ...span }: Span & { accountId: string },
): Promise<{ place: LeaderboardRow | undefined; isListed: boolean }> {
  // What stands in the table is not told otherwise below it, where it is newer by a moment.
  const listed = items.find(({ id }) => id === accountId);
  if (listed) return { place: listed, isListed: true };
  const own = valuesOf(span, { whose: sql`account_id = ${accountId}`, isOwn: true });
  const { rows } = await sql<
    Omit<LeaderboardRow, 'rank' | 'value'> & { value: number | null; is_listed: boolean }
  >`
    select is_on_leaderboards(${span.schoolId}, account.id) as is_listed, value, account.id, nick_name, real_name, avatar_url
    from account left join (${own}) own on value > 0 where account.id = ${accountId}`.execute(tx);
  const [found] = rows;
  if (!found) return { place: undefined, isListed: false };
  const { is_listed: isListed, value, ...person } = found;
  return { place: value === null ? undefined : { ...person, value, rank: rankOf(values, value) }, isListed };
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
