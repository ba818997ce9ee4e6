import { sql, type SqlBool } from 'kysely';
import { ResourceType } from '@stoa/api/enums';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../../database/keyset.ts';
import { textHolds } from '../../../database/keyword-index.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { ExamDraw, ExamSection, Translations } from '../../../database/tables.ts';
import { searchColumns } from '../../../core/text/search-columns.ts';
import { fold } from '../../../core/text/tokens.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';

/** An exam as those have it who write it. */
export type ManagedExamRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>;

/** The columns of an exam, in whichever table they stand. */
export interface ExamValues {
  title: Translations;
  summary: Translations;
  audience: number;
  status: 'draft' | 'published' | 'withdrawn';
  minutes: number;
  attempts: number;
  counted: 'best' | 'first' | 'last';
  pass_mark: number;
  opens_at: Date | null;
  closes_at: Date | null;
  shuffle_questions: boolean;
  shuffle_options: boolean;
  page_size: number | null;
  shows_answers: 'never' | 'afterSubmit' | 'afterClose';
  releases: 'auto' | 'manual';
  is_blind: boolean;
  ticket_required: boolean;
  questions: readonly { questionId: string; points: number; section?: number | undefined }[];
  sections: readonly ExamSection[];
  networks: readonly string[];
  password: string | null;
  gives_certificate: boolean;
  appeal_days: number | null;
  draws: readonly ExamDraw[];
}

/** Whose exams: undefined for everybody's. */
type Author = string | undefined;

const NEWEST: KeysetOrder = { columns: [{ name: 'id', type: 'bigint' }], direction: 'desc' };

const selectManaged = (tx: Transaction, author: Author) => {
  const query = tx
    .selectFrom('resource')
    .innerJoin('exam', 'exam.resource_id', 'resource.id')
    .selectAll('exam')
    .select([
      'resource.id',
      'resource.title',
      'resource.summary',
      'resource.audience',
      'resource.status',
      'resource.published_at',
      'resource.updated_at',
    ])
    .select([
      sql<number>`(select count(*)::int from exam_question where exam_id = resource.id)
        + (select coalesce(sum((draw->>'count')::int), 0)::int from jsonb_array_elements(exam.draws) draw)`.as(
        'question_count',
      ),
      countedIn(sql`select 1 from exam_attempt where exam_id = resource.id`).as('attempt_count'),
      sql<number>`${countedIn(sql`select 1 from exam_attempt where exam_id = resource.id and status = 'submitted'`)}
        + ${countedIn(sql`select distinct attempt_id from exam_appeal where exam_id = resource.id and answered_at is null`)}`.as(
        'waiting_count',
      ),
    ])
    .where('resource.type', '=', ResourceType.Exam);
  return author === undefined ? query : query.where('resource.author_id', '=', author);
};

/** A page of the exams of a school, the newest first. */
export async function listManaged(
  tx: Transaction,
  { author, keyword }: { author: Author; keyword: string | undefined },
  asked: KeysetPage,
) {
  const keyset = new Keyset(NEWEST, asked);
  const words = fold(keyword ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const matches = sql.join([sql`true`, ...words.map((word) => textHolds('resource', word))], sql` and `);
  // Copies for other schools are no exams of this one.
  const all = tx
    .selectFrom('resource')
    .where('type', '=', ResourceType.Exam)
    .where('share_id', 'is', null)
    .where(sql<SqlBool>`(${matches})`);
  const found = author === undefined ? all : all.where('author_id', '=', author);
  const page = await found
    .select('id')
    .select(keyset.place('resource').as('place'))
    .where(keyset.beyond('resource'))
    .orderBy(keyset.orderBy('resource'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  const ids = page.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await selectManaged(tx, author).where('resource.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const placed = page.flatMap(({ id, place }) => {
    const row = byId.get(id);
    return row ? [{ ...row, place }] : [];
  });
  return keyset.complete(placed, () => countUpTo(tx, found));
}

export const findManaged = (tx: Transaction, examId: string, author: Author) =>
  selectManaged(tx, author).where('resource.id', '=', examId).executeTakeFirst();

/** As findManaged; whoever else wants to change it waits. */
export const lockManaged = (tx: Transaction, examId: string, author: Author) =>
  selectManaged(tx, author).where('resource.id', '=', examId).forUpdate('exam').executeTakeFirst();

/** What an exam asks, in its order, as the questions are now. */
export const findAsked = (tx: Transaction, examId: string) =>
  tx
    .selectFrom('exam_question')
    .innerJoin('question', 'question.id', 'exam_question.question_id')
    .innerJoin('exam_question_version as version', (join) =>
      join.onRef('version.question_id', '=', 'question.id').onRef('version.version', '=', 'question.version'),
    )
    .select([
      'exam_question.question_id',
      'exam_question.points',
      'exam_question.section',
      'question.is_archived',
      'version.version',
      'version.kind',
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
    ])
    .where('exam_question.exam_id', '=', examId)
    .orderBy('exam_question.position')
    .orderBy('question.id')
    .execute();

/**
 * Holds what an exam asks or will ask. Locks are taken in one order everywhere: questions by their ids, then attempts,
 * then exams; who corrects a key holds them so as well.
 */
export const holdQuestions = (tx: Transaction, ids: readonly string[]) =>
  sql`select from question where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);

/** Which of these questions the school has. */
export async function findKnown(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('question')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const resourceRow = (values: ExamValues, now: Date) => ({
  title: JSON.stringify(values.title),
  summary: JSON.stringify(values.summary),
  audience: values.audience,
  status: values.status,
  starts_at: values.opens_at,
  ends_at: values.closes_at,
  minutes: values.minutes,
  updated_at: now,
  ...searchColumns(
    LANGUAGES.flatMap((language) => [
      { text: values.title[language] ?? '', language, weight: 'A' as const },
      { text: values.summary[language] ?? '', language, weight: 'B' as const },
    ]),
  ),
});

const examRow = (values: ExamValues) => ({
  minutes: values.minutes,
  attempts: values.attempts,
  counted: values.counted,
  pass_mark: values.pass_mark,
  opens_at: values.opens_at,
  closes_at: values.closes_at,
  shuffle_questions: values.shuffle_questions,
  shuffle_options: values.shuffle_options,
  page_size: values.page_size,
  shows_answers: values.shows_answers,
  releases: values.releases,
  is_blind: values.is_blind,
  ticket_required: values.ticket_required,
  draws: JSON.stringify(values.draws),
  sections: JSON.stringify(values.sections),
  networks: [...values.networks],
  password: values.password,
  gives_certificate: values.gives_certificate,
  appeal_days: values.appeal_days,
});

/** Adds an exam with its questions. @returns its id */
export async function insertExam(
  tx: Transaction,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  values: ExamValues,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('resource')
    .values({
      school_id: schoolId,
      type: ResourceType.Exam,
      slug: crypto.randomUUID(),
      author_id: accountId,
      price: null,
      published_at: values.status === 'published' ? now : null,
      ...resourceRow(values, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('exam')
    .values({ resource_id: id, school_id: schoolId, ...examRow(values) })
    .execute();
  await replaceQuestions(tx, schoolId, id, values);
  return id;
}

/** Changes an exam that the transaction holds. */
export async function updateExam(
  tx: Transaction,
  schoolId: string,
  found: ManagedExamRow,
  values: ExamValues,
  now: Date,
): Promise<void> {
  const published_at = found.published_at ?? (values.status === 'published' ? now : null);
  await tx
    .updateTable('resource')
    .set({ ...resourceRow(values, now), published_at })
    .where('id', '=', found.id)
    .execute();
  await tx
    .updateTable('exam')
    .set({ ...examRow(values), version: found.version + 1 })
    .where('resource_id', '=', found.id)
    .execute();
  await tx.deleteFrom('exam_question').where('exam_id', '=', found.id).execute();
  await replaceQuestions(tx, schoolId, found.id, values);
}

/** Attempts may name what a published exam asks: it is never deleted. */
async function replaceQuestions(
  tx: Transaction,
  schoolId: string,
  examId: string,
  { questions, status }: ExamValues,
): Promise<void> {
  if (questions.length === 0) return;
  await tx
    .insertInto('exam_question')
    .values(
      questions.map(({ questionId, points, section }, position) => ({
        exam_id: examId,
        question_id: questionId,
        school_id: schoolId,
        position,
        points,
        section: section ?? null,
      })),
    )
    .execute();
  if (status === 'published')
    await tx
      .updateTable('question')
      .set({ was_asked: true })
      .where(sql<boolean>`id = any(${questions.map(({ questionId }) => questionId)}::bigint[])`)
      .where('was_asked', '=', false)
      .execute();
}

export async function removeExam(tx: Transaction, examId: string): Promise<void> {
  await tx.deleteFrom('resource').where('id', '=', examId).execute();
}
