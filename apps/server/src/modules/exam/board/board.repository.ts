import { sql } from 'kysely';
import { escapeLike } from '../../../database/escape-like.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';

/** An attempt as those see it who watch an exam. */
export type BoardRow = Awaited<ReturnType<typeof findBoardEntry>>;

const ANSWERED = sql<number>`(select count(*)::int from exam_answer where attempt_id = exam_attempt.id
  and (cardinality(coalesce(choice, '{}')) > 0 or btrim(coalesce(exam_answer.text, '')) <> ''
    or jsonb_array_length(coalesce(parts, '[]')) > 0 or jsonb_array_length(coalesce(files, '[]')) > 0))`;

const selectBoard = (tx: Transaction) =>
  tx
    .selectFrom('exam_attempt')
    .innerJoin('resource', 'resource.id', 'exam_attempt.exam_id')
    .innerJoin('account', 'account.id', 'exam_attempt.account_id')
    .select([
      'exam_attempt.id',
      'exam_attempt.account_id',
      'exam_attempt.number',
      'exam_attempt.status',
      'exam_attempt.started_at',
      'exam_attempt.deadline',
      'exam_attempt.extra_minutes',
      'exam_attempt.paused_at',
      'exam_attempt.place',
      'exam_attempt.exam_id',
      'exam_attempt.seen_at',
      'exam_attempt.saved_at',
      'exam_attempt.submitted_at',
      'exam_attempt.submitted_by',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      ANSWERED.as('answered'),
      sql<number>`jsonb_array_length(paper)`.as('questions'),
    ]);

export interface BoardFilter {
  keyword: string | undefined;
  isRunning: boolean | undefined;
}

/** A page of the attempts at an exam: those that run first, by name. */
export async function listBoard(
  tx: Transaction,
  examId: string,
  { keyword, isRunning }: BoardFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const name = sql<string>`coalesce(account.real_name, account.nick_name, '')`;
  let query = selectBoard(tx).where('exam_attempt.exam_id', '=', examId);
  if (isRunning !== undefined) query = query.where('exam_attempt.status', isRunning ? '=' : '!=', 'running');
  if (keyword) query = query.where(name, 'ilike', `%${escapeLike(keyword)}%`);
  const items = await query
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(sql`exam_attempt.status <> 'running'`)
    .orderBy(name)
    .orderBy('exam_attempt.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: items[0]?.total ?? 0 };
}

/** How many attempts at an exam run, and how many are handed in. */
export const countBoard = (tx: Transaction, examId: string) =>
  tx
    .selectFrom('exam_attempt')
    .select([
      sql<number>`(count(*) filter (where status = 'running'))::int`.as('running'),
      sql<number>`(count(*) filter (where status <> 'running'))::int`.as('submitted'),
      sql<number>`count(paused_at)::int`.as('paused'),
    ])
    .where('exam_id', '=', examId)
    .executeTakeFirstOrThrow();

/** An attempt. @param author whose exams: undefined for everybody's @throws {Problem} NOT_FOUND */
export async function findBoardEntry(tx: Transaction, attemptId: string, author: string | undefined) {
  let query = selectBoard(tx).where('exam_attempt.id', '=', attemptId);
  if (author !== undefined) query = query.where('resource.author_id', '=', author);
  const row = await query.executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** Moves the end of an attempt. */
export const updateTime = (
  tx: Transaction,
  attemptId: string,
  values: { deadline: Date; extra_minutes: number; extended_by: string },
) => tx.updateTable('exam_attempt').set(values).where('id', '=', attemptId).execute();

/** Lets the time of an attempt stand still, or go on to an end. */
export const updatePause = (
  tx: Transaction,
  attemptId: string,
  values: { paused_at: Date | null; paused_by: string | null; deadline?: Date },
) => tx.updateTable('exam_attempt').set(values).where('id', '=', attemptId).execute();

/** The attempts at an exam that run and are paused, or are not. */
export const listPausable = (tx: Transaction, examId: string, isPaused: boolean) =>
  tx
    .selectFrom('exam_attempt')
    .select(['id', 'account_id'])
    .where('exam_id', '=', examId)
    .where('status', '=', 'running')
    .where('paused_at', isPaused ? 'is not' : 'is', null)
    .orderBy('id')
    .execute();

/** Keeps who handed an attempt in for its person. */
export const updateEndedBy = (tx: Transaction, attemptId: string, accountId: string) =>
  tx.updateTable('exam_attempt').set({ ended_by: accountId }).where('id', '=', attemptId).execute();
