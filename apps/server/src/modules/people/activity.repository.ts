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
import type { DynamicKind } from '../../database/tables/people.ts';
import type { Translations } from '../../database/tables.ts';
import { enrolledBy, selectCards, visible, type Onlooker } from '../resources/resource-card.ts';
import { personTables } from './people.repository.ts';

/** Whose activity is looked at, and by whom. */
export interface Activity {
  schoolId: string;
  personId: string;
  isSelf: boolean;
  /** Whoever is signed in. */
  viewerId: string | undefined;
  onlooker: Onlooker;
}

/** Something a person did; `id` is of what it was done to. */
export interface DynamicRow {
  kind: DynamicKind;
  at: Date;
  id: string;
  resource_id: string | null;
  person_id: string | null;
}

const DYNAMICS: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'kind', type: 'text' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** People see what they are in themselves, whomever it is meant for. */
const mayLookAt = ({ isSelf, onlooker }: Activity): RawBuilder<SqlBool> =>
  isSelf
    ? sql`(resource.status = 'published' and resource.published_at <= ${onlooker.now})`
    : visible(onlooker);

/** One kind each: kind, at, id, resource_id, person_id. */
function entriesOf(kind: DynamicKind, activity: Activity): RawBuilder<unknown> {
  const { schoolId, personId } = activity;
  const named = sql`${sql.lit(kind)}::text as kind`;
  switch (kind) {
    case 'enrolled':
      return sql`select ${named}, enrolled_at as at, class_id as id, class_id as resource_id, null::bigint as person_id
        from enrollment join resource on resource.id = class_id
        where enrollment.school_id = ${schoolId} and account_id = ${personId} and ${mayLookAt(activity)}`;
    case 'completedLesson':
      return sql`select ${named}, completed_at as at, lesson_id as id, class_id as resource_id, null::bigint as person_id
        from lesson_progress join resource on resource.id = class_id
        where lesson_progress.school_id = ${schoolId} and account_id = ${personId} and completed_at is not null and ${mayLookAt(activity)}`;
    case 'published':
      return sql`select ${named}, published_at as at, id, id as resource_id, null::bigint as person_id
        from resource where school_id = ${schoolId} and author_id = ${personId} and ${mayLookAt(activity)}`;
    case 'followed':
      return sql`select ${named}, followed_at as at, follow.id, null::bigint as resource_id, person_id
        from follow ${personTables(activity, sql.ref('follow.person_id'))}
        where follow.school_id = ${schoolId} and follower_id = ${personId} and person_id is not null`;
    case 'joinedSchool':
      return sql`select ${named}, joined_at as at, account_id as id, null::bigint as resource_id, null::bigint as person_id
        from membership where school_id = ${schoolId} and account_id = ${personId}`;
  }
}

/** A page of what a person did, the latest first. */
export async function findDynamics(
  tx: Transaction,
  activity: Activity,
  kinds: readonly DynamicKind[],
  page: KeysetPage,
) {
  const keyset = new Keyset(DYNAMICS, page);
  const enough = keyset.limit + keyset.offset;
  const parts = kinds.map(
    (kind) =>
      sql`(select * from (${entriesOf(kind, activity)}) entry where ${keyset.beyond('entry')} order by ${keyset.orderBy('entry')} limit ${enough})`,
  );
  const { rows } = await sql<Placed<DynamicRow>>`
    select entry.*, ${keyset.place('entry')} as place from (${sql.join(parts, sql` union all `)}) entry
    order by ${keyset.orderBy('entry')} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return keyset.finish<DynamicRow>(rows);
}

export const countDynamics = (
  tx: Transaction,
  activity: Activity,
  kinds: readonly DynamicKind[],
): Promise<Total> => {
  const parts = kinds.map(
    (kind) => sql`(select 1 from (${entriesOf(kind, activity)}) entry limit ${COUNTED_MAX + 1})`,
  );
  return countRows(
    tx,
    sql`select 1 from (${sql.join(parts, sql` union all `)}) entries limit ${COUNTED_MAX + 1}`,
  );
};

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
    sql`select 1 from resource where ${isWorkOf(activity)} and type = any(${[...types]}::smallint[]) and ${visible(activity.onlooker)}
      limit ${COUNTED_MAX + 1}`,
  );
