import type { Database, Transaction } from '../../database/pool.ts';
import type { JobHandler, Jobs } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { findOverdue, lockAttempt } from './attempt.repository.ts';
import { handIn, isOverdue } from './hand-in.ts';

/** After the deadline itself, which still takes answers. */
const AFTER_DEADLINE_MS = 1000;

/** Hands in attempts whose time is over. */
export const DEADLINE_JOB = 'exam.deadline';

/** Hands an attempt in after its deadline, whoever is there then. */
export const addDeadlineJob = (
  tx: Transaction,
  jobs: Jobs,
  {
    exam_id: examId,
    account_id: accountId,
    school_id: schoolId,
  }: {
    exam_id: string;
    account_id: string;
    school_id: string;
  },
  deadline: Date,
) =>
  jobs.add(tx, {
    kind: DEADLINE_JOB,
    accountId,
    schoolId,
    input: { examId },
    runAt: new Date(deadline.getTime() + AFTER_DEADLINE_MS),
  });

/** Hands in the person's attempts at an exam whose time is over. */
export const handInOverdue = (
  database: Database,
  { examId, schoolId, accountId }: { examId: string; schoolId: string; accountId: string },
  now: Date,
): Promise<void> =>
  database.write({ schoolId, accountId }, async (tx) => {
    for (const { id } of await findOverdue(tx, examId, accountId, now)) {
      const attempt = await lockAttempt(tx, id, accountId);
      if (isOverdue(attempt, now)) await handIn(tx, attempt, 'server', now);
    }
  });

/** Hands an attempt in once its time is over, when its person has gone. */
export function deadlineKeeper({ database, clock }: Pick<Services, 'database' | 'clock'>): JobHandler {
  return async ({ input, accountId, schoolId }) => {
    if (!schoolId) return;
    const { examId } = input as { examId: string };
    await handInOverdue(database, { examId, schoolId, accountId }, clock.now());
  };
}
