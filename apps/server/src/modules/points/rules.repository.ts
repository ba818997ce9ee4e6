import { sql } from 'kysely';
import type { PointReason } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { StoredPointRule } from '../../database/tables/points.ts';
import { RULED } from './ledger.repository.ts';
import type { RuledReason } from './point-rules.ts';

/** People of a simulated leaderboard. */
const TOP = 10;

/** What a school saves of its points. */
export interface PointSettingValues {
  version: number;
  timeZone: string;
  rules: Record<RuledReason, StoredPointRule>;
  counted: readonly PointReason[];
}

/** How a school gives points; undefined where it never said. */
export const findPointSetting = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('point_setting')
    .select(['version', 'time_zone', 'rules', 'counted'])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** Saves the next version. @returns false where somebody saved another one meanwhile */
export async function savePointSetting(
  tx: Transaction,
  schoolId: string,
  { version, timeZone, rules, counted }: PointSettingValues,
): Promise<boolean> {
  const values = {
    version: version + 1,
    time_zone: timeZone,
    rules: JSON.stringify(rules),
    counted: counted.length > 0 ? [...counted] : null,
  };
  const saved =
    version === 0
      ? await tx
          .insertInto('point_setting')
          .values({ school_id: schoolId, ...values })
          .onConflict((conflict) => conflict.column('school_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('point_setting')
          .set(values)
          .where('school_id', '=', schoolId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
}

/** Adds the totals up anew: in another zone the same moment belongs to another week, and other points may be counted. */
export const recountPoints = (tx: Transaction, schoolId: string) =>
  sql`select recount_points(${schoolId}::bigint)`.execute(tx);

/** Somebody of a simulated leaderboard. */
export interface SimulatedRow {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  points: number;
}
/** A month as it was, or as it would have been. */
export interface SimulatedMonth {
  total: number;
  people: number;
  top: SimulatedRow[];
}
export interface Simulation {
  starts_on: string;
  /** How often each reason was there. */
  counts: Partial<Record<RuledReason, number>>;
  before: SimulatedMonth;
  after: SimulatedMonth;
}

/**
 * What the month before this one would have been with other rules, and what it was, in one statement: what people did in
 * it is looked up anew, since nothing is written of what gave no points. What was given by hand is part of both.
 */
export async function simulateMonth(
  tx: Transaction,
  schoolId: string,
  rules: Record<RuledReason, StoredPointRule>,
  { zone, now }: { zone: string; now: Date },
): Promise<Simulation> {
  const month = (values: ReturnType<typeof sql>) => sql`(
    select jsonb_build_object('total', coalesce(sum(points), 0), 'people', count(*) filter (where points > 0),
      'top', (select coalesce(jsonb_agg(jsonb_build_object('id', account.id::text, 'nick_name', nick_name,
          'real_name', real_name, 'avatar_url', avatar_url, 'points', points) order by points desc, account.id), '[]')
        from (select * from ${values} value
          where points > 0 and is_on_leaderboards(${schoolId}, account_id) order by points desc, account_id limit ${TOP}) top
        join account on account.id = top.account_id))
    from ${values} value)`;
  const { rows } = await sql<Simulation>`
    with month as (
      select first, first::timestamp at time zone ${zone} as since, (first + interval '1 month') at time zone ${zone} as until
      from (select (date_trunc('month', ${now}::timestamptz at time zone ${zone}) - interval '1 month')::date as first) last
    ), learned as (
      select lesson_progress.class_id, lesson_progress.account_id, count(*) as done
      from month join lesson_progress on completed_at >= since and completed_at < until
      join enrollment on enrollment.class_id = lesson_progress.class_id
        and enrollment.account_id = lesson_progress.account_id
      where lesson_progress.school_id = ${schoolId}
      group by 1, 2
    ), fact as (
      select 'lesson.completed' as reason, account_id, done from learned
      union all
      select 'class.completed', learned.account_id, 1 from month, learned cross join lateral (
        select count(*) as lessons, count(completed_at) as completed, max(completed_at) as at
        from lesson left join lesson_progress progress
          on progress.lesson_id = lesson.id and progress.account_id = learned.account_id
        where lesson.class_id = learned.class_id) whole
      where lessons = completed and at >= since and at < until
      union all
      select 'school.joined', account_id, 1 from month join membership on joined_at >= since and joined_at < until
      where school_id = ${schoolId}
      union all
      select 'exam.passed', account_id, count(*) from month, (
        select exam_id, account_id, min(submitted_at) as at from exam_attempt
        where school_id = ${schoolId} and status = 'graded' and score >= pass_score
        group by exam_id, account_id) passed
      where at >= since and at < until group by account_id
      union all
      select 'attendance.checkedIn', account_id, count(*)
      from month join attendance_record on checked_in_at >= since and checked_in_at < until
      where school_id = ${schoolId} group by account_id
      union all
      select 'answer.accepted', reply.author_id, count(*)
      from month join post_reply reply on reply.created_at >= since and reply.created_at < until
      join post on post.id = reply.post_id
      where reply.school_id = ${schoolId} and reply.rank = 0 and reply.author_id <> post.author_id
      group by reply.author_id
    ), written as (
      select account_id, sum(points) as points,
        coalesce(sum(points) filter (where reason not in (${RULED})), 0) as by_hand
      from month join point_event on at >= since and at < until where school_id = ${schoolId} group by account_id
    ), before as (select account_id, points from written
    ), after as (
      select account_id, sum(points)::int as points from (
        select account_id, by_hand as points from written
        union all select account_id, done * (rule->>'points')::int
        from fact cross join lateral (select ${JSON.stringify(rules)}::jsonb->reason as rule) ruled
        where (rule->>'isOn')::boolean) given
      group by account_id
    )
    select first::text as starts_on,
      (select coalesce(jsonb_object_agg(reason, done), '{}') from (select reason, sum(done) as done from fact group by reason) counted) as counts,
      ${month(sql`before`)} as before, ${month(sql`after`)} as after
    from month`.execute(tx);
  return rows[0] as Simulation;
}
