import { sql } from 'kysely';
import { Problem } from '../../../../http/problem.ts';
import type { LoadDetail } from '../kind.ts';

/** What an exam is about, before it begins. */
export const loadDetail: LoadDetail<'exam'> = async (tx, row, { scope, viewer, now }) => {
  const exam = await tx
    .selectFrom('exam')
    .select(['minutes', 'pass_mark', 'attempts', 'opens_at', 'closes_at'])
    .select([
      sql<number>`(select count(*)::int from exam_question where exam_question.exam_id = exam.resource_id)`.as(
        'questions',
      ),
      sql<number>`(select count(*)::int from exam_attempt where exam_attempt.exam_id = exam.resource_id and exam_attempt.account_id = ${viewer?.accountId ?? '0'}::bigint)`.as(
        'used',
      ),
    ])
    .where('resource_id', '=', row.id)
    .executeTakeFirst();
  if (!exam) throw new Problem('NOT_FOUND');
  const reason = !viewer
    ? 'SIGN_IN'
    : !scope.member
      ? 'JOIN_SCHOOL'
      : exam.opens_at && exam.opens_at > now
        ? 'NOT_OPEN'
        : exam.closes_at && exam.closes_at <= now
          ? 'CLOSED'
          : null;
  return {
    kind: 'exam',
    questionCount: exam.questions,
    minutes: exam.minutes,
    passMark: exam.pass_mark,
    attempts: exam.attempts,
    attemptsUsed: viewer ? exam.used : null,
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    // The pages that run exams and rooms are not served yet: nobody is sent where nothing is.
    startUrl: null,
    abilities: { start: false, reason },
  };
};
