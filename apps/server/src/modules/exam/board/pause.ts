import { PAUSE_HOURS } from '@stoa/api/exam-pause';
import type { JobHandler, Jobs } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { lockAttempt, type AttemptRow } from '../attempt.repository.ts';
import { addDeadlineJob } from '../overdue.ts';
import { updatePause } from './board.repository.ts';

const HOUR_MS = 3_600_000;

/** Ends a pause that nobody has ended. */
export const PAUSE_JOB = 'exam.pause';

/** When a pause ends by itself. */
export const pauseEnd = (pausedAt: Date): Date => new Date(pausedAt.getTime() + PAUSE_HOURS * HOUR_MS);

/** Lets the time of a running attempt that the transaction holds stand still, until the pause ends by itself at the latest. */
export async function pause(
  tx: Transaction,
  jobs: Pick<Jobs, 'add'>,
  { id: attemptId, account_id: accountId, school_id: schoolId }: AttemptRow,
  by: string,
  now: Date,
): Promise<void> {
  await updatePause(tx, attemptId, { paused_at: now, paused_by: by });
  const input = { attemptId, pausedAt: now.toISOString() };
  await jobs.add(tx, { kind: PAUSE_JOB, accountId, schoolId, input, runAt: pauseEnd(now) });
}

/** Lets the time of an attempt go on that stands still since a moment. */
export async function resume(
  tx: Transaction,
  jobs: Jobs,
  attempt: AttemptRow,
  since: Date,
  now: Date,
): Promise<void> {
  // Whoever is late gives no more time than the pause had.
  const until = Math.min(now.getTime(), pauseEnd(since).getTime());
  const deadline = new Date(attempt.deadline.getTime() + until - since.getTime());
  await updatePause(tx, attempt.id, { paused_at: null, paused_by: null, deadline });
  await addDeadlineJob(tx, jobs, attempt, deadline);
}

/** Lets an attempt go on whose pause was forgotten; what was resumed meanwhile stays as it is. */
export function pauseKeeper({
  database,
  clock,
  jobs,
}: Pick<Services, 'database' | 'clock' | 'jobs'>): JobHandler {
  return async ({ input, accountId, schoolId }) => {
    if (!schoolId) return;
    const { attemptId, pausedAt } = input as { attemptId: string; pausedAt: string };
    await database.write({ schoolId, accountId }, async (tx) => {
      const attempt = await lockAttempt(tx, attemptId, accountId);
      const since = attempt.paused_at;
      if (attempt.status !== 'running' || since?.toISOString() !== pausedAt) return;
      await resume(tx, jobs, attempt, since, clock.now());
    });
  };
}
