import type { RubricChoice } from '@stoa/api/schema';
import { sql } from 'kysely';
import {
  countedIn,
  countUpTo,
  Keyset,
  totalOf,
  type KeysetOrder,
  type KeysetPage,
} from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';

/** Whose exams somebody grades: undefined for everybody's. */
type Author = string | undefined;

/** An attempt as those have it who grade it. */
export type GradedAttemptRow = Awaited<ReturnType<typeof lockGraded>>;

const selectGraded = (tx: Transaction, author: Author) => {
  const query = tx
    .selectFrom('exam_attempt')
    .innerJoin('exam', 'exam.resource_id', 'exam_attempt.exam_id')
    .innerJoin('resource', 'resource.id', 'exam_attempt.exam_id')
    .innerJoin('account', 'account.id', 'exam_attempt.account_id')
    .selectAll('exam_attempt')
    .select([
      'exam.is_blind',
      'exam.releases',
      'exam.counted',
      'resource.title',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
    ])
    .where('exam_attempt.status', '!=', 'running');
  return author === undefined ? query : query.where('resource.author_id', '=', author);
};

/** @throws {Problem} NOT_FOUND also for exams of others */
export async function requireExam(tx: Transaction, examId: string, author: Author): Promise<void> {
  let query = tx
    .selectFrom('exam')
    .innerJoin('resource', 'resource.id', 'exam.resource_id')
    .select('exam.resource_id')
    .where('exam.resource_id', '=', examId);
  if (author !== undefined) query = query.where('resource.author_id', '=', author);
  if (!(await query.executeTakeFirst())) throw new Problem('NOT_FOUND');
}

/** What a list of attempts is narrowed to. */
export interface GradedFilter {
  status: 'submitted' | 'graded' | undefined;
  /** Whether appeals wait for an answer; undefined for both. */
  isAppealed: boolean | undefined;
}

const WAITING_FIRST: KeysetOrder = {
  columns: [
    { name: 'status_rank', type: 'smallint' },
    { name: 'submitted_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'asc',
};
const OPEN_APPEALS = sql`from exam_appeal where attempt_id = exam_attempt.id and exam_id = exam_attempt.exam_id
  and answered_at is null`;

/** A page of the attempts at an exam that were handed in; those that wait come first, the oldest first. */
export async function listGraded(
  tx: Transaction,
  examId: string,
  { status, isAppealed }: GradedFilter,
  page: KeysetPage,
) {
  const keyset = new Keyset(WAITING_FIRST, page);
  let query = tx
    .selectFrom('exam_attempt')
    .select('exam_attempt.id')
    .where('exam_attempt.exam_id', '=', examId)
    .where('exam_attempt.status', '!=', sql.lit('running'));
  // In the text: a plan for all states would suit none.
  if (status) query = query.where('exam_attempt.status', '=', sql.lit(status));
  if (isAppealed !== undefined)
    query = query.where(
      isAppealed
        ? sql<boolean>`exists (select ${OPEN_APPEALS})`
        : sql<boolean>`not exists (select ${OPEN_APPEALS})`,
    );
  const found = query
    .where(keyset.beyond('exam_attempt'))
    .orderBy(keyset.orderBy('exam_attempt'))
    .limit(keyset.limit)
    .offset(keyset.offset);
  // People and exam are looked up for the page alone.
  const rows = await selectGraded(tx, undefined)
    .innerJoin(found.as('page'), 'page.id', 'exam_attempt.id')
    .where('exam_attempt.exam_id', '=', examId)
    .select([
      keyset.place('exam_attempt').as('place'),
      sql<number>`(select count(*)::int from exam_answer where attempt_id = exam_attempt.id and score is null)`.as(
        'open_questions',
      ),
      sql<number>`(select count(*)::int ${OPEN_APPEALS})`.as('open_appeals'),
    ])
    .orderBy(keyset.orderBy('exam_attempt'))
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

/** How many attempts at an exam are graded, how many of them their learners do not see, and how many appeals wait. */
export async function countGraded(tx: Transaction, examId: string) {
  const graded = sql`select 1 from exam_attempt where exam_id = ${examId}::bigint and status = 'graded'`;
  const { rows } = await sql<{ graded: number; unreleased: number; appeals: number }>`select
    ${countedIn(sql`${graded} and status_rank = 3`)} as graded,
    ${countedIn(sql`${graded} and released_at is null`)} as unreleased,
    ${countedIn(sql`select 1 from exam_appeal where exam_id = ${examId}::bigint and answered_at is null`)} as appeals`.execute(
    tx,
  );
  const { graded: all, unreleased, appeals } = rows[0] ?? { graded: 0, unreleased: 0, appeals: 0 };
  return { graded: totalOf(all), unreleased: totalOf(unreleased), appeals: totalOf(appeals) };
}

/** All attempts at an exam that were handed in, for a file. */
export const findAllGraded = (tx: Transaction, examId: string, limit: number) =>
  selectGraded(tx, undefined)
    .where('exam_attempt.exam_id', '=', examId)
    .orderBy('account.real_name')
    .orderBy('account.nick_name')
    .orderBy('exam_attempt.account_id')
    .orderBy('exam_attempt.number')
    .limit(limit)
    .execute();

/** An attempt that was handed in. @throws {Problem} NOT_FOUND also for those at exams of others */
export async function findGraded(tx: Transaction, attemptId: string, author: Author) {
  const row = await selectGraded(tx, author).where('exam_attempt.id', '=', attemptId).executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** As findGraded; whoever else wants to change it waits. */
export async function lockGraded(tx: Transaction, attemptId: string, author: Author) {
  const row = await selectGraded(tx, author)
    .where('exam_attempt.id', '=', attemptId)
    .forUpdate('exam_attempt')
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

export interface NewGrade {
  questionId: string;
  /** Null while there are none. */
  score: number | null;
  comment: string | null;
  choices: readonly RubricChoice[];
}

const choicesRow = (choices: readonly RubricChoice[]): string | null =>
  choices.length > 0 ? JSON.stringify(choices) : null;

/** Gives answers their points, and records who did. */
export async function insertGrades(
  tx: Transaction,
  attempt: { id: string; school_id: string },
  grades: readonly NewGrade[],
  accountId: string,
  now: Date,
): Promise<void> {
  if (grades.length === 0) return;
  const rows = grades.flatMap(({ questionId, score, comment, choices }) =>
    // What has no points yet is given nothing.
    score === null
      ? []
      : [
          {
            attempt_id: attempt.id,
            school_id: attempt.school_id,
            question_id: questionId,
            score,
            comment,
            rubric_choices: choicesRow(choices),
            graded_by: accountId,
            graded_at: now,
          },
        ],
  );
  if (rows.length > 0) await tx.insertInto('exam_grade').values(rows).execute();
  await sql`update exam_answer set score = given.score, comment = given.comment,
      rubric_choices = given.choices::jsonb
    from unnest(${grades.map(({ questionId }) => questionId)}::bigint[], ${grades.map(({ score }) => score)}::float8[], ${grades.map(({ comment }) => comment)}::text[], ${grades.map(({ choices }) => choicesRow(choices))}::text[]) as given (question_id, score, comment, choices)
    where exam_answer.attempt_id = ${attempt.id} and exam_answer.question_id = given.question_id`.execute(tx);
}

/** Keeps what grading made of an attempt. */
export const updateGraded = (
  tx: Transaction,
  attemptId: string,
  values: {
    status: 'submitted' | 'graded';
    score: number | null;
    feedback: string | null;
    released_at: Date | null;
  },
) =>
  tx
    .updateTable('exam_attempt')
    .set((eb) => ({ ...values, grading_version: eb('grading_version', '+', 1) }))
    .where('id', '=', attemptId)
    .execute();

/** Lets learners see what is graded. @returns how many did not before */
export async function releaseGraded(tx: Transaction, examId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('exam_attempt')
    .set({ released_at: now })
    .where('exam_id', '=', examId)
    .where('status', '=', 'graded')
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
