import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { isVip, offerColumns } from '../../core/offers/offer.repository.ts';
import { enrolledBy, selectCards, visible, type Reader } from '../resources/resource-card.ts';

/** Nobody: what joins on the viewer compare with for visitors. */
const NOBODY = '0';

/** A class or course with what the viewer is to it. */
export type ClassRow = Awaited<ReturnType<typeof findClass>>;

const published = (now: Date) =>
  sql<SqlBool>`(resource.status = 'published' and resource.published_at <= ${now})`;

/**
 * A published class or course of the transaction's school.
 * @throws {Problem} NOT_FOUND also for drafts, for other kinds of resources and for those of other schools
 */
export async function findClass(tx: Transaction, classId: string, viewerId: string | undefined, now: Date) {
  const id = viewerId ?? NOBODY;
  const row = await selectCards(tx)
    .innerJoin('class', 'class.resource_id', 'resource.id')
    .leftJoin('enrollment as mine', (join) =>
      join
        .onRef('mine.class_id', '=', 'resource.id')
        .on('mine.account_id', '=', id)
        // A seat that VIP has opened ends with it, to the moment.
        .on(sql<SqlBool>`(not mine.by_vip or ${isVip(id, now)})`),
    )
    .leftJoin('membership', (join) =>
      join.onRef('membership.school_id', '=', 'resource.school_id').on('membership.account_id', '=', id),
    )
    .select([
      'class.capacity',
      'class.seats_taken',
      'class.outcomes',
      'class.gives_certificate',
      'resource.category_ids',
      'mine.enrolled_at',
      'membership.status as membership_status',
    ])
    .select(
      sql<
        string | null
      >`(select code from certificate where certificate.class_id = resource.id and certificate.account_id = ${id}::bigint
        and certificate.revoked_at is null)`.as('certificate_code'),
    )
    .select(
      sql<boolean>`exists (select from class_teacher where class_teacher.class_id = resource.id and class_teacher.account_id = ${id}::bigint)`.as(
        'teaches',
      ),
    )
    .select(offerColumns(id, now))
    .where('resource.id', '=', classId)
    .where(published(now))
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** A lesson in the outline, with how far the viewer is in it. */
export type OutlineRow = Awaited<ReturnType<typeof findOutline>>[number];

/** The lessons of classes in their order, without what they teach. */
export const findOutline = (tx: Transaction, classIds: readonly string[], viewerId: string | undefined) =>
  tx
    .selectFrom('lesson')
    .innerJoin('class_section as section', 'section.id', 'lesson.section_id')
    .leftJoin('lesson_progress as mine', (join) =>
      join.onRef('mine.lesson_id', '=', 'lesson.id').on('mine.account_id', '=', viewerId ?? NOBODY),
    )
    .select([
      'lesson.id',
      'lesson.class_id',
      'lesson.section_id',
      'lesson.title',
      'lesson.kind',
      'lesson.minutes',
      'lesson.is_preview',
      'section.title as section_title',
    ])
    .select([
      'mine.position_seconds',
      'mine.fraction',
      'mine.completed_at',
      'mine.device_id',
      'mine.client_updated_at',
      'mine.updated_at',
    ])
    .select(
      sql<number | null>`case lesson.kind when 'video' then (lesson.video->>'seconds')::int
      when 'audio' then (lesson.material->>'seconds')::int end`.as('seconds'),
    )
    .where('lesson.class_id', 'in', classIds.length > 0 ? classIds : [NOBODY])
    .orderBy('lesson.class_id')
    .orderBy('section.position')
    .orderBy('lesson.position')
    .orderBy('lesson.id')
    .execute();

/** The class that a lesson belongs to. @throws {Problem} NOT_FOUND */
export async function findClassOfLesson(tx: Transaction, lessonId: string): Promise<string> {
  const lesson = await tx
    .selectFrom('lesson')
    .select('class_id')
    .where('id', '=', lessonId)
    .executeTakeFirst();
  if (!lesson) throw new Problem('NOT_FOUND');
  return lesson.class_id;
}

/** What a lesson teaches; read only once the viewer may see it. */
export const findLessonContent = (tx: Transaction, lessonId: string) =>
  tx
    .selectFrom('lesson')
    .select(['body', 'video', 'material'])
    .where('id', '=', lessonId)
    .executeTakeFirstOrThrow();

/** The exam of a lesson, with how far the viewer is in it; undefined where the lesson has none or it is gone. */
export const findLessonExam = (
  tx: Transaction,
  lessonId: string,
  viewerId: string | undefined,
  reader: Reader,
) =>
  tx
    .selectFrom('lesson')
    .innerJoin('resource', (join) =>
      join.on('resource.id', '=', sql<string>`(lesson.material->>'examId')::bigint`),
    )
    .innerJoin('exam', 'exam.resource_id', 'resource.id')
    .select(['resource.id', 'resource.school_id', 'resource.type', 'resource.title'])
    .select(
      sql<boolean>`exists (select from exam_attempt attempt where attempt.exam_id = exam.resource_id
        and attempt.account_id = ${viewerId ?? NOBODY}::bigint and attempt.status = 'running')`.as(
        'is_running',
      ),
    )
    .select(
      sql<boolean>`exists (select from exam_attempt attempt where attempt.exam_id = exam.resource_id
        and attempt.account_id = ${viewerId ?? NOBODY}::bigint and attempt.status <> 'running')`.as(
        'is_submitted',
      ),
    )
    .where('lesson.id', '=', lessonId)
    .where('lesson.kind', '=', 'exam')
    .where(visible(reader))
    .executeTakeFirst();

/** Who teaches a class, in the order that it names them. */
export const findTeachers = (tx: Transaction, classId: string) =>
  tx
    .selectFrom('class_teacher')
    .innerJoin('account', 'account.id', 'class_teacher.account_id')
    .select(['account.id', 'account.nick_name', 'account.real_name', 'account.avatar_url'])
    .where('class_teacher.class_id', '=', classId)
    .orderBy('class_teacher.position')
    .orderBy('account.id')
    .execute();

export const findCategories = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', ids.length > 0 ? ids : [NOBODY])
    .orderBy('position')
    .orderBy('id')
    .execute();

const RELATED_MAX = 4;

/** Resources, the hottest first, among which those are sought that share categories. */
const HOTTEST = 200;

/**
 * Cards of what shares most categories with a class, the hottest first among equals: of the hottest of the school, and
 * where those are too few, of all that an index of categories finds.
 * @param resourceCount how many resources the school has
 */
export async function findRelated(
  tx: Transaction,
  { id, category_ids }: Pick<ClassRow, 'id' | 'category_ids'>,
  viewerId: string | undefined,
  reader: Reader,
  resourceCount: number,
) {
  const shares = sql<SqlBool>`resource.category_ids && ${category_ids}::bigint[]`;
  const order = sql`cardinality(array(select unnest(resource.category_ids) intersect select unnest(${category_ids}::bigint[]))) desc,
    resource.hot_score desc, resource.id desc`;
  const facts = sql`select resource.id, resource.category_ids, resource.hot_score from resource where ${visible(reader)}`;
  const among = (found: RawBuilder<unknown>) =>
    selectCards(tx)
      .select(enrolledBy(viewerId))
      .where(
        sql<SqlBool>`resource.id in (select id from (with found as materialized (${found}) select * from found) resource
          where ${shares} and id <> ${id} order by ${order} limit ${RELATED_MAX})`,
      )
      .orderBy(order)
      .execute();
  const near = await among(sql`${facts} order by resource.hot_score desc, resource.id desc limit ${HOTTEST}`);
  return near.length === RELATED_MAX || resourceCount <= HOTTEST ? near : among(sql`${facts} and ${shares}`);
}
