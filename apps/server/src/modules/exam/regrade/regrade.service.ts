import type { QuestionRegrade } from '@stoa/api/schema';
import { invalid } from '../../../core/text/texts.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AnswerKey } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';
import type { ExamWriter } from '../bank/authoring.service.ts';
import { lockQuestion } from '../bank/bank.repository.ts';
import { written } from '../bank/question-content.ts';
import { presentLearner } from '../grades/grades.service.ts';
import { gradeAnswer, roundPoints } from '../grading.ts';
import { givenOf } from '../paper.ts';
import { settlePasses } from '../passes.ts';
import { fitKey } from './fit-key.ts';
import {
  findAnswersTo,
  findVersions,
  insertRegrade,
  isAskedByOthers,
  lockAttemptsOf,
  updateKeys,
  updateScores,
  type RegradedRow,
} from './regrade.repository.ts';

interface RegradeInput {
  version: number;
  reason: string;
  dryRun: boolean;
}
type Version = Awaited<ReturnType<typeof findVersions>>[number];

/** An attempt with the points of the answer and of all that a key gives. */
interface Change {
  row: RegradedRow;
  score: number;
  total: number | null;
}

/** Changes that are told; all are counted. */
const SHOWN_MAX = 200;

const isPassed = (row: RegradedRow, score: number | null): boolean | null =>
  score === null ? null : score >= row.pass_score;

/**
 * Gives the key of a question's newest version to the earlier ones that ask the same, and grades anew what was handed
 * in with them. Points that a person gave stay.
 * @throws {Problem} NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED without a reason, FORBIDDEN where others' exams ask it
 */
export async function regrade(
  tx: Transaction,
  questionId: string,
  { version, reason, dryRun }: RegradeInput,
  { schoolId, accountId, author }: ExamWriter,
  now: Date,
): Promise<QuestionRegrade> {
  const question = await lockQuestion(tx, questionId);
  if (!question) throw new Problem('NOT_FOUND');
  if (question.revision !== version)
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(question.revision) });
  if (!dryRun && reason.trim() === '') throw invalid('body/reason', 'required', 'must say why');
  if (author !== undefined && (await isAskedByOthers(tx, questionId, author))) throw new Problem('FORBIDDEN');
  const versions = await findVersions(tx, questionId);
  const newest = versions.find((one) => one.version === question.version);
  if (!newest) throw new Problem('NOT_FOUND');
  const others = versions.filter((one) => one.version < newest.version);
  const fitted = others.flatMap((one) => {
    const key = fitKey(newest, one);
    return key ? [{ ...one, key }] : [];
  });
  const wrong = fitted.filter((one) => written(one.answer_key) !== written(one.key));
  if (!dryRun) await lockAttemptsOf(tx, questionId);
  const rows = await findAnswersTo(tx, questionId);
  const changes = rows.flatMap((row) => changeOf(row, wrong) ?? []);
  const outcomes = changes.filter(isOutcomeOther);
  const unfitting = rows.filter(
    ({ entry }) =>
      entry !== null &&
      entry.version < newest.version &&
      fitted.every(({ version: fits }) => fits !== entry.version),
  );
  if (!dryRun && wrong.length > 0) {
    await updateKeys(tx, questionId, wrong);
    const scores = changes.map(({ row, score, total }) => ({ attemptId: row.id, score, total }));
    await updateScores(tx, questionId, scores, now);
    await settlePasses(
      tx,
      schoolId,
      outcomes.map(({ row }) => ({ examId: row.exam_id, accountId: row.account_id })),
      now,
    );
    await insertRegrade(tx, {
      school_id: schoolId,
      question_id: questionId,
      replaced: wrong.map((one) => ({ version: one.version, key: one.answer_key })),
      answer_key: newest.answer_key,
      reason: reason.trim(),
      changed: changes.length,
      regraded_by: accountId,
      regraded_at: now,
    });
  }
  return {
    applied: !dryRun && wrong.length > 0,
    hasOtherKey: wrong.length > 0,
    unfitting: unfitting.length,
    changed: changes.length,
    outcomes: outcomes.length,
    items: [...outcomes, ...changes.filter((change) => !isOutcomeOther(change))]
      .slice(0, SHOWN_MAX)
      .map(presentChange),
  };
}

const presentChange = ({ row, score, total }: Change): QuestionRegrade['items'][number] => ({
  attemptId: row.id,
  examTitle: row.title,
  ...presentLearner(row),
  scoreBefore: row.answer_score ?? 0,
  scoreAfter: score,
  totalBefore: row.score,
  totalAfter: total,
  passedBefore: isPassed(row, row.score),
  passedAfter: isPassed(row, total),
});

const isOutcomeOther = ({ row, total }: Change): boolean => isPassed(row, row.score) !== isPassed(row, total);

function changeOf(row: RegradedRow, wrong: readonly (Version & { key: AnswerKey })[]): Change | undefined {
  const { entry } = row;
  const version = entry && wrong.find((one) => one.version === entry.version);
  if (!entry || !version) return undefined;
  const score = gradeAnswer(
    { ...version, points: entry.points ?? version.points, answer_key: version.key },
    givenOf(entry, row),
  );
  const before = row.answer_score ?? 0;
  if (score === null || score === before) return undefined;
  const total = row.score === null ? null : roundPoints(row.score - before + score);
  return { row, score, total };
}
