import type { Language } from '@stoa/api/languages';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../../database/keyset.ts';
import { textHolds } from '../../../database/keyword-index.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { QuestionKind, QuestionLevel } from '../../../database/tables.ts';
import { fold } from '../../../core/text/tokens.ts';
import { inWords } from '../kinds/pictures.ts';
import type { QuestionContent } from './question-content.ts';
import { questionLanguages, questionSearchText } from './question-search.ts';

/** A question with its newest version. */
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

export interface QuestionFilter {
  keyword?: string | undefined;
  kind?: QuestionKind | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  level?: QuestionLevel | undefined;
  /** One that it has words in. */
  language?: Language | undefined;
  isArchived?: boolean | undefined;
}

/** Where a question is kept. */
export interface QuestionPlace {
  folder: string;
  tags: string[];
  level: QuestionLevel | null;
}

const NEWEST: KeysetOrder = { columns: [{ name: 'id', type: 'bigint' }], direction: 'desc' };
/** Folders and tags that a list can be narrowed by. */
const FACETS_MAX = 200;
const EXAMS_MAX = 100;

const selectQuestions = (tx: Transaction) =>
  tx
    .selectFrom('question')
    .innerJoin('exam_question_version as version', (join) =>
      join.onRef('version.question_id', '=', 'question.id').onRef('version.version', '=', 'question.version'),
    )
    .select([
      'question.id',
      'question.version',
      'question.revision',
      'question.folder',
      'question.tags',
      'question.level',
      'question.is_archived',
      'question.was_asked',
      'question.updated_at',
      'version.kind',
      'version.points',
      'version.text',
      'version.options',
      'version.parts',
      'version.number_range',
      'version.picture',
      'version.entry_pictures',
      'version.media',
      'version.files',
      'version.rubric',
      'version.unit',
      'version.answer_key',
      'version.explanation',
      'version.option_feedback',
    ])
    .select(countedIn(sql`select 1 from exam_question where question_id = question.id`).as('exam_count'));

/** A page of a school's questions, the newest first. */
export async function listQuestions(tx: Transaction, filter: QuestionFilter, page: KeysetPage) {
  const keyset = new Keyset(NEWEST, page);
  const fits = fitting(filter);
  const rows = await selectQuestions(tx)
    .where(fits)
    .select(keyset.place('question').as('place'))
    .where(keyset.beyond('question'))
    .orderBy(keyset.orderBy('question'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  // Each has its newest version: nothing has to be joined to count them.
  return keyset.complete(rows, () => countUpTo(tx, tx.selectFrom('question').where(fits)));
}

function fitting({
  keyword,
  kind,
  folder,
  tag,
  level,
  language,
  isArchived,
}: QuestionFilter): RawBuilder<SqlBool> {
  const parts = [sql`question.is_archived = ${isArchived ?? false}`];
  if (kind) parts.push(sql`question.kind = ${kind}`);
  if (folder !== undefined) parts.push(sql`question.folder = ${folder}`);
  if (tag) parts.push(sql`question.tags @> array[${tag}::text]`);
  if (level) parts.push(sql`question.level = ${level}`);
  if (language) parts.push(sql`question.languages @> array[${language}::text]`);
  for (const word of fold(keyword ?? '').split(/\s+/u)) if (word) parts.push(textHolds('question', word));
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** Folders and tags of a school's questions, in their order; from folder to folder by the index. */
export async function findFacets(tx: Transaction): Promise<{ folders: string[]; tags: string[] }> {
  const after = (folder: RawBuilder<unknown>) =>
    sql`(select folder from question where folder > ${folder} order by folder limit 1)`;
  const { rows } = await sql<{ folders: string[]; tags: string[] }>`
    with recursive found as (
      select ${after(sql`''`)} as folder
      union all select ${after(sql`found.folder`)} from found where found.folder is not null
    )
    select array(select folder from found where folder is not null limit ${FACETS_MAX}) as folders,
      array(select tag from question_tag order by tag limit ${FACETS_MAX}) as tags`.execute(tx);
  return rows[0] ?? { folders: [], tags: [] };
}

export const findQuestion = (tx: Transaction, questionId: string) =>
  selectQuestions(tx).where('question.id', '=', questionId).executeTakeFirst();

/** As findQuestion; whoever else wants to change it waits. */
export const lockQuestion = (tx: Transaction, questionId: string) =>
  selectQuestions(tx).where('question.id', '=', questionId).forUpdate('question').executeTakeFirst();

/** Questions by their ids, with their newest version. */
export const findQuestionsByIds = (tx: Transaction, ids: readonly string[]) =>
  selectQuestions(tx)
    .where(sql<boolean>`question.id = any(${[...ids]}::bigint[])`)
    .execute();

/** What a file is made of: questions that are offered, the oldest first. */
export const findForExport = (tx: Transaction, folder: string | undefined, limit: number) => {
  const query = selectQuestions(tx).where('question.is_archived', '=', false);
  return (folder === undefined ? query : query.where('question.folder', '=', folder))
    .orderBy('question.id')
    .limit(limit)
    .execute();
};

/** The exams that ask a question. */
export const findExamsOf = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_question')
    .innerJoin('resource', 'resource.id', 'exam_question.exam_id')
    .select(['resource.id', 'resource.title'])
    .where('exam_question.question_id', '=', questionId)
    .orderBy('resource.id')
    .limit(EXAMS_MAX)
    .execute();

/** Who writes questions, and when. */
export interface QuestionWriter {
  schoolId: string;
  accountId: string;
  now: Date;
}

const versionRow = ({ schoolId, accountId, now }: QuestionWriter, content: QuestionContent) => ({
  school_id: schoolId,
  saved_by: accountId,
  created_at: now,
  kind: content.kind,
  points: content.points,
  text: JSON.stringify(content.text),
  options: JSON.stringify(content.options),
  parts: JSON.stringify(content.parts),
  number_range: content.range && JSON.stringify(content.range),
  picture: content.picture && JSON.stringify(content.picture),
  entry_pictures: content.entryPictures.length > 0 ? JSON.stringify(content.entryPictures) : null,
  media: content.media && JSON.stringify(content.media),
  files: content.files && JSON.stringify(content.files),
  rubric: content.rubric.length > 0 ? JSON.stringify(content.rubric) : null,
  unit: JSON.stringify(content.unit),
  answer_key: JSON.stringify(content.answer_key),
  explanation: JSON.stringify(content.explanation),
  option_feedback: content.optionFeedback.length > 0 ? JSON.stringify(content.optionFeedback) : null,
});

const placeRow = ({ folder, tags, level }: QuestionPlace, content: QuestionContent, now: Date) => ({
  kind: content.kind,
  folder,
  tags,
  level,
  languages: questionLanguages(content.text),
  search_text: questionSearchText({
    ...content,
    options: (['options', 'parts'] as const).flatMap((holder) =>
      inWords(content, content.entryPictures, holder),
    ),
    tags,
  }),
  updated_at: now,
});

/** Adds questions. @returns their ids, in the order given */
export async function insertQuestions(
  tx: Transaction,
  writer: QuestionWriter,
  questions: readonly (QuestionPlace & { content: QuestionContent })[],
): Promise<string[]> {
  const added = await tx
    .insertInto('question')
    .values(
      questions.map(({ content, ...place }) => ({
        school_id: writer.schoolId,
        ...placeRow(place, content, writer.now),
      })),
    )
    .returning('id')
    .execute();
  const ids = added.map(({ id }) => id);
  await tx
    .insertInto('exam_question_version')
    .values(
      questions.map(({ content }, index) => ({
        question_id: ids[index] as string,
        version: 1,
        ...versionRow(writer, content),
      })),
    )
    .execute();
  return ids;
}

/** Changes a question that the transaction holds; what it asks becomes a version of its own. */
export async function updateQuestion(
  tx: Transaction,
  writer: QuestionWriter,
  found: QuestionRow,
  { content, isChanged, ...place }: QuestionPlace & { content: QuestionContent; isChanged: boolean },
): Promise<void> {
  const version = found.version + (isChanged ? 1 : 0);
  if (isChanged)
    await tx
      .insertInto('exam_question_version')
      .values({ question_id: found.id, version, ...versionRow(writer, content) })
      .execute();
  await tx
    .updateTable('question')
    .set({ ...placeRow(place, content, writer.now), version, revision: found.revision + 1 })
    .where('id', '=', found.id)
    .execute();
}

export async function setArchived(tx: Transaction, questionId: string, isArchived: boolean, now: Date) {
  await tx
    .updateTable('question')
    .set((eb) => ({ is_archived: isArchived, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', questionId)
    .execute();
}

export async function removeQuestion(tx: Transaction, questionId: string): Promise<void> {
  await tx.deleteFrom('question').where('id', '=', questionId).execute();
}
