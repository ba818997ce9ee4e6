import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { PaperEntry } from '../../../database/tables.ts';

/** Attempts that figures are made of. */
const MOST = 10_000;

export interface AskedRow {
  entry: PaperEntry;
  /** Null where there is no answer. */
  choice: string[] | null;
  text: string | null;
  parts: { key: string; value: string }[] | null;
  files: unknown[] | null;
  /** Of the answer; null before it is graded, and without an answer. */
  score: number | null;
  is_answered: boolean;
  /** Of the attempt; null before all is graded. */
  total: number | null;
  max_score: number;
}

/** The newest first attempts of people that were handed in and asked some versions of a question. */
export async function findAskedIn(
  tx: Transaction,
  questionId: string,
  versions: readonly number[],
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select entry.value as entry, answer.choice, answer.text, answer.parts, answer.files, answer.score,
      answer.attempt_id is not null as is_answered, attempt.score as total, attempt.max_score
    from exam_attempt attempt
      cross join lateral (
        select value from jsonb_array_elements(attempt.paper)
        where value ->> 'questionId' = ${questionId} and (value ->> 'version')::int = any(${[...versions]}::int[])
        limit 1
      ) as entry
      left join exam_answer answer on answer.attempt_id = attempt.id and answer.question_id = ${questionId}
    where attempt.status <> 'running' and attempt.number = 1 and attempt.id in (
      select attempt_id from exam_answer where question_id = ${questionId}
      union
      select id from exam_attempt where exam_id in (select exam_id from exam_question where question_id = ${questionId})
    )
    order by attempt.id desc limit ${MOST}`.execute(tx);
  return rows;
}
