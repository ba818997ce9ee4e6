import type { ExamBoardEntry, ExamMessage } from '@stoa/api/schema';
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
import { presentMessage } from '../exam.presenter.ts';
import { requireExam } from '../grades/grades.repository.ts';
import {
  findBoardEntry,
  listPausable,
  updateEndedBy,
  updateTime,
  type BoardRow,
} from './board.repository.ts';
import { insertMessage } from './messages.repository.ts';
import { pause, pauseEnd, resume } from './pause.ts';

const MINUTE_MS = 60_000;

export const presentBoardEntry = (row: BoardRow): ExamBoardEntry => ({
  attemptId: row.id,
  learner: presentPerson({ ...row, id: row.account_id }),
  number: row.number,
  isRunning: row.status === 'running',
  startedAt: row.started_at.toISOString(),
  deadline: row.deadline.toISOString(),
  extraMinutes: row.extra_minutes,
  pausedAt: row.paused_at?.toISOString() ?? null,
  ...(row.paused_at ? { pauseEndsAt: pauseEnd(row.paused_at).toISOString() } : {}),
  answered: row.answered,
  questionCount: row.questions,
  place: row.question_place,
  seenAt: latest(row.started_at, row.seen_at, row.saved_at).toISOString(),
  savedAt: row.saved_at?.toISOString() ?? null,
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
  if (deadline <= (attempt.paused_at ?? now))
    throw invalid('body/extraMinutes', 'minimum', 'must leave some time');
  await updateTime(tx, id, { deadline, extra_minutes: minutes, extended_by });
  await addDeadlineJob(tx, jobs, attempt, deadline);
  return undefined;
}

interface Pause {
  isPaused: boolean;
  /** Who says so. */
  by: string;
}

/** Pauses an attempt or lets it go on; again is the same. @throws {Problem} NOT_FOUND, ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED */
export async function pauseAttempt(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  attemptId: string,
  isPaused: boolean,
  writer: ExamWriter,
  now: Date,
): Promise<ExamBoardEntry> {
  const entry = await database.read(writer, (tx) => findBoardEntry(tx, attemptId, writer.author));
  const learner = { schoolId: writer.schoolId, accountId: entry.account_id };
  const outcome = await database.write(learner, (tx) =>
    movePause(tx, jobs, entry, { isPaused, by: writer.accountId }, now),
  );
  if (outcome instanceof Problem) throw outcome;
  return presentBoardEntry(await database.read(writer, (tx) => findBoardEntry(tx, attemptId, writer.author)));
}

/**
 * Pauses every attempt at an exam that runs, or lets those that are paused go on, each in a transaction of its person.
 * Stopped in the middle it is sent again and does the rest.
 * @returns how many that changed @throws {Problem} NOT_FOUND
 */
export async function pauseExam(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  examId: string,
  isPaused: boolean,
  writer: ExamWriter,
  now: Date,
): Promise<number> {
  const attempts = await database.read(writer, async (tx) => {
    await requireExam(tx, examId, writer.author);
    return listPausable(tx, examId, !isPaused);
  });
  let count = 0;
  for (const attempt of attempts) {
    const learner = { schoolId: writer.schoolId, accountId: attempt.account_id };
    const outcome = await database.write(learner, async (tx) => {
      try {
        return await movePause(tx, jobs, attempt, { isPaused, by: writer.accountId }, now);
      } catch (error) {
        // Handed in or taken away since it was listed.
        if (error instanceof Problem) return error;
        throw error;
      }
    });
    if (outcome === true) count++;
  }
  return count;
}

/** @returns whether that changed something; a Problem where what is overdue was handed in, which stays */
async function movePause(
  tx: Transaction,
  jobs: Jobs,
  { id, account_id }: Pick<BoardRow, 'id' | 'account_id'>,
  { isPaused, by }: Pause,
  now: Date,
): Promise<boolean | Problem> {
  const attempt = await lockAttempt(tx, id, account_id);
  if (attempt.status !== 'running') throw new Problem('ATTEMPT_SUBMITTED');
  if (isOverdue(attempt, now)) {
    await handIn(tx, attempt, 'server', now);
    return new Problem('ATTEMPT_EXPIRED');
  }
  const since = attempt.paused_at;
  if ((since !== null) === isPaused) return false;
  if (since === null) await pause(tx, jobs, attempt, by, now);
  else await resume(tx, jobs, attempt, since, now);
  return true;
}

/** Writes to everybody whose attempt at an exam runs, or to one of them. @throws {Problem} NOT_FOUND, VALIDATION_FAILED */
export async function sendMessage(
  tx: Transaction,
  examId: string,
  { text, attemptId = null }: { text: string; attemptId?: string | undefined | null },
  { schoolId, accountId, author }: ExamWriter,
  now: Date,
): Promise<ExamMessage> {
  await requireExam(tx, examId, author);
  const words = text.trim();
  if (words === '') throw invalid('body/text', 'minLength', 'must say something');
  if (attemptId !== null && (await findBoardEntry(tx, attemptId, author)).exam_id !== examId)
    throw new Problem('NOT_FOUND');
  return presentMessage(
    await insertMessage(tx, {
      exam_id: examId,
      attempt_id: attemptId,
      school_id: schoolId,
      text: words,
      sent_by: accountId,
      sent_at: now,
    }),
  );
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
