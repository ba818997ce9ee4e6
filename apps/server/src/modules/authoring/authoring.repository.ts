import type { ContentDraft, ContentKind, ContentState } from '@stoa/api/schema';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import { textHolds } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { fold } from '../../core/text/tokens.ts';
import { AUTHORED, AUTHORED_TYPES, type Author } from './authoring.policy.ts';
import type { Documents } from './draft-parts.ts';
import type { LedTo, LessonMaterial } from './lesson-material.ts';
import { storeVersion } from './versions.repository.ts';

const NEWEST: KeysetOrder = {
  columns: [
    { name: 'edited_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Column: whether somebody teaches it. */
export const teaches = (accountId: string) =>
  sql<boolean>`exists (select from class_teacher where class_teacher.class_id = resource.id and class_teacher.account_id = ${accountId}::bigint)`;

/** What somebody made or teaches: as much as one person does, in however large a school. */
export const looksAfter = ({ schoolId, accountId }: Pick<Author, 'schoolId' | 'accountId'>) =>
  sql<SqlBool>`resource.id in (
    select made.id from resource made where made.school_id = ${schoolId}::bigint and made.author_id = ${accountId}::bigint
    union select class_id from class_teacher
      where class_teacher.school_id = ${schoolId}::bigint and class_teacher.account_id = ${accountId}::bigint)`;

const types = (list: readonly number[]) => sql<SqlBool>`resource.type = any(${[...list]}::smallint[])`;

/** What is taught, with its draft and who made it; in all states. */
const contents = (tx: Transaction, { schoolId, accountId }: Author) =>
  tx
    .selectFrom('resource')
    .leftJoin('content_draft as draft', 'draft.resource_id', 'resource.id')
    .leftJoin('account as author', 'author.id', 'resource.author_id')
    .leftJoin('knowledge_section as section', 'section.id', 'resource.section_id')
    .where('resource.school_id', '=', schoolId)
    .where('resource.share_id', 'is', null)
    .where(types(AUTHORED_TYPES))
    .select([
      'resource.id',
      'resource.school_id',
      'resource.type',
      'resource.status',
      'resource.published_at',
      'resource.edited_at',
      'resource.binned_at',
      'resource.author_id',
      'resource.learner_count',
      'resource.lesson_count',
      'author.nick_name',
      'author.real_name',
      'author.avatar_url',
      'draft.version',
      'draft.published_version',
      'section.id as section_id',
      'section.name as section_name',
    ])
    .select(sql<Translations>`coalesce(draft.draft->'title', resource.title)`.as('title'))
    .select(
      sql<boolean>`(draft.version is distinct from draft.published_version
        or exists (select from lesson_draft where lesson_draft.resource_id = resource.id and not lesson_draft.is_published))`.as(
        'is_changed',
      ),
    )
    .select(teaches(accountId).as('teaches'));

export type ContentRow = NonNullable<Awaited<ReturnType<typeof findContent>>>;

export interface ContentFilter {
  kind?: ContentKind | undefined;
  state?: ContentState | undefined;
  keyword?: string | undefined;
  sectionId?: string | undefined;
}

function stateIs(state: ContentState | undefined, now: Date): RawBuilder<SqlBool> {
  if (state === 'bin') return sql`resource.binned_at is not null`;
  const there = sql<SqlBool>`resource.binned_at is null`;
  switch (state) {
    case 'draft':
      return sql`${there} and resource.status = 'draft'`;
    case 'archived':
      return sql`${there} and resource.status = 'withdrawn'`;
    case 'scheduled':
      return sql`${there} and resource.status = 'published' and resource.published_at > ${now}`;
    case 'public':
      return sql`${there} and resource.status = 'published' and resource.published_at <= ${now}`;
    default:
      return there;
  }
}

/** A page of what somebody makes, what was saved last first. */
export async function listContents(
  tx: Transaction,
  author: Author,
  { kind, state, keyword, sectionId }: ContentFilter,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(NEWEST, page);
  const words = fold(keyword ?? '').trim();
  const found = contents(tx, author)
    .where(sql<SqlBool>`(${stateIs(state, now)})`)
    .$if(kind !== undefined, (query) => query.where(types(kind ? AUTHORED[kind].types : [])))
    .$if(sectionId !== undefined, (query) => query.where('resource.section_id', '=', String(sectionId)))
    .$if(words !== '', (query) => query.where(textHolds('resource', words)))
    .$if(!author.isManager, (query) => query.where(looksAfter(author)));
  const rows = await found
    .select(keyset.place('resource').as('place'))
    .where(keyset.beyond('resource'))
    .orderBy(keyset.orderBy('resource'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, found));
}

/** Something that is taught; undefined where the school has none with that id. */
export const findContent = (tx: Transaction, author: Author, id: string) =>
  contents(tx, author).where('resource.id', '=', id).executeTakeFirst();

/** Holds what is taught until the transaction ends. @returns those that are there */
export const lockContents = (tx: Transaction, { schoolId, accountId }: Author, ids: readonly string[]) =>
  tx
    .selectFrom('resource')
    .select(['id', 'type', 'author_id', 'status', 'binned_at', 'binned_from', 'section_id'])
    .select(teaches(accountId).as('teaches'))
    .where('school_id', '=', schoolId)
    .where('share_id', 'is', null)
    .where(types(AUTHORED_TYPES))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Columns of whoever saved something. */
const SAVER = ['saver.id as saver_id', 'saver.nick_name', 'saver.real_name', 'saver.avatar_url'] as const;

/** The draft; undefined where nothing was saved. */
export const findDraft = (tx: Transaction, id: string) =>
  tx
    .selectFrom('content_draft')
    .leftJoin('account as saver', 'saver.id', 'content_draft.saved_by')
    .select(['version', 'published_version', 'saved_at', 'saved_by', ...SAVER])
    .select(sql<ContentDraft>`draft`.as('draft'))
    .where('resource_id', '=', id)
    .executeTakeFirst();

/** Adds something that nobody sees yet. @returns its id */
export async function addContent(
  tx: Transaction,
  { schoolId, accountId }: Author,
  { type, title, isClass }: { type: number; title: Translations; isClass: boolean },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('resource')
    .values({
      school_id: schoolId,
      type,
      slug: sql<string>`'made-' || gen_random_uuid()`,
      title: JSON.stringify(title),
      summary: '{}',
      author_id: accountId,
      status: 'draft',
      edited_at: now,
      price: null,
      search_text: foundBy([title]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isClass) {
    await tx.insertInto('class').values({ resource_id: id, school_id: schoolId, outcomes: '[]' }).execute();
    await tx
      .insertInto('class_teacher')
      .values({ class_id: id, school_id: schoolId, account_id: accountId })
      .execute();
  }
  return id;
}

const foundBy = (texts: readonly Translations[]): string =>
  texts.flatMap((text) => Object.values(text).map(fold)).join('\n');

/** Saves a draft. What it was stays as a version where it is one of its own. Needs lockContents. */
export async function saveDraft(
  tx: Transaction,
  author: Author,
  id: string,
  { version, draft }: { version: number; draft: ContentDraft },
  now: Date,
): Promise<void> {
  const isStored = await storeVersion(tx, author, { contentId: id }, now);
  const values = {
    version,
    draft: JSON.stringify(draft),
    saved_by: author.accountId,
    saved_at: now,
    ...(isStored ? { kept_at: now } : {}),
  };
  await tx
    .insertInto('content_draft')
    .values({ resource_id: id, school_id: author.schoolId, kept_at: now, ...values })
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(values))
    .execute();
  await touch(tx, id, now);
  // Nobody but its makers finds what was never published.
  await tx
    .updateTable('resource')
    .set({ title: JSON.stringify(draft.title), search_text: foundBy([draft.title, draft.summary]) })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
}

const touch = (tx: Transaction, id: string, now: Date) =>
  tx.updateTable('resource').set({ edited_at: now }).where('id', '=', id).execute();

/** What a published lesson consists of beside its text, as a draft says it. */
export const PUBLISHED_MATERIAL = sql`case when lesson.kind = 'video' and lesson.video is not null
  then jsonb_build_object('type', 'video') || lesson.video else lesson.material end`;

/** What a lesson teaches as it is edited, and what its learners see; fields are null where there is none. */
export async function findLessonText(tx: Transaction, contentId: string, lessonId: string) {
  const draft = await tx
    .selectFrom('lesson_draft')
    .leftJoin('account as saver', 'saver.id', 'lesson_draft.saved_by')
    .select(['version', 'saved_at', 'saved_by', ...SAVER])
    .select(sql<Documents>`body`.as('body'))
    .select(sql<LessonMaterial | null>`material`.as('material'))
    .where('resource_id', '=', contentId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  const published = await tx
    .selectFrom('lesson')
    .select(sql<Documents | null>`body`.as('body'))
    .select(sql<LessonMaterial | null>`${PUBLISHED_MATERIAL}`.as('material'))
    .where('class_id', '=', contentId)
    .where('id', '=', lessonId)
    .executeTakeFirst();
  return { draft, published };
}

/** Saves what a lesson teaches. What it was stays as a version where it is one of its own. Needs lockContents. */
export async function saveLessonText(
  tx: Transaction,
  author: Author,
  { contentId, lessonId }: { contentId: string; lessonId: string },
  { version, body, material }: { version: number; body: Documents; material: LessonMaterial | null },
  now: Date,
): Promise<void> {
  const isStored = await storeVersion(tx, author, { contentId, lessonId }, now);
  const values = {
    version,
    body: JSON.stringify(body),
    material: material && JSON.stringify(material),
    is_published: false,
    saved_by: author.accountId,
    saved_at: now,
    ...(isStored ? { kept_at: now } : {}),
  };
  await tx
    .insertInto('lesson_draft')
    .values({
      resource_id: contentId,
      lesson_id: lessonId,
      school_id: author.schoolId,
      kept_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['resource_id', 'lesson_id']).doUpdateSet(values))
    .execute();
  await touch(tx, contentId, now);
}

/** Lessons of a class that are assignments which somebody handed in or was graded for. */
export async function listHandedInFor(tx: Transaction, contentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('lesson')
    .select('lesson.id')
    .where('lesson.class_id', '=', contentId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('assignment_work as work')
          .select('work.lesson_id')
          .whereRef('work.lesson_id', '=', 'lesson.id')
          .where('work.state', 'in', ['handedIn', 'graded', 'returned']),
      ),
    )
    .orderBy('lesson.position')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whoever enrols in the class waits until the transaction ends. It is held before the content, as who enrols changes the
 * class before what is listed of it.
 */
export const lockClass = (tx: Transaction, contentId: string) =>
  tx
    .selectFrom('class')
    .select('resource_id')
    .where('resource_id', '=', contentId)
    .forNoKeyUpdate()
    .execute();

/** Whoever hands in an assignment of the class waits until the transaction ends. */
export const lockLessons = (tx: Transaction, contentId: string) =>
  tx.selectFrom('lesson').select('id').where('class_id', '=', contentId).orderBy('id').forUpdate().execute();

/** What a lesson has to teach with, as it is edited, else as it is published. */
export interface Taught {
  hasText: boolean;
  material: LessonMaterial['type'] | null;
  /** A criterion or a level of its rubric has no words. */
  hasUntitled: boolean;
}

/** What each lesson of a class has to teach with, by its id. */
export async function listTaught(tx: Transaction, contentId: string): Promise<Map<string, Taught>> {
  const { rows } = await sql<Taught & { id: string }>`
    select id,
      -- A meeting that was deleted, and in a copy of a class that of the other class, is none.
      case when material->>'type' = 'attendance' and not exists (select from attendance
          where attendance.class_id = ${contentId} and attendance.id = (material->>'attendanceId')::bigint)
        then null else material->>'type' end as material,
      coalesce(jsonb_path_exists(body, '$.**.text ? (@ like_regex "[^ ]")')
        or jsonb_path_exists(body, '$.**.type ? (@ == "image")'), false) as "hasText",
      coalesce(jsonb_path_exists(material, '$.rubric[*].title ? (@ like_regex "^ *$")')
        or jsonb_path_exists(material, '$.rubric[*].levels[*].title ? (@ like_regex "^ *$")'), false) as "hasUntitled"
    from (
      select coalesce(draft.lesson_id, lesson.id) as id, coalesce(draft.body, lesson.body) as body,
        case when draft.lesson_id is null then ${PUBLISHED_MATERIAL} else draft.material end as material
      from (select lesson_id, body, material from lesson_draft where resource_id = ${contentId}) draft
        full join (select id, kind, body, video, material from lesson where class_id = ${contentId}) lesson
          on lesson.id = draft.lesson_id
    ) taught`.execute(tx);
  return new Map(rows.map(({ id, ...taught }) => [id, taught]));
}

/** Those of the names of uploads that stand in something that is taught already. */
export async function listKnownFiles(
  tx: Transaction,
  contentId: string,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with texts as (
      select draft::text as text from content_draft where resource_id = ${contentId}
      union all select draft::text from content_version where resource_id = ${contentId}
      union all select body::text || coalesce(material::text, '') from lesson_draft where resource_id = ${contentId}
      union all select cover_url from resource where id = ${contentId}
      union all select body::text from article where resource_id = ${contentId}
      union all select concat(body::text, video::text, material::text) from lesson where class_id = ${contentId}
    )
    select name from unnest(${[...names]}::text[]) name
    where exists (select from texts where strpos(texts.text, name) > 0)`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Whether the transaction's school has what a lesson of a class leads to, in any state but the bin. */
export async function isOfSchool(tx: Transaction, classId: string, { table, id }: LedTo): Promise<boolean> {
  if (table === 'attendance')
    return (
      (await tx
        .selectFrom('attendance')
        .select('id')
        .where('id', '=', id)
        .where('class_id', '=', classId)
        .executeTakeFirst()) !== undefined
    );
  if (table === 'survey')
    return (await tx.selectFrom('survey').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  const { rows } = await sql`
    select from resource join ${sql.table(table)} subject on subject.resource_id = resource.id
    where resource.id = ${id}::bigint and resource.binned_at is null
      ${table === 'live' ? sql`and subject.deleted_at is null` : sql``}`.execute(tx);
  return rows.length > 0;
}

/** What a draft leads to, as far as the school has it. */
export const listLedTo = (tx: Transaction, { schoolId }: { schoolId: string }, ids: readonly string[]) =>
  tx
    .selectFrom('resource')
    .select(['id', 'type', 'status', 'published_at'])
    .where('school_id', '=', schoolId)
    .where('binned_at', 'is', null)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

/** Categories of the school, in their order. */
export const listCategories = (tx: Transaction) =>
  tx.selectFrom('category').select(['id', 'name']).orderBy('position').orderBy('id').limit(1000).execute();

/** Gives things another status. */
export const setStatus = (tx: Transaction, ids: readonly string[], status: 'published' | 'withdrawn') =>
  tx.updateTable('resource').set({ status }).where('id', 'in', ids).execute();

/** Hides things in the bin. */
export const moveToBin = (tx: Transaction, ids: readonly string[], now: Date) =>
  tx
    .updateTable('resource')
    .set((eb) => ({ binned_at: now, binned_from: eb.ref('status'), status: 'withdrawn' as const }))
    .where('id', 'in', ids)
    .execute();

/** Takes things out of the bin as they were. */
export const restoreFromBin = (tx: Transaction, ids: readonly string[]) =>
  tx
    .updateTable('resource')
    .set({ binned_at: null, binned_from: null, status: sql`coalesce(binned_from, 'draft')` })
    .where('id', 'in', ids)
    .execute();

/** Removes things for good, with who was in them. */
export const removeContents = (tx: Transaction, ids: readonly string[]) =>
  tx.deleteFrom('resource').where('id', 'in', ids).execute();
