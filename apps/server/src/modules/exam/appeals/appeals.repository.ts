import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';

/** What a learner asked of a question of an attempt. */
export type AppealRow = Awaited<ReturnType<typeof findAppeals>>[number];

export const findAppeals = (tx: Transaction, attemptId: string) =>
  tx.selectFrom('exam_appeal').selectAll().where('attempt_id', '=', attemptId).execute();

export const findAppeal = (tx: Transaction, attemptId: string, questionId: string) =>
  tx
    .selectFrom('exam_appeal')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();

export interface NewAppeal {
  attempt_id: string;
  question_id: string;
  exam_id: string;
  school_id: string;
  reason: string;
  asked_at: Date;
  score_before: number;
}

export const insertAppeal = (tx: Transaction, appeal: NewAppeal) =>
  tx.insertInto('exam_appeal').values(appeal).returningAll().executeTakeFirstOrThrow();

/**
 * Takes an open appeal back, and lets whoever grades the attempt right now know that it has changed. The transaction
 * holds the attempt.
 */
export async function deleteAppeal(tx: Transaction, attemptId: string, questionId: string): Promise<void> {
  await tx
    .deleteFrom('exam_appeal')
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute();
  await tx
    .updateTable('exam_attempt')
    .set((eb) => ({ grading_version: eb('grading_version', '+', 1) }))
    .where('id', '=', attemptId)
    .execute();
}

export interface AppealAnswer {
  questionId: string;
  scoreAfter: number;
  /** Null for no words. */
  reply: string | null;
}

/** Answers appeals of an attempt that the transaction holds. */
export const answerOpenAppeals = (
  tx: Transaction,
  attemptId: string,
  answers: readonly AppealAnswer[],
  { accountId, now }: { accountId: string; now: Date },
) =>
  sql`update exam_appeal set score_after = given.score, reply = given.reply, answered_by = ${accountId},
      answered_at = ${now}
    from unnest(${answers.map(({ questionId }) => questionId)}::bigint[], ${answers.map(({ scoreAfter }) => scoreAfter)}::float8[], ${answers.map(({ reply }) => reply)}::text[]) as given (question_id, score, reply)
    where exam_appeal.attempt_id = ${attemptId} and exam_appeal.question_id = given.question_id
      and exam_appeal.answered_at is null`.execute(tx);
