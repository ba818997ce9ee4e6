import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** All points, completed lessons, or the points that the school chose. */
export type LeaderboardKind = 'points' | 'lessons' | 'chosen';
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
export interface Span {
  schoolId: string;
  kind: LeaderboardKind;
  period: LeaderboardPeriod;
  now: Date;
  /** Only who is enrolled in this class, and what they did in it. */
  classId?: string | undefined;
  /** Only those around this person, themselves included. */
  around?: { accountId: string; among: 'following' | 'classmates' } | undefined;
}

/** Values, the highest first, each with how many people have it. */
export type Values = [value: number, people: number][];

/** Points of a school are kept, and read by an index; all else is added up. */
const isStored = ({ kind, classId }: Span): boolean => kind !== 'lessons' && !classId;

/** Rows of `account_id` that belong on this leaderboard. */
function amongOf({ schoolId, classId, around }: Span): RawBuilder<unknown> {
  const enrolled = sql`account_id in (select account_id from enrollment where class_id = ${classId})`;
  return sql`${classId ? enrolled : sql`true`} and ${around ? isAround(schoolId, around) : sql`true`}`;
}

/** Whom somebody follows in the school, or who is in one of their classes; themselves in any case. */
function isAround(schoolId: string, { accountId, among }: NonNullable<Span['around']>): RawBuilder<unknown> {
  const others =
    among === 'following'
      ? sql`select person_id from follow where school_id = ${schoolId} and follower_id = ${accountId} and person_id is not null`
      : sql`select enrollment.account_id from enrollment own join enrollment on enrollment.class_id = own.class_id
          where own.school_id = ${schoolId} and own.account_id = ${accountId}`;
  return sql`account_id = any(array(select ${accountId}::bigint union ${others}))`;
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
  if (isStored(of)) {
    const sum = sql.ref(kind === 'chosen' ? 'chosen' : 'points');
    return sql`select account_id, ${sum} as value from point_total
      where school_id = ${schoolId} and span = ${span} and starts_on = ${first} and ${listed(sql`is_listed`)} and ${sum} > 0
        and ${people}`;
  }
  const counted = kind === 'chosen' ? sql`reason = any(point_counted(${schoolId}))` : sql`true`;
  // What takes a row back says which one, and nothing of what that was given for.
  const inClass = (id: string) => sql`with given as materialized (
        select id, account_id, points, at from point_event
        where school_id = ${schoolId} and subject_id in (${subjectsOf(id)}) and ${counted} and ${people})
      select account_id, sum(points)::int as value from (
        select account_id, points, at from given
        union all select given.account_id, reversal.points, reversal.at
          from given join point_event reversal on reversal.reverses_id = given.id) entry
      where ${within('at')} group by account_id`;
  const completed = sql`select account_id, count(*)::int as value from lesson_progress
    where school_id = ${schoolId} and ${classId ? sql`class_id = ${classId}` : sql`true`} and ${within('completed_at')}
      and ${people} group by account_id`;
  return sql`select account_id, value from (${kind !== 'lessons' && classId ? inClass(classId) : completed}) counted
    where ${listed(sql`is_on_leaderboards(${schoolId}, account_id)`)}`;
}

/** Who learned most in each of several periods, equal values sharing a rank, in one statement. */
export async function findTops(
  tx: Transaction,
  spans: readonly (Span & { limit: number })[],
): Promise<LeaderboardRow[][]> {
  if (spans.length === 0) return [];
  const tops = spans.map(
    ({ limit, ...span }, place) => sql`(
    with top as (select * from (${valuesOf(span)}) everybody where value > 0 order by value desc, account_id limit ${limit})
    select ${place}::int as place,
      (select coalesce(jsonb_agg(jsonb_build_object('id', account.id::text, 'value', value, 'nick_name', nick_name,
          'real_name', real_name, 'avatar_url', avatar_url) order by value desc, account.id), '[]')
        from top join account on account.id = top.account_id) as items)`,
  );
  const { rows } = await sql<{ items: Omit<LeaderboardRow, 'rank'>[] }>`
    select items from (${sql.join(tops, sql` union all `)}) tops order by place`.execute(tx);
  return rows.map(({ items }) =>
    items.map((row) => ({ ...row, rank: items.findIndex(({ value }) => value === row.value) + 1 })),
  );
}

/** As findTops, of one period. */
export async function findTop(tx: Transaction, span: Span & { limit: number }): Promise<LeaderboardRow[]> {
  const [top] = await findTops(tx, [span]);
  return top ?? [];
}

/**
 * How many people have which value: what tells the rank of everybody. It counts all who have something in that time, so
 * it is worth keeping for a while.
 */
export async function countValues(tx: Transaction, span: Span): Promise<Values> {
  const { rows } = await sql<{ value: number; people: number }>`
    select value, count(*)::int as people from (${valuesOf(span)}) everybody where value > 0
    group by value order by value desc`.execute(tx);
  return rows.map(({ value, people }) => [value, people]);
}

/** Somebody's own place; where it is not kept how many have how much, the top alone tells the rank. */
export type OwnRow = Omit<LeaderboardRow, 'rank'> & { rank?: number | undefined };

/**
 * One member's own row, wherever it is and whether or not others see it, and whether they do; undefined where they have
 * nothing.
 */
export async function findOwn(
  tx: Transaction,
  top: readonly LeaderboardRow[],
  { accountId, ...span }: Span & { accountId: string },
): Promise<{ row: OwnRow | undefined; isListed: boolean }> {
  // What stands in the table is not told otherwise below it, where it is newer by a moment.
  const listed = top.find(({ id }) => id === accountId);
  if (listed) return { row: listed, isListed: true };
  const own = valuesOf(span, { whose: sql`account_id = ${accountId}`, isOwn: true });
  const { rows } = await sql<
    Omit<OwnRow, 'value'> & { value: number | null; above: string | null; is_listed: boolean }
  >`
    with own as materialized (select value, point_bucket(value) as bucket, 1 << point_step(value) as width
      from (${own}) own where value > 0)
    select is_on_leaderboards(${span.schoolId}, account.id) as is_listed, value, account.id, nick_name, real_name, avatar_url,
      ${isStored(span) && !span.around ? aboveIn(span) : sql`null`} as above
    from account left join own on true where account.id = ${accountId}`.execute(tx);
  const [found] = rows;
  if (!found) return { row: undefined, isListed: false };
  const { is_listed: isListed, value, above, ...person } = found;
  if (value === null) return { row: undefined, isListed };
  const rank = above === null ? undefined : placeBelow(top, Number(above), value);
  return { row: { ...person, value, rank }, isListed };
}

/** How many people have more than `own`: all of what is counted together and lies above, and the nearest by the index. */
function aboveIn(span: Span): RawBuilder<string> {
  const { schoolId, kind, period, now } = span;
  const sum = sql.ref(kind === 'chosen' ? 'chosen' : 'points');
  const within = sql`school_id = ${schoolId} and span = ${sql.lit(period)}
    and starts_on = period_start(${sql.lit(period)}, ${now}::timestamptz, point_zone(${schoolId}))`;
  return sql`(
      select coalesce(sum(people), 0) from point_crowd
      where ${within} and is_chosen = ${sql.lit(kind === 'chosen')} and bucket > own.bucket
    ) + (
      select count(*) from point_total
      where ${within} and is_listed and ${sum} > 0 and ${sum} > own.value and ${sum} < own.bucket + own.width
    )`;
}

/** The place below `above` people, and below those who stand there with more: the table may be older by a moment. */
const placeBelow = (top: readonly LeaderboardRow[], above: number, own: number): number =>
  Math.max(above, top.filter(({ value }) => value > own).length) + 1;

/** One more than there are people with a higher value. What stands at the top is newer than values that were kept. */
export function rankOf(top: readonly LeaderboardRow[], values: Values, own: number): number {
  let above = 0;
  for (const [value, people] of values) {
    if (value <= own) break;
    above += people;
  }
  return placeBelow(top, above, own);
}

/** Which points the leaderboard of the school's own counts; undefined where it has none. */
export async function findCounted(tx: Transaction, schoolId: string): Promise<string[] | undefined> {
  const row = await tx
    .selectFrom('point_setting')
    .select('counted')
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return row?.counted ?? undefined;
}

/** Sub-schools whose leaderboards stand beside each other. */
const BESIDE_MAX = 50;

/** The school above this one, or itself, and the open sub-schools of that; in their order, this one among them. */
export const listBeside = (tx: Transaction, school: { id: string; parent_id: string | null }) => {
  const aboveId = school.parent_id ?? school.id;
  return tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language'])
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('id', '=', school.id),
        eb.and([eb('is_open', '=', true), eb.or([eb('id', '=', aboveId), eb('parent_id', '=', aboveId)])]),
      ]),
    )
    .orderBy((eb) => eb('id', '<>', aboveId))
    .orderBy('position')
    .orderBy('id')
    .limit(BESIDE_MAX + 1)
    .execute();
};
