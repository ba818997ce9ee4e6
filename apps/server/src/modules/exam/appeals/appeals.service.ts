import type { QuestionAppeal } from '@stoa/api/schema';
import { textIn } from '../../../i18n/translate.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import type { Viewer } from '../../../http/context.ts';
import { invalid } from '../../../core/text/texts.ts';
import type { Caller } from '../../../core/schools/caller.ts';
import type { Services } from '../../../core/services.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import { notify } from '../../notifications/notify.ts';
import { findAnswers, findPaperKeys, type AttemptRow } from '../attempt.repository.ts';
import { holdAttempt } from '../attempt.service.ts';
import { answersShownFrom, appealsUntil } from '../exam.policy.ts';
import { isBelow, presentAppeal } from '../exam.presenter.ts';
import type { GradedAttemptRow } from '../grades/grades.repository.ts';
import {
  answerOpenAppeals,
  deleteAppeal,
  findAppeal,
  findAppeals,
  insertAppeal,
  type AppealAnswer,
} from './appeals.repository.ts';

type Deps = Pick<Services, 'database'>;
type Learner = Caller & { viewer: Viewer };
/** A question of an attempt. */
interface Place {
  attemptId: string;
  questionId: string;
}

/**
 * Asks that the points of a question are looked at again; again with the same words is the same.
 * @throws {Problem} NOT_FOUND, APPEAL_CLOSED where its points are not to be appealed (any more), CONFLICT where it was
 *   appealed in other words, VALIDATION_FAILED and the closed doors
 */
export function appeal(
  { database }: Deps,
  { attemptId, questionId }: Place,
  words: string,
  caller: Learner,
): Promise<QuestionAppeal> {
  const { schoolId, viewer, now } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const attempt = await holdAttempt(tx, attemptId, caller);
    const reason = words.trim();
    if (reason === '') throw invalid('body/reason', 'required', 'must say why');
    const known = await findAppeal(tx, attemptId, questionId);
    if (known && known.reason !== reason) throw new Problem('CONFLICT');
    if (known) return presentAppeal(known);
    return presentAppeal(
      await insertAppeal(tx, {
        attempt_id: attemptId,
        question_id: questionId,
        exam_id: attempt.exam_id,
        school_id: attempt.school_id,
        reason,
        asked_at: now,
        score_before: await appealedScore(tx, attempt, questionId, now),
      }),
    );
  });
}

/** The points of an answer that can be appealed. @throws {Problem} NOT_FOUND, APPEAL_CLOSED */
async function appealedScore(
  tx: Transaction,
  attempt: AttemptRow,
  questionId: string,
  now: Date,
): Promise<number> {
  const entry = attempt.paper.find((asked) => asked.questionId === questionId);
  if (!entry) throw new Problem('NOT_FOUND');
  const shownFrom = attempt.submitted_at && answersShownFrom(attempt, attempt.submitted_at);
  const until = appealsUntil(attempt, shownFrom);
  if (!until || !shownFrom || shownFrom > now || until <= now) throw new Problem('APPEAL_CLOSED');
  const [key] = await findPaperKeys(tx, [entry]);
  const answer = (await findAnswers(tx, attempt.id)).find((given) => given.question_id === questionId);
  const score = answer?.score ?? null;
  if (score === null || !isBelow(answer, entry.points ?? key?.points ?? 0))
    throw new Problem('APPEAL_CLOSED');
  return score;
}

/**
 * Takes an appeal back that nobody has answered; again is the same.
 * @throws {Problem} NOT_FOUND, CONFLICT where it was answered, and the closed doors
 */
export function withdraw(
  { database }: Deps,
  { attemptId, questionId }: Place,
  caller: Learner,
): Promise<void> {
  const { schoolId, viewer } = caller;
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const attempt = await holdAttempt(tx, attemptId, caller);
    if (!attempt.paper.some((asked) => asked.questionId === questionId)) throw new Problem('NOT_FOUND');
    const known = await findAppeal(tx, attemptId, questionId);
    if (known?.answered_at) throw new Problem('CONFLICT');
    if (known) await deleteAppeal(tx, attemptId, questionId);
  });
}

/** What is said to an appeal, where it is in what was sent. */
export interface AppealReply {
  questionId: string;
  reply: string;
  /** Points as they are from now on. */
  score: number | null;
  path: string;
}

/**
 * Answers open appeals of an attempt that the transaction holds, and tells the learner.
 * @throws {Problem} CONFLICT where one is not open (any more), VALIDATION_FAILED where points are kept without a word
 */
export async function answerAppeals(
  tx: Transaction,
  attempt: GradedAttemptRow,
  replies: readonly AppealReply[],
  accountId: string,
  now: Date,
): Promise<void> {
  if (replies.length === 0) return;
  const open = new Map(
    (await findAppeals(tx, attempt.id))
      .filter(({ answered_at }) => answered_at === null)
      .map((row) => [row.question_id, row]),
  );
  const answers = replies.map(({ questionId, reply, score, path }): AppealAnswer => {
    const asked = open.get(questionId);
    if (!asked || score === null) throw new Problem('CONFLICT');
    const words = reply.trim() || null;
    if (words === null && score === asked.score_before)
      throw invalid(`${path}/appealReply`, 'required', 'must say why the points stay as they are');
    return { questionId, scoreAfter: score, reply: words };
  });
  await answerOpenAppeals(tx, attempt.id, answers, { accountId, now });
  const { default_language } = await findSchool(tx, attempt.school_id);
  await notify(tx, {
    accountId: attempt.account_id,
    schoolId: attempt.school_id,
    kind: 'appealAnswered',
    params: {
      examId: attempt.exam_id,
      attemptId: attempt.id,
      title: textIn(attempt.title, default_language, default_language),
    },
    now,
  });
}
