import type {
  AnswerInput,
  AnswersSaved,
  AttemptResult,
  AttemptTime,
  ExamAttempt,
  HandedIn,
} from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { enter } from '../../core/schools/schools.service.ts';
import { wordingOf, type Caller, type Wording } from '../../core/schools/caller.ts';
import type { FileTerms } from '../../database/tables.ts';
import { use } from '../../core/uploads/uploads.repository.ts';
import { findCode } from '../certificates/certificates.repository.ts';
import { join } from '../schools/directory.repository.ts';
import {
  findAnswers,
  findAttempt,
  findPaperKeys,
  findPaperKinds,
  findPaperQuestions,
  insertAttempt,
  lockAttempt,
  markSaved,
  markSeen,
  upsertAnswers,
  type AttemptRow,
} from './attempt.repository.ts';
import {
  answersShownFrom,
  isPassword,
  requireAudience,
  requireNetwork,
  requireStart,
} from './exam.policy.ts';
import {
  passScoreOf,
  presentAnswer,
  presentAttempt,
  presentHandedIn,
  presentResult,
  presentTime,
  shownStatus,
} from './exam.presenter.ts';
import { checkFiles, opener } from './answer-files.ts';
import { findAppeals } from './appeals/appeals.repository.ts';
import { findMessages } from './board/messages.repository.ts';
import { player } from './bank/question-media.ts';
import { findExam, findQuestions, type ExamRow } from './exam.repository.ts';
import { tried } from './guesses.ts';
import { handIn, isOverdue } from './hand-in.ts';
import { drawQuestions, markAsked } from './draw.repository.ts';
import { addDeadlineJob, handInOverdue } from './overdue.ts';
import { requireFit, unfit } from './fit.ts';
import { makePaper, withoutEmpty } from './paper.ts';

type Deps = Pick<Services, 'database' | 'jobs' | 'secrets'>;
/** Who takes an exam, and from which address. */
type Learner = Caller & { viewer: Viewer; address: string };

const MINUTE_MS = 60_000;
/** Another device that stored something within this time is told of. */
const ELSEWHERE_MS = 60_000;

/**
 * Begins an attempt, or goes on with the one that runs.
 * @param password what was typed; not asked for where an attempt runs
 * @throws {Problem} NOT_FOUND, SCHOOL_CLOSED, MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER, EXAM_PASSWORD_WRONG,
 *   TOO_MANY_ATTEMPTS, and as requireStart
 */
export async function start(
  deps: Deps,
  { examId, password }: { examId: string; password: string | undefined },
  caller: Learner,
): Promise<ExamAttempt> {
  const { database, jobs } = deps;
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  await handInOverdue(database, { examId, schoolId, accountId }, now);
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    const school = await enter(tx, caller);
    const exam = await findExam(tx, examId, accountId, now);
    requireAudience(exam, viewer);
    if (exam.running_id) requireNetwork(exam, caller.address);
    else {
      const named = await findQuestions(tx, examId);
      const drawn = (
        await drawQuestions(
          tx,
          exam.draws,
          named.map(({ id }) => id),
        )
      ).flat();
      const questions = [...named, ...drawn];
      requireStart(exam, viewer, { used: exam.used, questions: questions.length }, caller);
      const refused = await refusedPassword(tx, exam, password, caller);
      // Returned, so that what was counted stays.
      if (refused) return refused;
      const max_score = questions.reduce((sum, { points }) => sum + points, 0);
      const ends = new Date(now.getTime() + exam.minutes * MINUTE_MS);
      const deadline = exam.closes_at && exam.closes_at < ends ? exam.closes_at : ends;
      // Before the attempt, which holds its exam: questions are held before exams.
      await markAsked(
        tx,
        drawn.map(({ id }) => id),
      );
      const begun = await insertAttempt(tx, {
        exam_id: examId,
        school_id: schoolId,
        account_id: accountId,
        number: exam.used + 1,
        page_size: exam.page_size,
        started_at: now,
        deadline,
        ...withoutEmpty(makePaper(questions, exam), exam.sections),
        max_score,
        pass_score: passScoreOf(exam.pass_mark, max_score),
      });
      if (begun) {
        const whose = { exam_id: examId, account_id: accountId, school_id: schoolId };
        await addDeadlineJob(tx, jobs, whose, deadline);
        // Last, because it holds the school's row until the end of the transaction.
        if (
          exam.membership_status === null &&
          exam.audience === Audience.All &&
          !isMember(viewer, schoolId)
        ) {
          await join(tx, schoolId, accountId, now);
          await publish(tx, { type: 'school.changed', schoolId });
        }
      }
      exam.running_id = begun ?? (await findExam(tx, examId, accountId, now)).running_id;
    }
    if (!exam.running_id) throw new Problem('CONFLICT');
    const attempt = await findAttempt(tx, exam.running_id, accountId);
    return present(tx, deps, attempt, wordingOf(school, caller), now);
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Why an attempt does not begin with what was typed; undefined where it does. Typing nothing costs no try. */
async function refusedPassword(
  tx: Transaction,
  exam: ExamRow,
  typed: string | undefined,
  { viewer: { accountId }, now }: Learner,
): Promise<Problem | undefined> {
  if (exam.password === null) return undefined;
  if (!typed) return new Problem('EXAM_PASSWORD_WRONG');
  const result = await tried(tx, `exam-password:${accountId}:${exam.resource_id}`, now, () =>
    isPassword(exam, typed) ? 'right' : undefined,
  );
  if (result === 'right') return undefined;
  return result instanceof Problem
    ? result
    : new Problem('EXAM_PASSWORD_WRONG', { attemptsLeft: result.left });
}

/**
 * An attempt of the person, handed in where its time is over.
 * @throws {Problem} NOT_FOUND, NETWORK_NOT_ALLOWED while it runs, and the closed doors
 */
export async function loadAttempt(deps: Deps, attemptId: string, caller: Learner): Promise<ExamAttempt> {
  return settled(deps, attemptId, caller, async (tx, attempt, school) => {
    if (attempt.status === 'running') requireNetwork(attempt, caller.address);
    return present(tx, deps, attempt, wordingOf(school, caller), caller.now);
  });
}

/** What came of an attempt. @throws {Problem} as loadAttempt, and CONFLICT before it is handed in */
export async function loadResult(deps: Deps, attemptId: string, caller: Learner): Promise<AttemptResult> {
  return settled(deps, attemptId, caller, async (tx, attempt, school) => {
    if (!attempt.submitted_at) throw new Problem('CONFLICT');
    const answers = await findAnswers(tx, attempt.id);
    const keys = await findPaperKeys(tx, attempt.paper);
    const shownFrom = answersShownFrom(attempt, attempt.submitted_at);
    const subject = { kind: 'exam', id: attempt.exam_id } as const;
    const certificateCode = await findCode(tx, subject, caller.viewer.accountId);
    const appeals = await findAppeals(tx, attempt.id);
    return presentResult(
      {
        attempt,
        keys,
        answers,
        appeals,
        shownFrom,
        certificateCode,
        open: opener(deps, caller.schoolId, caller.now),
      },
      { ...wordingOf(school, caller), play: player(deps, caller.now) },
      caller.now,
    );
  });
}

/**
 * Stores what changed.
 * @throws {Problem} NOT_FOUND, VALIDATION_FAILED, ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED, NETWORK_NOT_ALLOWED and the closed doors
 */
export async function save(
  { database, secrets }: Deps,
  attemptId: string,
  { deviceId, answers }: { deviceId: string; answers: readonly AnswerInput[] },
  caller: Learner,
): Promise<AnswersSaved> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const outcome = await database.write({ schoolId, accountId }, async (tx) => {
    const attempt = await holdAttempt(tx, attemptId, caller);
    if (isOverdue(attempt, now)) {
      await handIn(tx, attempt, 'server', now);
      // Returned, so that what was handed in stays.
      return new Problem('ATTEMPT_EXPIRED');
    }
    if (attempt.status !== 'running')
      return new Problem(attempt.submitted_by === 'server' ? 'ATTEMPT_EXPIRED' : 'ATTEMPT_SUBMITTED');
    requireNetwork(attempt, caller.address);
    const terms = await requireFitting(tx, attempt, answers);
    const files = await checkFiles(tx, attempt, { answers, terms });
    const rows = answers.map((answer) => ({
      question_id: answer.questionId,
      sequence: answer.sequence,
      choice: answer.choice,
      text: answer.text,
      parts: (answer.parts ?? []).filter(({ value }) => value !== ''),
      files: files.get(answer.questionId) ?? [],
      flagged: answer.flagged,
      client_updated_at: new Date(answer.clientUpdatedAt),
    }));
    const stored = new Set(await upsertAnswers(tx, attempt, rows, deviceId, now));
    const used = [...files].flatMap(([questionId, list]) => (stored.has(questionId) ? list : []));
    if (used.length > 0)
      await use(
        tx,
        used.map(({ id }) => id),
        now,
      );
    const passed = answers.filter(({ questionId }) => !stored.has(questionId));
    const kept = passed.length > 0 ? await findAnswers(tx, attemptId) : [];
    const newer = kept.filter((row) =>
      passed.some(
        ({ questionId, sequence }) =>
          questionId === row.question_id && (row.sequence > sequence || row.device_id !== deviceId),
      ),
    );
    return {
      revision: stored.size > 0 ? await markSaved(tx, attemptId, deviceId, now) : attempt.revision,
      savedAt: now.toISOString(),
      serverTime: now.toISOString(),
      newer: newer.map((row) => presentAnswer(row, opener({ secrets }, schoolId, now))),
      elsewhere:
        attempt.device_id !== null &&
        attempt.device_id !== deviceId &&
        attempt.saved_at !== null &&
        now.getTime() - attempt.saved_at.getTime() < ELSEWHERE_MS,
    };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/**
 * Keeps that the person is there, and at which question.
 * @returns how long the attempt goes on, which may have changed, and what was written to the person
 * @throws {Problem} NOT_FOUND and the closed doors
 */
export function reportPresence(
  { database }: Deps,
  { attemptId, questionId }: { attemptId: string; questionId: string | undefined },
  caller: Learner,
): Promise<AttemptTime> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  return database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const attempt = await findAttempt(tx, attemptId, accountId);
    requireAudience(attempt, viewer);
    const isRunning = attempt.status === 'running';
    if (isRunning) {
      const index = attempt.paper.findIndex((entry) => entry.questionId === questionId);
      await markSeen(tx, attemptId, index < 0 ? undefined : index + 1, now);
    }
    const messages = isRunning ? await findMessages(tx, attempt) : [];
    return presentTime({ ...attempt, status: shownStatus(attempt) }, messages, now);
  });
}

/**
 * Hands an attempt in; again is the same.
 * @param revision of the last save that the device knows
 * @param isTimeOver nobody asked for it: the device takes the time for over
 * @throws {Problem} NOT_FOUND, VERSION_CONFLICT also where the time is not over, and the closed doors
 */
export function submit(
  { database }: Deps,
  attemptId: string,
  { revision, isTimeOver = false }: { revision: number; isTimeOver?: boolean | undefined },
  caller: Learner,
): Promise<HandedIn> {
  const { schoolId, viewer, now } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const attempt = await holdAttempt(tx, attemptId, caller);
    if (attempt.status !== 'running') return presentHandedIn(attempt);
    if (isOverdue(attempt, now)) return presentHandedIn(await handIn(tx, attempt, 'server', now));
    if (attempt.revision > revision || isTimeOver)
      throw new Problem('VERSION_CONFLICT', { currentVersion: String(attempt.revision) });
    return presentHandedIn(await handIn(tx, attempt, 'person', now));
  });
}

/** Holds an attempt of the person. @throws {Problem} NOT_FOUND and the closed doors */
export async function holdAttempt(
  tx: Transaction,
  attemptId: string,
  caller: Caller & { viewer: Viewer },
): Promise<AttemptRow> {
  await enter(tx, caller);
  const attempt = await lockAttempt(tx, attemptId, caller.viewer.accountId);
  requireAudience(attempt, caller.viewer);
  return attempt;
}

/** Reads an attempt, which the server hands in before where its time is over. */
async function settled<T extends object>(
  { database }: Deps,
  attemptId: string,
  caller: Learner,
  read: (tx: Transaction, attempt: AttemptRow, school: Awaited<ReturnType<typeof enter>>) => Promise<T>,
): Promise<T> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  let examId = '';
  const load = () =>
    database.read({ schoolId, accountId }, async (tx) => {
      const school = await enter(tx, caller);
      const attempt = await findAttempt(tx, attemptId, accountId);
      requireAudience(attempt, viewer);
      examId = attempt.exam_id;
      return isOverdue(attempt, now) ? undefined : read(tx, attempt, school);
    });
  const found = await load();
  if (found) return found;
  await handInOverdue(database, { examId, schoolId, accountId }, now);
  const handedIn = await load();
  if (!handedIn) throw new Problem('CONFLICT');
  return handedIn;
}

async function present(
  tx: Transaction,
  deps: Pick<Deps, 'secrets'>,
  attempt: AttemptRow,
  wording: Wording,
  now: Date,
): Promise<ExamAttempt> {
  const questions = await findPaperQuestions(tx, attempt.paper);
  const open = opener(deps, attempt.school_id, now);
  const play = player(deps, now, attempt.deadline);
  return presentAttempt(
    attempt,
    questions,
    await findAnswers(tx, attempt.id),
    { ...wording, open, play },
    now,
  );
}

/**
 * @returns which files are taken, by question
 * @throws {Problem} VALIDATION_FAILED for a question that was not drawn or comes twice, and as requireFit
 */
async function requireFitting(
  tx: Transaction,
  attempt: AttemptRow,
  answers: readonly AnswerInput[],
): Promise<Map<string, FileTerms>> {
  const entries = new Map(attempt.paper.map((entry) => [entry.questionId, entry]));
  const rows = await findPaperKinds(tx, attempt.paper);
  const kinds = new Map(rows.map((row) => [row.question_id, row]));
  const seen = new Set<string>();
  answers.forEach((answer, index) => {
    const { questionId } = answer;
    const path = `body/answers/${index}`;
    const entry = entries.get(questionId);
    const kind = kinds.get(questionId);
    if (!entry || !kind) throw unfit(`${path}/questionId`, 'known');
    if (seen.has(questionId)) throw unfit(`${path}/questionId`, 'unique');
    seen.add(questionId);
    requireFit(entry, kind, answer, path);
  });
  return new Map(rows.flatMap(({ question_id, files }) => (files ? [[question_id, files]] : [])));
}
