import { sql, type RawBuilder } from 'kysely';
import {
  countedIn,
  countUpTo,
  Keyset,
  totalOf,
  type KeysetOrder,
  type KeysetPage,
} from '../../../database/keyset.ts';
import { holds, lookNear } from '../../../database/keyword-index.ts';
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
      'exam_attempt.place as question_place',
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

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'status_rank', type: 'smallint' },
    { name: 'sort_name', type: 'text' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'asc',
};
const RUNNING_RANK = sql.lit(1);

/**
 * A page of the attempts at an exam by name, those that run first. A keyword is first looked for in the next ones of
 * that order; whom few are called is then looked up by an index of words.
 */
export async function listBoard(
  tx: Transaction,
  examId: string,
  { keyword, isRunning }: BoardFilter,
  page: KeysetPage,
) {
  const keyset = new Keyset(BY_NAME, page);
  let all = tx
    .selectFrom('exam_attempt')
    .select(['exam_attempt.id', 'status_rank', 'sort_name', 'search_words', 'search_pairs'])
    .where('exam_id', '=', examId);
  if (isRunning !== undefined) all = all.where('status_rank', isRunning ? '=' : '>', RUNNING_RANK);
  const list = all.where(keyset.beyond('exam_attempt'));
  const inOrder = list.orderBy(keyset.orderBy('exam_attempt'));
  // People and answers are looked up for the page alone.
  const rowsOf = (source: RawBuilder<unknown>) =>
    selectBoard(tx)
      .innerJoin(sql<{ id: string }>`(${source})`.as('page'), 'page.id', 'exam_attempt.id')
      .where('exam_attempt.exam_id', '=', examId)
      .select(keyset.place('exam_attempt').as('place'))
      .orderBy(keyset.orderBy('exam_attempt'))
      .execute();
  const limited = sql`limit ${keyset.limit} offset ${keyset.offset}`;
  const words = keyword?.trim();
  if (!words) return keyset.complete(await rowsOf(sql`${inOrder} ${limited}`), () => countUpTo(tx, all));
  const held = all.where(holds('exam_attempt', words));
  const count = () => countUpTo(tx, held);
  const near = (among: number) =>
    rowsOf(sql`
      select * from (${inOrder.limit(among)}) near where ${holds('near', words)}
      order by ${keyset.orderBy('near')} ${limited}`);
  const nearest = await lookNear(near, keyset.limit);
  if (nearest) return keyset.complete(nearest, count);
  // Not to be mixed with the order: a plan that walks all attempts in order would be chosen for what is rare, too.
  const found = await rowsOf(sql`
    select * from (with found as materialized (${held.clearSelect().select(['id', 'status_rank', 'sort_name'])}) select * from found) found
    where ${keyset.beyond('found')} order by ${keyset.orderBy('found')} ${limited}`);
  return keyset.complete(found, count);
}

/** How many attempts at an exam run, how many of them are paused, and how many are handed in. */
export async function countBoard(tx: Transaction, examId: string) {
  const all = sql`select 1 from exam_attempt where exam_id = ${examId}::bigint`;
  const { rows } = await sql<{ running: number; submitted: number; paused: number }>`select
    ${countedIn(sql`${all} and status_rank = ${RUNNING_RANK}`)} as running,
    ${countedIn(sql`${all} and status_rank > ${RUNNING_RANK}`)} as submitted,
    ${countedIn(sql`${all} and paused_at is not null`)} as paused`.execute(tx);
  const { running, submitted, paused } = rows[0] ?? { running: 0, submitted: 0, paused: 0 };
  return { running: totalOf(running), submitted: totalOf(submitted), paused: totalOf(paused) };
}

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
