import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Whether people have passed exams by the attempt that counts, among those whose results they see. */
export async function listOutcomes(
  tx: Transaction,
  sittings: readonly { examId: string; accountId: string }[],
): Promise<{ exam_id: string; account_id: string; passed: boolean }[]> {
  const { rows } = await sql<{ exam_id: string; account_id: string; passed: boolean }>`
    select distinct on (attempt.exam_id, attempt.account_id) attempt.exam_id, attempt.account_id,
      attempt.score >= attempt.pass_score as passed
    from (select distinct * from unnest(${sittings.map(({ examId }) => examId)}::bigint[],
      ${sittings.map(({ accountId }) => accountId)}::bigint[]) as sat (exam_id, account_id)) sat
    join exam on exam.resource_id = sat.exam_id
    join exam_attempt attempt on attempt.exam_id = sat.exam_id and attempt.account_id = sat.account_id
    where attempt.status = 'graded' and attempt.released_at is not null
    order by attempt.exam_id, attempt.account_id,
      case exam.counted when 'first' then -attempt.number when 'last' then attempt.number else attempt.score end desc`.execute(
    tx,
  );
  return rows;
}

/** Who has a graded attempt at an exam. */
export const listGradedPeople = (tx: Transaction, examId: string) =>
  tx
    .selectFrom('exam_attempt')
    .select('account_id')
    .distinct()
    .where('exam_id', '=', examId)
    .where('status', '=', 'graded')
    .execute();
