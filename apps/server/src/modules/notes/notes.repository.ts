import { sql, type Selectable } from 'kysely';
import type { KeywordQuery } from '../../core/text/keyword.ts';
import { Keyset, type KeysetPage, type Placed } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Tables, Translations } from '../../database/tables.ts';
import { inSchools, type LearningSchool } from '../learning/learning.repository.ts';
import { LESSON_MAX, PERSON_MAX } from './notes.policy.ts';

const CLASSES_MAX = 200;
const SCHOOLS_MAX = 50;

const COLUMNS = [
  'id',
  'school_id',
  'class_id',
  'lesson_id',
  'class_title',
  'lesson_title',
  'class_type',
  'place_kind',
  'position',
  'quote',
  'text',
  'version',
  'created_at',
  'updated_at',
] as const;

export type NoteRow = Pick<Selectable<Tables['lesson_note']>, (typeof COLUMNS)[number]>;

/** Whose notes; a session that a school vouched for has those of that school alone. */
export interface Owner {
  accountId: string;
  only?: string | undefined;
}

/** Which of somebody's notes. */
export interface NoteFilter {
  schoolId?: string | undefined;
  classId?: string | undefined;
  keyword?: KeywordQuery | undefined;
}

const owned = ({ accountId, only }: Owner) =>
  only === undefined
    ? sql<boolean>`note.account_id = ${accountId} and note.removed_at is null`
    : sql<boolean>`note.account_id = ${accountId} and note.removed_at is null and note.school_id = ${only}`;

/** Notes of a person are few enough to be looked through. */
function filtered(owner: Owner, { schoolId, classId, keyword }: NoteFilter) {
  const conditions = [owned(owner)];
  if (schoolId !== undefined) conditions.push(sql`note.school_id = ${schoolId}`);
  if (classId !== undefined) conditions.push(sql`note.class_id = ${classId}`);
  if (keyword) {
    const words = sql`note.search_vector @@ ${keyword.anywhere}::tsquery`;
    const parts = keyword.parts.map((part) => sql`note.search_text like ${part}`);
    conditions.push(
      parts.length > 0 ? sql`(${words} or (${sql.join(parts, sql` and `)}))` : sql<boolean>`${words}`,
    );
  }
  return sql.join(conditions, sql` and `);
}

const columns = sql.raw(COLUMNS.map((name) => `note.${name}`).join(', '));

export const listOfLesson = (tx: Transaction, accountId: string, lessonId: string): Promise<NoteRow[]> =>
  tx
    .selectFrom('lesson_note')
    .select([...COLUMNS])
    .where('account_id', '=', accountId)
    .where('lesson_id', '=', lessonId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .limit(LESSON_MAX)
    .execute();

/** A page of somebody's notes, the latest first, with how many there are. */
export async function listNotes(tx: Transaction, owner: Owner, filter: NoteFilter, page: KeysetPage) {
  const keyset = new Keyset(
    {
      columns: [
        { name: 'created_at', type: 'timestamptz' },
        { name: 'id', type: 'bigint' },
      ],
      direction: 'desc',
    },
    page,
  );
  const found = filtered(owner, filter);
  const { rows } = await sql<Placed<NoteRow & { total: number }>>`
    select ${columns}, ${keyset.place('note')} as place,
      (select count(*)::int from lesson_note note where ${found}) as total
    from lesson_note note where ${found} and ${keyset.beyond('note')}
    order by ${keyset.orderBy('note')} limit ${keyset.limit}`.execute(tx);
  const { rows: notes, ...around } = keyset.finish(rows);
  return { notes, ...around, total: rows[0]?.total ?? 0 };
}

/** All of somebody's notes by class and lesson, in the order of their places. */
export async function listAll(tx: Transaction, owner: Owner, filter: NoteFilter): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from lesson_note note where ${filtered(owner, filter)}
    order by min(note.created_at) over (partition by note.class_id), note.class_id,
      min(note.created_at) over (partition by note.lesson_id), note.lesson_id, note.position, note.created_at, note.id
    limit ${PERSON_MAX}`.execute(tx);
  return rows;
}

export type NoteSchool = LearningSchool;

/** The schools in which somebody has notes. */
export async function listNoteSchools(tx: Transaction, owner: Owner): Promise<NoteSchool[]> {
  const { rows } = await sql<NoteSchool>`
    select id, name, logo_url, default_language, null as role from school
    where id in (select note.school_id from lesson_note note where ${owned(owner)})
    order by id limit ${SCHOOLS_MAX}`.execute(tx);
  return rows;
}

export interface NotedClassRow {
  class_id: string;
  school_id: string;
  class_title: Translations;
}

/** The classes in which somebody has notes, the one of the latest note first. */
export async function listNotedClasses(
  tx: Transaction,
  owner: Owner,
  schoolId: string | undefined,
): Promise<NotedClassRow[]> {
  const { rows } = await sql<NotedClassRow>`
    select class_id, school_id, class_title from (
      select distinct on (note.class_id) note.class_id, note.school_id, note.class_title, note.created_at
      from lesson_note note where ${filtered(owner, { schoolId })}
      order by note.class_id, note.created_at desc
    ) noted order by created_at desc limit ${CLASSES_MAX}`.execute(tx);
  return rows;
}

export interface TitleRow {
  lesson_id: string;
  lesson_title: Translations;
  class_title: Translations;
}

/** What lessons are called now, by id; those that are gone are missing. */
export async function findTitles(
  tx: Transaction,
  schools: readonly NoteSchool[],
  lessonIds: readonly string[],
): Promise<Map<string, TitleRow>> {
  const rows = await inSchools<TitleRow>(
    tx,
    schools,
    `select jsonb_build_object('lesson_id', lesson.id::text, 'lesson_title', lesson.title, 'class_title', resource.title)
    from lesson join resource on resource.id = lesson.class_id
    where lesson.id in (select value::bigint from jsonb_array_elements_text($1->'lessons'))
      and resource.status = 'published'`,
    { lessons: lessonIds },
  );
  return new Map(rows.map((row) => [row.lesson_id, row]));
}

/** How many notes somebody has, in a lesson and in all. */
export async function countNotes(tx: Transaction, accountId: string, lessonId: string) {
  const { rows } = await sql<{ lesson: number; all: number }>`
    select count(*) filter (where lesson_id = ${lessonId})::int as lesson, count(*)::int as all
    from lesson_note where account_id = ${accountId} and removed_at is null`.execute(tx);
  return rows[0] ?? { lesson: 0, all: 0 };
}

export type NoteValues = Pick<NoteRow, 'place_kind' | 'position' | 'quote' | 'text'> & {
  account_id: string;
  school_id: string;
  class_id: string;
  lesson_id: string;
  class_type: number;
  class_title: Translations;
  lesson_title: Translations;
  search_vector: string;
  search_text: string;
};

export const insertNote = (tx: Transaction, values: NoteValues, now: Date): Promise<NoteRow> =>
  tx
    .insertInto('lesson_note')
    .values({
      ...values,
      class_title: JSON.stringify(values.class_title),
      lesson_title: JSON.stringify(values.lesson_title),
      created_at: now,
      updated_at: now,
    })
    .returning([...COLUMNS])
    .executeTakeFirstOrThrow();

/** A note that is not deleted, held until the transaction ends. */
export const holdNote = (tx: Transaction, { accountId, only }: Owner, id: string) =>
  tx
    .selectFrom('lesson_note')
    .select([...COLUMNS])
    .select('removed_at')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .$if(only !== undefined, (query) => query.where('school_id', '=', only ?? ''))
    .forUpdate()
    .executeTakeFirst();

export const updateNote = (
  tx: Transaction,
  id: string,
  values: { text: string; search_vector: string; search_text: string; version: number },
  now: Date,
): Promise<NoteRow> =>
  tx
    .updateTable('lesson_note')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .returning([...COLUMNS])
    .executeTakeFirstOrThrow();

export const setRemoved = (tx: Transaction, id: string, removed_at: Date | null) =>
  tx.updateTable('lesson_note').set({ removed_at }).where('id', '=', id).execute();
