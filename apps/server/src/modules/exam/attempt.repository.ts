import { sql } from 'kysely';
import { ALLOWED_NETWORKS } from './bank/networks.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AnswerFile, ExamSection, PaperEntry, PartValue } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';

/** An attempt with its exam and what its person is in the school. */
export type AttemptRow = Awaited<ReturnType<typeof findAttempt>>;

/**
 * An attempt of the person.
 * @throws {Problem} NOT_FOUND also for those of other people
 */
export async function findAttempt(tx: Transaction, attemptId: string, accountId: string) {
  const row = await selectAttempts(tx, accountId).where('exam_attempt.id', '=', attemptId).executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** As findAttempt; whoever else wants to change it waits until the transaction ends. */
export async function lockAttempt(tx: Transaction, attemptId: string, accountId: string) {
  const row = await selectAttempts(tx, accountId)
    .where('exam_attempt.id', '=', attemptId)
    .forUpdate('exam_attempt')
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

const selectAttempts = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('exam_attempt')
    .innerJoin('exam', 'exam.resource_id', 'exam_attempt.exam_id')
    .innerJoin('resource', 'resource.id', 'exam_attempt.exam_id')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.school_id', '=', 'exam_attempt.school_id')
        .onRef('membership.account_id', '=', 'exam_attempt.account_id'),
    )
    .selectAll('exam_attempt')
    .select([
      'exam.shows_answers',
      'exam.releases',
      'exam.appeal_days',
      'exam.closes_at',
      'resource.title',
      'resource.audience',
      'membership.status as membership_status',
    ])
    .select(ALLOWED_NETWORKS.as('networks'))
    .where('exam_attempt.account_id', '=', accountId);

/** Attempts of the person that go on although their time is over. */
export const findOverdue = (tx: Transaction, examId: string, accountId: string, now: Date) =>
  tx
    .selectFrom('exam_attempt')
    .select('id')
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'running')
    .where('paused_at', 'is', null)
    .where('deadline', '<', now)
    .execute();

/** The attempts of the person, the newest first, with their number over all pages. */
export async function listAttempts(
  tx: Transaction,
  examId: string,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const items = await tx
    .selectFrom('exam_attempt')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

export interface NewAttempt {
  exam_id: string;
  school_id: string;
  account_id: string;
  number: number;
  page_size: number | null;
  started_at: Date;
  deadline: Date;
  paper: PaperEntry[];
  sections: ExamSection[];
  max_score: number;
  pass_score: number;
}

/** Begins an attempt. @returns its id; undefined where another request of the person was first */
export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<string | undefined> {
  const added = await tx
    .insertInto('exam_attempt')
    .values({
      ...attempt,
      paper: JSON.stringify(attempt.paper),
      sections: JSON.stringify(attempt.sections),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** What a paper asks, without what is right. */
export const findPaperQuestions = (tx: Transaction, paper: readonly PaperEntry[]) =>
  selectVersions(tx, paper)
    .select([
      'question_id',
      'kind',
      'points',
      'text',
      'options',
      'parts',
      'number_range',
      'picture',
      'entry_pictures',
      'media',
      'files',
      'rubric',
      'unit',
    ])
    .execute();

/** What a paper asks, with what is right: for grading and results alone. */
export const findPaperKeys = (tx: Transaction, paper: readonly PaperEntry[]) =>
  selectVersions(tx, paper)
    .select([
      'question_id',
      'version',
      'kind',
      'points',
      'text',
      'options',
      'parts',
      'number_range',
      'picture',
      'entry_pictures',
      'media',
      'files',
      'rubric',
      'unit',
      'answer_key',
      'explanation',
      'option_feedback',
    ])
    .execute();

/** Kinds of a paper and the files that they take: what an answer is compared with before it is stored. */
export const findPaperKinds = (tx: Transaction, paper: readonly PaperEntry[]) =>
  selectVersions(tx, paper).select(['question_id', 'kind', 'files']).execute();

const selectVersions = (tx: Transaction, paper: readonly PaperEntry[]) =>
  tx
    .selectFrom('exam_question_version')
    .where(
      sql<boolean>`(question_id, version) in (select * from unnest(${paper.map((entry) => entry.questionId)}::bigint[], ${paper.map((entry) => entry.version)}::int[]))`,
    );

/** A stored answer. */
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

export const findAnswers = (tx: Transaction, attemptId: string) =>
  tx.selectFrom('exam_answer').selectAll().where('attempt_id', '=', attemptId).execute();

export interface NewAnswer {
  question_id: string;
  sequence: number;
  choice: string[];
  text: string;
  parts: PartValue[];
  files: AnswerFile[];
  flagged: boolean;
  client_updated_at: Date;
}

/** Stores answers where no newer one is there. @returns the questions whose answer was stored */
export async function upsertAnswers(
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'school_id'>,
  answers: readonly NewAnswer[],
  deviceId: string,
  now: Date,
): Promise<string[]> {
  const stored = await tx
    .insertInto('exam_answer')
    .values(
      answers.map((answer) => ({
        attempt_id: attempt.id,
        school_id: attempt.school_id,
        ...answer,
        parts: JSON.stringify(answer.parts),
        files: answer.files.length > 0 ? JSON.stringify(answer.files) : null,
        device_id: deviceId,
        saved_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          choice: eb.ref('excluded.choice'),
          text: eb.ref('excluded.text'),
          parts: eb.ref('excluded.parts'),
          files: eb.ref('excluded.files'),
          flagged: eb.ref('excluded.flagged'),
          device_id: eb.ref('excluded.device_id'),
          client_updated_at: eb.ref('excluded.client_updated_at'),
          saved_at: eb.ref('excluded.saved_at'),
        }))
        .whereRef('exam_answer.sequence', '<', 'excluded.sequence'),
    )
    .returning('question_id')
    .execute();
  return stored.map((row) => row.question_id);
}

/** Keeps that a device stored something. @returns the revision that this makes */
export async function markSaved(
  tx: Transaction,
  attemptId: string,
  deviceId: string,
  now: Date,
): Promise<number> {
  const { revision } = await tx
    .updateTable('exam_attempt')
    .set((eb) => ({ revision: eb('revision', '+', 1), device_id: deviceId, saved_at: now }))
    .where('id', '=', attemptId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Keeps that a device of the person is there. @param place the question it shows, from 1; undefined for not said */
export const markSeen = (tx: Transaction, attemptId: string, place: number | undefined, now: Date) =>
  tx
    .updateTable('exam_attempt')
    .set({ seen_at: now, ...(place === undefined ? {} : { place }) })
    .where('id', '=', attemptId)
    .execute();

export interface HandedInRow {
  status: 'submitted' | 'graded';
  submitted_at: Date;
  submitted_by: 'person' | 'server' | 'teacher';
  answered: number;
  receipt: string;
  score: number | null;
  released_at: Date | null;
}

/** Ends an attempt with the points of its answers. */
export async function endAttempt(
  tx: Transaction,
  attemptId: string,
  handedIn: HandedInRow,
  scores: readonly { questionId: string; score: number | null }[],
): Promise<void> {
  await tx
    .updateTable('exam_attempt')
    .set({ ...handedIn, paused_at: null })
    .where('id', '=', attemptId)
    .execute();
  if (scores.length > 0)
    await sql`update exam_answer set score = graded.score
      from unnest(${scores.map((entry) => entry.questionId)}::bigint[], ${scores.map((entry) => entry.score)}::float8[]) as graded (question_id, score)
      where exam_answer.attempt_id = ${attemptId} and exam_answer.question_id = graded.question_id`.execute(
      tx,
    );
}
