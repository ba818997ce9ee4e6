import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  totalOf,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { enrolledBy, selectCards, visible } from '../resources/resource-card.ts';
import { mayLookAt, type Activity } from './dynamics.repository.ts';

/** Titles of lessons by id. */
export async function findLessonTitles(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, Translations>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('lesson').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Names and pictures by id. */
export async function findNames(tx: Transaction, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('account')
          .select(['id', 'nick_name', 'real_name', 'avatar_url', 'mobile', 'email'])
          .where('id', 'in', ids)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Cards by id; whether they may be seen was asked before. */
export async function findCards(tx: Transaction, ids: readonly string[], viewerId: string | undefined) {
  const rows =
    ids.length === 0
      ? []
      : await selectCards(tx).select(enrolledBy(viewerId)).where('resource.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type StudyStatus = 'all' | 'learning' | 'completed';
export interface StudyRow {
  class_id: string;
  enrolled_at: Date;
  lessons: number;
  completed: number;
  remaining_minutes: number;
  learned_minutes: number;
  last_learned_at: Date | null;
  last_completed_at: Date | null;
}

const STUDIES: KeysetOrder = {
  columns: [
    { name: 'enrolled_at', type: 'timestamptz' },
    { name: 'class_id', type: 'bigint' },
  ],
  direction: 'desc',
};
const IS_COMPLETED = sql<SqlBool>`(study.lessons > 0 and study.completed = study.lessons)`;
const STATUSES: Record<StudyStatus, RawBuilder<SqlBool>> = {
  all: sql`true`,
  learning: sql`not ${IS_COMPLETED}`,
  completed: IS_COMPLETED,
};

/** What a person is enrolled in, with how far they are; as many rows as one person has classes. */
const studiesOf = (activity: Activity) => sql`
  select enrollment.class_id, enrollment.enrolled_at, learning.*
  from enrollment join resource on resource.id = enrollment.class_id cross join lateral (
    select count(*)::int as lessons, count(mine.completed_at)::int as completed,
      coalesce(ceil(sum(lesson.minutes * (1 - done.share))), 0)::int as remaining_minutes,
      coalesce(floor(sum(lesson.minutes * done.share)), 0)::int as learned_minutes,
      max(mine.updated_at) as last_learned_at, max(mine.completed_at) as last_completed_at
    from lesson left join lesson_progress as mine on mine.lesson_id = lesson.id and mine.account_id = ${activity.personId}
    cross join lateral (select case when mine.completed_at is null then least(1, coalesce(mine.fraction, 0)) else 1 end as share) done
    where lesson.class_id = enrollment.class_id
  ) learning
  where enrollment.school_id = ${activity.schoolId} and enrollment.account_id = ${activity.personId} and ${mayLookAt(activity)}`;

/** A page of what a person learns, what they joined last first. */
export async function findStudies(
  tx: Transaction,
  activity: Activity,
  status: StudyStatus,
  page: KeysetPage,
) {
  const keyset = new Keyset(STUDIES, page);
  const { rows } = await sql<Placed<StudyRow>>`
    select study.*, ${keyset.place('study')} as place from (${studiesOf(activity)}) study
    where ${STATUSES[status]} and ${keyset.beyond('study')}
    order by ${keyset.orderBy('study')} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return keyset.finish<StudyRow>(rows);
}

/** How many there are with a status, and what was learned in all of them together. */
export async function sumStudies(tx: Transaction, activity: Activity, status: StudyStatus) {
  const { rows } = await sql<{ n: number; minutes: number }>`
    select count(*) filter (where ${STATUSES[status]})::int as n, coalesce(sum(learned_minutes), 0)::int as minutes
    from (${studiesOf(activity)}) study`.execute(tx);
  const { n, minutes } = rows[0] ?? { n: 0, minutes: 0 };
  return { count: totalOf(n), learnedMinutes: minutes };
}

/** How many classes a person is in; no lesson is looked at. */
export const countStudies = (tx: Transaction, activity: Activity): Promise<Total> =>
  countRows(
    tx,
    sql`select 1 from enrollment join resource on resource.id = enrollment.class_id
      where enrollment.school_id = ${activity.schoolId} and enrollment.account_id = ${activity.personId} and ${mayLookAt(activity)}
      limit ${COUNTED_MAX + 1}`,
  );

/** Condition on `resource`: the person wrote it or teaches it. */
export const isWorkOf = ({ schoolId, personId }: Pick<Activity, 'schoolId' | 'personId'>) =>
  sql<SqlBool>`resource.id in (
    select work.id from resource as work where work.school_id = ${schoolId} and work.author_id = ${personId} and work.status = 'published'
    union all select class_id from class_teacher where school_id = ${schoolId} and account_id = ${personId})`;

/** How many works the looker sees, of these types. */
export const countWorks = (tx: Transaction, activity: Activity, types: readonly number[]): Promise<Total> =>
  countRows(
    tx,
    sql`select 1 from resource where ${isWorkOf(activity)} and type = any(${[...types]}::smallint[]) and ${visible(activity.reader)}
      limit ${COUNTED_MAX + 1}`,
  );
