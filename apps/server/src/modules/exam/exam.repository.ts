import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { ALLOWED_NETWORKS } from './bank/networks.repository.ts';
import { hasBought, offerColumns } from '../../core/offers/offer.repository.ts';

/** How many questions an exam draws, and their points. */
const DRAWN = sql<number>`(select coalesce(sum((draw->>'count')::int), 0)::int from jsonb_array_elements(exam.draws) draw)`;
const DRAWN_POINTS = sql<number>`(select coalesce(sum((draw->>'count')::int * (draw->>'points')::int), 0)::int
  from jsonb_array_elements(exam.draws) draw)`;

/** Nobody: what joins on the viewer compare with for visitors. */
const NOBODY = '0';

/** An exam with what the viewer is to it. */
export type ExamRow = Awaited<ReturnType<typeof findExam>>;

/**
 * A published exam of the transaction's school.
 * @throws {Problem} NOT_FOUND also for drafts and those of other schools
 */
export async function findExam(tx: Transaction, examId: string, viewerId: string | undefined, now: Date) {
  const id = viewerId ?? NOBODY;
  const row = await tx
    .selectFrom('exam')
    .innerJoin('resource', 'resource.id', 'exam.resource_id')
    .leftJoin('membership', (join) =>
      join.onRef('membership.school_id', '=', 'exam.school_id').on('membership.account_id', '=', id),
    )
    .selectAll('exam')
    .select([
      'resource.title',
      'resource.audience',
      'resource.price',
      'membership.status as membership_status',
    ])
    .select([
      sql<number>`(select count(*)::int from exam_question where exam_id = exam.resource_id) + ${DRAWN}`.as(
        'questions',
      ),
      sql<number>`(select count(*)::int from exam_attempt where exam_id = exam.resource_id and account_id = ${id})`.as(
        'used',
      ),
      sql<
        string | null
      >`(select id from exam_attempt where exam_id = exam.resource_id and account_id = ${id} and status = 'running')`.as(
        'running_id',
      ),
      sql<Date | null>`(select deadline from exam_attempt where exam_id = exam.resource_id and account_id = ${id} and status = 'running')`.as(
        'running_deadline',
      ),
      sql<boolean>`exists (select from exam_ticket where exam_id = exam.resource_id and redeemed_by = ${id}
        and withdrawn_at is null and valid_from <= ${now} and valid_until > ${now})`.as('has_ticket'),
      hasBought(id).as('has_bought'),
    ])
    .select(offerColumns(id, now))
    .select(ALLOWED_NETWORKS.as('networks'))
    .where('exam.resource_id', '=', examId)
    .where('resource.status', '=', 'published')
    .where('resource.published_at', '<=', now)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** The questions that a new attempt begins with, without what is right. */
export const findQuestions = (tx: Transaction, examId: string) =>
  tx
    .selectFrom('exam_question')
    .innerJoin('question', 'question.id', 'exam_question.question_id')
    .innerJoin('exam_question_version as version', (join) =>
      join.onRef('version.question_id', '=', 'question.id').onRef('version.version', '=', 'question.version'),
    )
    .select([
      'question.id',
      'version.version',
      'version.kind',
      'version.options',
      'version.parts',
      'version.picture',
      'exam_question.points',
      'exam_question.section',
    ])
    .where('exam_question.exam_id', '=', examId)
    .orderBy('exam_question.position')
    .orderBy('question.id')
    .execute();

/** How many questions an exam has, and the points of all. */
export async function countQuestions(tx: Transaction, examId: string) {
  return tx
    .selectFrom('exam')
    .select([
      sql<number>`(select count(*)::int from exam_question where exam_id = exam.resource_id) + ${DRAWN}`.as(
        'questions',
      ),
      sql<number>`(select coalesce(sum(points), 0)::int from exam_question where exam_id = exam.resource_id)
        + ${DRAWN_POINTS}`.as('points'),
    ])
    .where('exam.resource_id', '=', examId)
    .executeTakeFirstOrThrow();
}
