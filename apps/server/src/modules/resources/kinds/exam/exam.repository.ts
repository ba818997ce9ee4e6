import { denialOf, examPurchaseUrl } from '../../../exam/exam.policy.ts';
import { findExam } from '../../../exam/exam.repository.ts';
import type { LoadDetail } from '../kind.ts';

/** What an exam is about, before it begins. */
export const loadDetail: LoadDetail<'exam'> = async (tx, row, { viewer, now }) => {
  const exam = await findExam(tx, row.id, viewer?.accountId, now);
  const { questions } = exam;
  const reason = exam.running_id ? null : denialOf(exam, viewer, { used: exam.used, questions }, now);
  const purchaseUrl = examPurchaseUrl(exam, exam.used, now);
  const ticketed = reason === 'TICKET_REQUIRED';
  return {
    kind: 'exam',
    questionCount: questions,
    minutes: exam.minutes,
    passMark: exam.pass_mark,
    attempts: exam.attempts,
    attemptsUsed: viewer ? exam.used : null,
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    startUrl: `/classInfo/${row.school_id}/check-view/${row.id}`,
    ...(purchaseUrl ? { purchaseUrl } : {}),
    // A ticket is asked for where the exam begins.
    abilities: ticketed ? { start: true, reason: null } : { start: reason === null, reason },
  };
};
