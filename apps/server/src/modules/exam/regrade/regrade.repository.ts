import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { AnswerKey, PaperEntry } from '../../../database/tables.ts';

/** All versions of a question. */
export const findVersions = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_question_version')
    .selectAll()
    .where('question_id', '=', questionId)
    .orderBy('version')
    .execute();

/**
 * Holds the attempts that have an answer to a question, and those that run with it: one that is being handed in is
 * waited for, and one that is handed in afterwards reads the new key.
 */
export const lockAttemptsOf = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_attempt')
    .select('exam_attempt.id')
    .where((eb) =>
      eb.or([
        eb('exam_attempt.id', 'in', (answers) =>
          answers.selectFrom('exam_answer').select('attempt_id').where('question_id', '=', questionId),
        ),
        eb.and([
          eb('exam_attempt.status', '=', 'running'),
          sql<boolean>`paper @> ${JSON.stringify([{ questionId }])}::jsonb`,
        ]),
      ]),
    )
    .orderBy('exam_attempt.id')
    .forUpdate()
    .execute();

export type RegradedRow = Awaited<ReturnType<typeof findAnswersTo>>[number];

/** The answers to a question in attempts that were handed in, those that a person graded left out. */
export const findAnswersTo = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_answer')
    .innerJoin('exam_attempt', 'exam_attempt.id', 'exam_answer.attempt_id')
    .innerJoin('exam', 'exam.resource_id', 'exam_attempt.exam_id')
    .innerJoin('resource', 'resource.id', 'exam_attempt.exam_id')
    .innerJoin('account', 'account.id', 'exam_attempt.account_id')
    .select([
      'exam_attempt.id',
      'exam_attempt.account_id',
      'exam_attempt.exam_id',
      'exam_attempt.score',
      'exam_attempt.pass_score',
      'exam.is_blind',
      'resource.title',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'exam_answer.score as answer_score',
      'exam_answer.choice',
      'exam_answer.text',
      'exam_answer.parts',
      'exam_answer.files',
      sql<PaperEntry | null>`(select entry from jsonb_array_elements(exam_attempt.paper) as entry
        where entry ->> 'questionId' = ${questionId} limit 1)`.as('entry'),
    ])
    .where('exam_answer.question_id', '=', questionId)
    .where('exam_attempt.status', '!=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exam_grade')
            .select('exam_grade.id')
            .whereRef('exam_grade.attempt_id', '=', 'exam_attempt.id')
            .where('exam_grade.question_id', '=', questionId),
        ),
      ),
    )
    .orderBy('exam_attempt.id')
    .execute();

/** Whether somebody else's exam has attempts with an answer to a question. */
export async function isAskedByOthers(tx: Transaction, questionId: string, author: string): Promise<boolean> {
  const row = await tx
    .selectFrom('exam_answer')
    .innerJoin('exam_attempt', 'exam_attempt.id', 'exam_answer.attempt_id')
    .innerJoin('resource', 'resource.id', 'exam_attempt.exam_id')
    .select('exam_attempt.id')
    .where('exam_answer.question_id', '=', questionId)
    .where(sql<boolean>`resource.author_id is distinct from ${author}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives versions of a question another key. */
export const updateKeys = (
  tx: Transaction,
  questionId: string,
  versions: readonly { version: number; key: AnswerKey }[],
) =>
  sql`update exam_question_version set answer_key = given.key
    from unnest(${versions.map(({ version }) => version)}::int[], ${versions.map(({ key }) => JSON.stringify(key))}::jsonb[]) as given (version, key)
    where exam_question_version.question_id = ${questionId} and exam_question_version.version = given.version`.execute(
    tx,
  );

export interface NewScore {
  attemptId: string;
  /** Of the answer. */
  score: number;
  /** Of the attempt; null before it is graded. */
  total: number | null;
}

export async function updateScores(
  tx: Transaction,
  questionId: string,
  scores: readonly NewScore[],
  now: Date,
): Promise<void> {
  const ids = scores.map(({ attemptId }) => attemptId);
  await sql`update exam_answer set score = given.score
    from unnest(${ids}::bigint[], ${scores.map(({ score }) => score)}::float8[]) as given (attempt_id, score)
    where exam_answer.question_id = ${questionId} and exam_answer.attempt_id = given.attempt_id`.execute(tx);
  await sql`update exam_attempt set score = given.total, regraded_at = ${now}, grading_version = grading_version + 1
    from unnest(${ids}::bigint[], ${scores.map(({ total }) => total)}::float8[]) as given (attempt_id, total)
    where exam_attempt.id = given.attempt_id`.execute(tx);
}

export const insertRegrade = (
  tx: Transaction,
  entry: {
    school_id: string;
    question_id: string;
    replaced: { version: number; key: AnswerKey }[];
    answer_key: AnswerKey;
    reason: string;
    changed: number;
    regraded_by: string;
    regraded_at: Date;
  },
) =>
  tx
    .insertInto('exam_regrade')
    .values({
      ...entry,
      replaced: JSON.stringify(entry.replaced),
      answer_key: JSON.stringify(entry.answer_key),
    })
    .execute();

const ENTRIES_MAX = 20;

/** Corrections of a question, the newest first. */
export const findRegrades = (tx: Transaction, questionId: string) =>
  tx
    .selectFrom('exam_regrade')
    .leftJoin('account', 'account.id', 'exam_regrade.regraded_by')
    .select([
      'exam_regrade.regraded_at',
      'exam_regrade.reason',
      'exam_regrade.changed',
      'account.nick_name',
      'account.real_name',
    ])
    .where('exam_regrade.question_id', '=', questionId)
    .orderBy('exam_regrade.regraded_at', 'desc')
    .limit(ENTRIES_MAX)
    .execute();
