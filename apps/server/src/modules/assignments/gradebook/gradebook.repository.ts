import type { GradeCategory } from '@stoa/api/schema';
import { sql } from 'kysely';
import {
  countUpTo,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
} from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { LessonMaterial, Translations } from '../../../database/tables.ts';
import type { Column, StoredAttempt, StoredWork } from './gradebook.policy.ts';

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};

/** Lessons of a class that are graded, in their order, with what they are called. */
export async function listColumns(
  tx: Transaction,
  classId: string,
): Promise<(Column & { title: Translations })[]> {
  const { rows } = await sql<{
    id: string;
    title: Translations;
    material: LessonMaterial | null;
    category_id: string | null;
    exam_id: string | null;
    closes_at: Date | null;
    counted: 'best' | 'first' | 'last' | null;
    exam_points: number | null;
  }>`
    select lesson.id, lesson.title, lesson.material, place.category_id, exam.resource_id as exam_id, exam.closes_at,
      exam.counted, case when exam.resource_id is not null then (
        (select coalesce(sum(points), 0) from exam_question where exam_id = exam.resource_id)
        + (select coalesce(sum((draw->>'count')::int * (draw->>'points')::int), 0)
            from jsonb_array_elements(exam.draws) draw)
      )::float8 end as exam_points
    from lesson join class_section section on section.id = lesson.section_id
      left join grade_category_lesson place on place.lesson_id = lesson.id
      left join exam on lesson.kind = 'exam' and exam.resource_id = (lesson.material->>'examId')::bigint
    where lesson.class_id = ${classId} and lesson.kind in ('assignment', 'exam')
    order by section.position, lesson.position, lesson.id`.execute(tx);
  return rows.map((row) => {
    const terms = row.material?.type === 'assignment' ? row.material : null;
    return {
      lessonId: row.id,
      title: row.title,
      categoryId: row.category_id,
      points: terms?.points ?? row.exam_points ?? 0,
      terms,
      exam:
        row.exam_id === null
          ? null
          : { id: row.exam_id, closesAt: row.closes_at, counted: row.counted ?? 'best' },
    };
  });
}

export const listCategories = (tx: Transaction, classId: string): Promise<GradeCategory[]> =>
  tx
    .selectFrom('grade_category')
    .select(['id', 'name', 'weight'])
    .where('class_id', '=', classId)
    .orderBy('position')
    .execute();

/** Somebody of a class with all that is graded of them, by lesson and by exam. */
export interface GradedRow {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  works: Record<string, StoredWork>;
  attempts: StoredAttempt[];
}

/**
 * A page of who learns in a class, by name, with what is graded of them.
 * @param examIds exams that are lessons of the class
 * @param accountId this person alone
 */
export async function listGraded(
  tx: Transaction,
  { classId, examIds, accountId }: { classId: string; examIds: readonly string[]; accountId?: string },
  page: KeysetPage,
) {
  const keyset = new Keyset(BY_NAME, page);
  const one = accountId === undefined ? sql`true` : sql`enrollment.account_id = ${accountId}::bigint`;
  const { rows } = await sql<Placed<GradedRow>>`
    with page as (
      select enrollment.account_id, enrollment.sort_name from enrollment
      where enrollment.class_id = ${classId} and ${one} and ${keyset.beyond('enrollment')}
      order by ${keyset.orderBy('enrollment')} limit ${keyset.limit} offset ${keyset.offset}
    )
    select account.id, account.nick_name, account.real_name, account.avatar_url,
      coalesce(worked.works, '{}') as works, coalesce(tried.attempts, '[]') as attempts,
      ${keyset.place('page')} as place
    from page join account on account.id = page.account_id
      cross join lateral (
        select jsonb_object_agg(lesson_id::text, jsonb_build_object('state', state, 'attempts', attempts,
          'extra_attempts', extra_attempts, 'counts_at', counts_at, 'extended_until', extended_until,
          'is_excused', is_excused, 'points', points)) as works
        from assignment_work where class_id = ${classId} and assignment_work.account_id = page.account_id
      ) as worked
      cross join lateral (
        select jsonb_agg(jsonb_build_object('exam_id', exam_id::text, 'number', number, 'max_score', max_score,
          'score', case when released_at is not null then score end)) as attempts
        from exam_attempt where exam_attempt.account_id = page.account_id
          and exam_id = any(${[...examIds]}::bigint[]) and status <> 'running'
      ) as tried
    order by ${keyset.orderBy('page')}`.execute(tx);
  const all = tx.selectFrom('enrollment').where('class_id', '=', classId);
  return keyset.complete<GradedRow>(rows, () => countUpTo(tx, all));
}

/** The version of the categories of a class; whoever else changes them waits until the transaction ends. */
export async function lockVersion(tx: Transaction, classId: string): Promise<number> {
  const row = await tx
    .selectFrom('class')
    .select('gradebook_version')
    .where('resource_id', '=', classId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.gradebook_version;
}

export async function findVersion(tx: Transaction, classId: string): Promise<number> {
  const row = await tx
    .selectFrom('class')
    .select('gradebook_version')
    .where('resource_id', '=', classId)
    .executeTakeFirstOrThrow();
  return row.gradebook_version;
}

/** Puts these categories in the place of all that a class has. */
export async function replaceCategories(
  tx: Transaction,
  { classId, schoolId, version }: { classId: string; schoolId: string; version: number },
  categories: readonly { name: string; weight: number; lessonIds: readonly string[] }[],
): Promise<void> {
  await tx.deleteFrom('grade_category').where('class_id', '=', classId).execute();
  const given = categories.map(({ name, weight }, position) => ({ name, weight, position }));
  const pairs = categories.flatMap(({ lessonIds }, position) =>
    lessonIds.map((lesson_id) => ({ lesson_id, position })),
  );
  await sql`
    insert into grade_category (class_id, school_id, position, name, weight)
    select ${classId}, ${schoolId}, position, name, weight
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (position int, name text, weight float8)`.execute(
    tx,
  );
  await sql`
    insert into grade_category_lesson (lesson_id, category_id, school_id)
    select pair.lesson_id, category.id, ${schoolId}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (lesson_id bigint, position int)
      join grade_category category on category.class_id = ${classId} and category.position = pair.position`.execute(
    tx,
  );
  await tx
    .updateTable('class')
    .set({ gradebook_version: version })
    .where('resource_id', '=', classId)
    .execute();
}
