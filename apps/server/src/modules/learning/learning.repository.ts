import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import type { CardRow } from '../resources/resource-card.ts';
import type { OutlineRow } from '../class/class.repository.ts';

/** Schools of one person; who belongs to more is told of the first. */
const SCHOOLS_MAX = 50;
/** Of one school. */
const CLASSES_MAX = 100;
const DATES_MAX = 400;
const SUGGESTIONS_MAX = 4;

/** A school in which somebody learns or may learn. */
export interface LearningSchool {
  id: string;
  name: Translations;
  logo_url: string;
  default_language: Language;
  /** Null for who learns in an open school without belonging to it. */
  role: string | null;
}

/**
 * The schools that somebody belongs to, and open ones in which they learn, or saved something, without ever having
 * joined; none that is closed to them. @param only leaves this one
 */
export async function listSchools(
  tx: Transaction,
  accountId: string,
  only?: string,
): Promise<LearningSchool[]> {
  const { rows } = await sql<LearningSchool>`
    select school.id, school.name, school.logo_url, school.default_language, membership.role
    from school left join membership on membership.school_id = school.id and membership.account_id = ${accountId}
    where school.id in (
        select school_id from membership where account_id = ${accountId}
        union select school_id from enrollment where account_id = ${accountId}
        union select school_id from saved_resource where account_id = ${accountId})
      and school.status = 'active'
      and (membership.status = 'valid' or (membership.status is null and school.is_open))
      ${only === undefined ? sql`` : sql`and school.id = ${only}`}
    order by membership.joined_at, school.id
    limit ${SCHOOLS_MAX}`.execute(tx);
  return rows;
}

/** Runs a statement in each of the schools, by one question to the database. */
export async function inSchools<Row>(
  tx: Transaction,
  schools: readonly LearningSchool[],
  statement: string,
  given: object,
): Promise<Row[]> {
  const ids = schools.map(({ id }) => id);
  const members = schools.filter(({ role }) => role !== null).map(({ id }) => id);
  const { rows } = await sql<{ row: Row }>`
    select * from in_each_school(${ids}::bigint[], ${statement}, ${JSON.stringify({ ...given, members })}::jsonb) as row`.execute(
    tx,
  );
  return rows.map(({ row }) => row);
}

/** As `visible` of cards says it, for statements that go through many schools; $1 is what they were given. */
export const VISIBLE = `(resource.status = 'published' and resource.published_at <= ($1->>'now')::timestamptz
  and resource.audience in (1, case when $1->'members' ? current_school()::text then 2 else 3 end))`;
export const WHO = `($1->>'account')::bigint`;
const NOW = `($1->>'now')::timestamptz`;
export const CARD = `resource.id::text, resource.school_id::text, resource.type, resource.title, resource.summary,
  resource.cover_url, resource.zone, resource.audience, resource.published_at, resource.starts_at, resource.ends_at,
  resource.minutes, resource.lesson_count, resource.learner_count, resource.price, author.id::text as author_id,
  author.real_name as author_real_name, author.nick_name as author_nick_name, author.avatar_url as author_avatar_url`;

/** Instants come as text out of what is read in many schools. */
export type Sent<Row> = { [Key in keyof Row]: Row[Key] extends Date | null ? string | null : Row[Key] };

const instant = (sent: string | null): Date | null => (sent === null ? null : new Date(sent));
export const cardOf = <Row extends Sent<CardRow>>(row: Row) => ({
  ...row,
  published_at: instant(row.published_at),
  starts_at: instant(row.starts_at),
  ends_at: instant(row.ends_at),
});

interface SentClass extends Sent<CardRow> {
  total: number;
  completed: number;
  remaining: number;
  last_active: string;
  next:
    | (Pick<OutlineRow, 'id' | 'title' | 'kind' | 'minutes' | 'position_seconds'> & { started: boolean })
    | null;
}
export type LearningClassRow = Awaited<ReturnType<typeof listClasses>>[number];

/** The lessons of a class in their order, with how far the person is in them. */
const OUTLINE = `select lesson.id::text, lesson.title, lesson.kind, lesson.minutes, done.position_seconds,
    done.completed_at, done.updated_at,
    row_number() over (order by section.position, lesson.position, lesson.id) as place
  from lesson join class_section section on section.id = lesson.section_id
  left join lesson_progress done on done.lesson_id = lesson.id and done.account_id = ${WHO}
  where lesson.class_id = resource.id`;

/** The classes that somebody is in, with progress and next step as `nextOf` says it, the last opened first. */
export async function listClasses(
  tx: Transaction,
  schools: readonly LearningSchool[],
  accountId: string,
  now: Date,
) {
  const rows = await inSchools<SentClass>(
    tx,
    schools,
    `select to_jsonb(found) from (
      select ${CARD}, learning.total, learning.completed, learning.remaining,
        greatest(mine.enrolled_at, learning.last_active) as last_active,
        (with outline as (${OUTLINE})
          select jsonb_build_object('id', id, 'title', title, 'kind', kind, 'minutes', minutes,
            'position_seconds', position_seconds, 'started', updated_at is not null)
          from outline where completed_at is null
          order by place < coalesce(
            (select place from outline where updated_at is not null order by updated_at desc, place limit 1), 0), place
          limit 1) as next
      from enrollment mine
      join resource on resource.id = mine.class_id
      left join account author on author.id = resource.author_id
      cross join lateral (
        select count(*)::int as total, count(done.completed_at)::int as completed, max(done.updated_at) as last_active,
          coalesce(sum(case when done.completed_at is null
            then lesson.minutes * (1 - least(1, greatest(0, coalesce(done.fraction, 0)))) else 0 end), 0) as remaining
        from lesson left join lesson_progress done on done.lesson_id = lesson.id and done.account_id = ${WHO}
        where lesson.class_id = resource.id) learning
      where mine.account_id = ${WHO} and mine.school_id = current_school() and ${VISIBLE}
      order by last_active desc, resource.id desc
      limit ${CLASSES_MAX}) found`,
    { account: accountId, now },
  );
  return rows
    .map((row) => ({ ...cardOf(row), last_active: new Date(row.last_active) }))
    .toSorted((one, other) => other.last_active.getTime() - one.last_active.getTime());
}

/** Something with a date, as far as the rules read it. */
export interface DateRow {
  kind: 'assignment' | 'exam' | 'live' | 'attendance';
  /** Of the lesson, exam, session or attendance. */
  id: string;
  title: Translations | string;
  class_id: string | null;
  class_type: number | null;
  class_title: Translations | null;
  lesson_id: string | null;
  school_id: string;
  starts_at: Date;
  ends_at: Date;
  is_done: boolean;
  /** Of assignments: whether it can be handed in late. */
  is_accepted_late: boolean;
}

/** What has a date and reaches into a time, in the order of time. */
export async function listDates(
  tx: Transaction,
  schools: readonly LearningSchool[],
  accountId: string,
  { now, from, to }: { now: Date; from: Date; to: Date },
): Promise<DateRow[]> {
  const rows = await inSchools<Sent<DateRow> & { starts_at: string; ends_at: string }>(
    tx,
    schools,
    `with mine as (
      select resource.id, resource.type, resource.title from enrollment
      join resource on resource.id = enrollment.class_id
      where enrollment.account_id = ${WHO} and enrollment.school_id = current_school() and ${VISIBLE}
    ), dated as (
      select 'assignment' as kind, lesson.id, lesson.title, mine.id as class_id, mine.type as class_type,
        mine.title as class_title, lesson.id as lesson_id,
        greatest((lesson.material->>'dueAt')::timestamptz, work.extended_until) as starts_at,
        greatest((lesson.material->>'dueAt')::timestamptz, work.extended_until) as ends_at,
        coalesce(work.state in ('handedIn', 'graded'), false) as is_done,
        (lesson.material->>'late') is distinct from 'refused' or coalesce(work.state = 'returned', false) as is_accepted_late
      from mine join lesson on lesson.class_id = mine.id and lesson.kind = 'assignment'
      left join assignment_work work on work.lesson_id = lesson.id and work.account_id = ${WHO}
      where lesson.material->>'dueAt' is not null and not coalesce(work.is_excused, false)
      union all
      select * from (
        select distinct on (exam.resource_id) 'exam', exam.resource_id, resource.title, mine.id, mine.type, mine.title, lesson.id,
          coalesce(exam.opens_at, exam.closes_at), coalesce(exam.closes_at, exam.opens_at),
          exists (select from exam_attempt attempt where attempt.exam_id = exam.resource_id
            and attempt.account_id = ${WHO} and attempt.submitted_at is not null), false
        from mine join lesson on lesson.class_id = mine.id and lesson.kind = 'exam'
        join exam on exam.resource_id = (lesson.material->>'examId')::bigint
        join resource on resource.id = exam.resource_id
        where (exam.opens_at is not null or exam.closes_at is not null) and ${VISIBLE}
        order by exam.resource_id, lesson.id) exams
      union all
      select 'live', live.resource_id, resource.title, mine.id, mine.type, mine.title, null,
        coalesce(resource.starts_at, live.starts_at),
        coalesce(resource.ends_at, live.starts_at + make_interval(mins => live.minutes)), false, false
      from live join resource on resource.id = live.resource_id left join mine on mine.id = live.class_id
      where live.deleted_at is null and ${VISIBLE}
        and (mine.id is not null or exists (select from live_reservation own
          where own.live_id = live.resource_id and own.account_id = ${WHO}))
      union all
      select 'attendance', attendance.id, to_jsonb(attendance.title), mine.id, mine.type, mine.title, null,
        attendance.opens_at, attendance.closes_at,
        exists (select from attendance_record record
          where record.attendance_id = attendance.id and record.account_id = ${WHO}), false
      from mine join attendance on attendance.class_id = mine.id
    )
    select to_jsonb(found) from (
      select kind, id::text, title, class_id::text, class_type, class_title, lesson_id::text,
        current_school()::text as school_id, starts_at, ends_at, is_done, is_accepted_late
      from dated
      where ends_at >= ($1->>'from')::timestamptz and starts_at < ($1->>'to')::timestamptz
      order by starts_at, id limit ${DATES_MAX}) found`,
    { account: accountId, now, from, to },
  );
  return rows
    .map((row) => ({ ...row, starts_at: new Date(row.starts_at), ends_at: new Date(row.ends_at) }))
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

interface SentSuggestion extends Sent<CardRow> {
  category: Translations | null;
  hot_score: number;
}
export type SuggestionRow = Awaited<ReturnType<typeof listSuggestions>>[number];

/** Classes that somebody is not in: those that share a category with theirs first, then what many learn. */
export async function listSuggestions(
  tx: Transaction,
  schools: readonly LearningSchool[],
  accountId: string,
  now: Date,
) {
  const rows = await inSchools<SentSuggestion>(
    tx,
    schools,
    `with learned as (
      select coalesce(array_agg(distinct category), '{}') as categories
      from enrollment join resource on resource.id = enrollment.class_id, unnest(resource.category_ids) as category
      where enrollment.account_id = ${WHO} and enrollment.school_id = current_school()
    )
    select to_jsonb(found) from (
      select ${CARD}, resource.hot_score, (
        select category.name from learned, category left join category parent on parent.id = category.parent_id
        where category.id = any(learned.categories) and category.id = any(resource.category_ids)
        -- The first group of a school's categories tells most: a subject before a level.
        order by coalesce(parent.position, category.position), category.position, category.id limit 1) as category
      from class join resource on resource.id = class.resource_id
      left join account author on author.id = resource.author_id
      where ${VISIBLE} and (resource.ends_at is null or resource.ends_at > ${NOW})
        and (class.capacity is null or class.seats_taken < class.capacity)
        and not exists (select from enrollment mine
          where mine.class_id = resource.id and mine.account_id = ${WHO})
        and not exists (select from class_teacher own
          where own.class_id = resource.id and own.account_id = ${WHO})
    ) found
    order by found.category is null, found.hot_score desc, found.id desc limit ${SUGGESTIONS_MAX}`,
    { account: accountId, now },
  );
  return rows
    .map(cardOf)
    .toSorted(
      (one, other) =>
        Number(one.category === null) - Number(other.category === null) || other.hot_score - one.hot_score,
    );
}
