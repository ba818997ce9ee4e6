import type { ExamBoardEntry } from '@stoa/api/schema';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { Jobs } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/services.ts';
import { invalid } from '../../../core/text/texts.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { lockAttempt } from '../attempt.repository.ts';
import type { ExamWriter } from '../bank/authoring.service.ts';
import { handIn, isOverdue } from '../hand-in.ts';
import { addDeadlineJob } from '../overdue.ts';
import { findBoardEntry, updateEndedBy, updateTime, type BoardRow } from './board.repository.ts';

const MINUTE_MS = 60_000;

export const presentBoardEntry = (row: BoardRow): ExamBoardEntry => ({
  attemptId: row.id,
  learner: presentPerson({ ...row, id: row.account_id }),
  number: row.number,
  isRunning: row.status === 'running',
  startedAt: row.started_at.toISOString(),
  deadline: row.deadline.toISOString(),
  extraMinutes: row.extra_minutes,
  answered: row.answered,
  questionCount: row.questions,
  seenAt: latest(row.started_at, row.seen_at, row.saved_at).toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  submittedBy: row.submitted_by,
});

const latest = (...instants: (Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));

/**
 * Gives a person more minutes than the exam has, those that were given before included.
 * @throws {Problem} NOT_FOUND, ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED, VALIDATION_FAILED where the time would be over already
 */
export async function giveTime(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  attemptId: string,
  minutes: number,
  writer: ExamWriter,
  now: Date,
): Promise<ExamBoardEntry> {
  const entry = await database.read(writer, (tx) => findBoardEntry(tx, attemptId, writer.author));
  // A job is its person's: what adds one is bound to the learner.
  const learner = { schoolId: writer.schoolId, accountId: entry.account_id };
  const refused = await database.write(learner, (tx) =>
    moveDeadline(tx, jobs, entry, minutes, writer.accountId, now),
  );
  if (refused) throw refused;
  return presentBoardEntry(await database.read(writer, (tx) => findBoardEntry(tx, attemptId, writer.author)));
}

/** @returns a Problem where what is overdue was handed in, which stays */
async function moveDeadline(
  tx: Transaction,
  jobs: Jobs,
  { id, account_id }: BoardRow,
  minutes: number,
  extended_by: string,
  now: Date,
): Promise<Problem | undefined> {
  const attempt = await lockAttempt(tx, id, account_id);
  if (attempt.status !== 'running') throw new Problem('ATTEMPT_SUBMITTED');
  if (isOverdue(attempt, now)) {
    await handIn(tx, attempt, 'server', now);
    return new Problem('ATTEMPT_EXPIRED');
  }
  const moved = (minutes - attempt.extra_minutes) * MINUTE_MS;
  const deadline = new Date(attempt.deadline.getTime() + moved);
  if (deadline <= now) throw invalid('body/extraMinutes', 'minimum', 'must leave some time');
  await updateTime(tx, id, { deadline, extra_minutes: minutes, extended_by });
  await addDeadlineJob(tx, jobs, attempt, deadline);
  return undefined;
}

/** Hands in for somebody what is stored; again is the same. @throws {Problem} NOT_FOUND */
export async function handInFor(
  tx: Transaction,
  attemptId: string,
  { accountId, author }: ExamWriter,
  now: Date,
): Promise<ExamBoardEntry> {
  const entry = await findBoardEntry(tx, attemptId, author);
  const attempt = await lockAttempt(tx, attemptId, entry.account_id);
  if (isOverdue(attempt, now)) await handIn(tx, attempt, 'server', now);
  else if (attempt.status === 'running') {
    await handIn(tx, attempt, 'teacher', now);
    await updateEndedBy(tx, attemptId, accountId);
  }
  return presentBoardEntry(await findBoardEntry(tx, attemptId, author));
}
