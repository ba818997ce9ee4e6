import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** Whether somebody has passed an exam, and their certificate of it. */
export interface Outcome {
  exam_id: string;
  account_id: string;
  passed: boolean;
  gives_certificate: boolean;
  /** Null for none. */
  certificate_id: string | null;
  is_revoked: boolean;
  lost_pass: boolean | null;
}

/**
 * Whether people have passed exams by the attempt that counts, among those whose results they see. Until the end of
 * the transaction nobody changes the rules of these exams: who turns certificates on sees every result.
 */
export async function listOutcomes(
  tx: Transaction,
  sittings: readonly { examId: string; accountId: string }[],
): Promise<Outcome[]> {
  const examIds = [...new Set(sittings.map(({ examId }) => examId))];
  const { rows } = await sql<Outcome>`
    with ruled as materialized (
      select resource_id, counted, gives_certificate from exam where resource_id = any(${examIds}::bigint[])
      order by resource_id for key share
    )
    select distinct on (attempt.exam_id, attempt.account_id) attempt.exam_id, attempt.account_id,
      attempt.score >= attempt.pass_score as passed, exam.gives_certificate, certificate.id as certificate_id,
      certificate.revoked_at is not null as is_revoked, certificate.lost_pass
    from (select distinct * from unnest(${sittings.map(({ examId }) => examId)}::bigint[],
      ${sittings.map(({ accountId }) => accountId)}::bigint[]) as sat (exam_id, account_id)) sat
    join ruled exam on exam.resource_id = sat.exam_id
    join exam_attempt attempt on attempt.exam_id = sat.exam_id and attempt.account_id = sat.account_id
    left join certificate on certificate.exam_id = sat.exam_id and certificate.account_id = sat.account_id
    where attempt.status = 'graded' and attempt.released_at is not null
    order by attempt.exam_id, attempt.account_id,
      case exam.counted when 'first' then -attempt.number when 'last' then attempt.number else attempt.score end desc`.execute(
    tx,
  );
  return rows;
}

/** Who has a graded attempt at an exam: all, or the next ones by the ids of their accounts. */
export const listGradedPeople = (tx: Transaction, examId: string, part?: { after: string; limit: number }) =>
  tx
    .selectFrom('exam_attempt')
    .select('account_id')
    .distinct()
    .where('exam_id', '=', examId)
    .where('status', '=', 'graded')
    .$if(part !== undefined, (query) =>
      query.where('account_id', '>', part?.after ?? '0').limit(part?.limit ?? 0),
    )
    .orderBy('account_id')
    .execute();
