import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** What is counted, in days of the school. */
export interface Range {
  /** The first day whose spans are counted anew. */
  from: string;
  today: string;
}

/** Schools in the order of their ids, after one. */
export const listSchools = (tx: Transaction, after: string, limit: number) =>
  tx.selectFrom('school').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

/**
 * Takes the counting of a school for this transaction.
 * @returns its day and how far it was counted; undefined where another process is at it or has just been
 */
export async function beginCounting(
  tx: Transaction,
  schoolId: string,
  now: Date,
  notSince: Date,
): Promise<{ today: string; countedTo: string | null } | undefined> {
  const { rows } = await sql<{ mine: boolean; is_fresh: boolean; today: string; counted_to: string | null }>`
    select pg_try_advisory_xact_lock(147, hashint8(${schoolId}::bigint)) as mine,
      coalesce(state.computed_at > ${notSince}::timestamptz, false) as is_fresh, state.counted_to::text,
      ((${now}::timestamptz at time zone point_zone(school.id))::date)::text as today
    from school left join insight_state state on state.school_id = school.id where school.id = ${schoolId}`.execute(
    tx,
  );
  const row = rows[0];
  return row?.mine && !row.is_fresh ? { today: row.today, countedTo: row.counted_to } : undefined;
}

/** Finds on which days people were active before their days were noted, as far as what they did still tells. */
export const fillActiveDays = (tx: Transaction, schoolId: string, since: string) =>
  sql`
    insert into active_day (school_id, day, account_id)
    select distinct ${schoolId}::bigint, (at at time zone point_zone(${schoolId}))::date, account_id from (
      select account_id, updated_at as at from lesson_progress where school_id = ${schoolId}
      union all select account_id, completed_at from lesson_progress where school_id = ${schoolId}
      union all select account_id, at from point_event
        where school_id = ${schoolId} and reason in ('lesson.completed', 'class.completed', 'exam.passed')
      union all select account_id, started_at from exam_attempt where school_id = ${schoolId}
      union all select account_id, handed_in_at from assignment_submission where school_id = ${schoolId}
      union all select account_id, checked_in_at from attendance_record where school_id = ${schoolId}
      union all select author_id, created_at from post where school_id = ${schoolId}
      union all select author_id, created_at from post_reply where school_id = ${schoolId}) done
    where account_id is not null and at >= ${since}::date - 1
    on conflict do nothing`.execute(tx);

/** Counts active people by day, week and month. A count does not fall because an account went. */
export const countActive = (tx: Transaction, schoolId: string, { from, today }: Range) =>
  sql`
    insert into active_count as kept (school_id, span, starts_on, people)
    select ${schoolId}::bigint, span, date_trunc(span, day)::date, count(distinct account_id)
    from active_day join unnest(array['day', 'week', 'month']) span on day >= date_trunc(span, ${from}::date)::date
    where school_id = ${schoolId} and day >= ${from}::date - 31 and day <= ${today}::date
    group by 2, 3
    on conflict (school_id, span, starts_on) do update set people = greatest(kept.people, excluded.people)`.execute(
    tx,
  );

/** Counts in each month how many of those who joined since a month were active. */
export const countCohorts = (
  tx: Transaction,
  schoolId: string,
  { from, today }: Range,
  joinedSince: string,
) =>
  sql`
    insert into cohort_month as kept (school_id, joined_in, month, people, active)
    select ${schoolId}::bigint, joined_in, month, count(*), count(active.account_id)
    from (
      select account_id, date_trunc('month', joined_at at time zone point_zone(${schoolId}))::date as joined_in
      from membership where school_id = ${schoolId}) member
    join (
      select generate_series(date_trunc('month', ${from}::date), ${today}::date, '1 month')::date as month) months
      on month >= joined_in
    left join (
      select distinct account_id, date_trunc('month', day)::date as month from active_day
      where school_id = ${schoolId} and day >= date_trunc('month', ${from}::date)::date and day <= ${today}::date) active
      using (account_id, month)
    where joined_in >= ${joinedSince}::date
    group by joined_in, month
    on conflict (school_id, joined_in, month) do update
      set people = greatest(kept.people, excluded.people), active = greatest(kept.active, excluded.active)`.execute(
    tx,
  );

/** Counts how far people are in some classes, in the order of their ids. @returns the last of them, if there was any */
export async function countCompletion(
  tx: Transaction,
  schoolId: string,
  after: string,
  limit: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ class_id: string }>`
    insert into class_completion (class_id, school_id, enrolled, started, completed, median_days)
    select class.resource_id, class.school_id, people.enrolled, people.started, people.completed, people.median_days
    from (
      select resource_id, school_id from class where school_id = ${schoolId} and resource_id > ${after}
      order by resource_id limit ${limit}) class
    cross join lateral (
      select count(*)::int as enrolled, count(done.account_id)::int as started,
        (count(*) filter (where done.completed >= lessons.count and lessons.count > 0))::int as completed,
        percentile_cont(0.5) within group (
          order by greatest(extract(epoch from done.last_at - enrollment.enrolled_at), 0)::double precision / 86400)
          filter (where done.completed >= lessons.count and lessons.count > 0) as median_days
      from enrollment
      cross join (select count(*) from lesson where lesson.class_id = class.resource_id) lessons
      left join (
        select account_id, count(completed_at) as completed, max(completed_at) as last_at
        from lesson_progress where lesson_progress.class_id = class.resource_id group by account_id) done
        on done.account_id = enrollment.account_id
      where enrollment.class_id = class.resource_id) people
    on conflict (class_id) do update set enrolled = excluded.enrolled, started = excluded.started,
      completed = excluded.completed, median_days = excluded.median_days
    returning class_id::text`.execute(tx);
  return rows
    .map(({ class_id }) => class_id)
    .sort()
    .at(-1);
}

/** Notes that the figures of a school are of now. */
export const endCounting = (tx: Transaction, schoolId: string, now: Date, today: string) =>
  tx
    .insertInto('insight_state')
    .values({ school_id: schoolId, computed_at: now, counted_to: today })
    .onConflict((conflict) =>
      conflict.column('school_id').doUpdateSet({ computed_at: now, counted_to: today }),
    )
    .execute();
