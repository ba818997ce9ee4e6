import type { Transaction } from '../../database/pool.ts';
import { endAttempt, findAnswers, findPaperKeys, type AttemptRow } from './attempt.repository.ts';
import { gradeAnswer, isAnswered, roundPoints } from './grading.ts';
import { givenOf } from './paper.ts';
import { settlePasses } from './passes.ts';
import { receiptOf } from './receipt.ts';

/**
 * Whether the time of a running attempt is over. Answers are taken up to and including its deadline, and as long as it
 * is paused.
 */
export const isOverdue = (
  attempt: Pick<AttemptRow, 'status' | 'deadline' | 'paused_at'>,
  now: Date,
): boolean => attempt.status === 'running' && attempt.paused_at === null && now > attempt.deadline;

/**
 * Hands a running attempt in with what is stored, grades what needs no person and fixes the receipt. The transaction
 * holds the attempt.
 * @returns the attempt as it is then
 */
export async function handIn<Row extends AttemptRow>(
  tx: Transaction,
  attempt: Row,
  by: 'person' | 'server' | 'teacher',
  now: Date,
): Promise<Row> {
  const submitted_at = by === 'server' ? attempt.deadline : now;
  const answers = await findAnswers(tx, attempt.id);
  const keys = await findPaperKeys(tx, attempt.paper);
  const keyOf = new Map(keys.map((key) => [key.question_id, key]));
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  const graded = attempt.paper.map((entry) => {
    const given = givenOf(entry, answerOf.get(entry.questionId));
    const key = keyOf.get(entry.questionId);
    return {
      questionId: entry.questionId,
      answered: isAnswered(given),
      score: key ? gradeAnswer({ ...key, points: entry.points ?? key.points }, given) : 0,
    };
  });
  const waits = graded.some(({ score }) => score === null);
  const handedIn = {
    status: waits ? ('submitted' as const) : ('graded' as const),
    submitted_at,
    submitted_by: by,
    answered: graded.filter(({ answered }) => answered).length,
    receipt: receiptOf(attempt, submitted_at, answers),
    released_at: !waits && attempt.releases === 'auto' ? submitted_at : null,
    score: waits ? null : roundPoints(graded.reduce((sum, { score }) => sum + (score ?? 0), 0)),
  };
  await endAttempt(tx, attempt.id, handedIn, graded);
  if (handedIn.released_at)
    await settlePasses(
      tx,
      attempt.school_id,
      [{ examId: attempt.exam_id, accountId: attempt.account_id }],
      now,
    );
  return { ...attempt, ...handedIn };
}
