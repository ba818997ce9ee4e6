import { isComplete, scaledTo, sumOf } from '@stoa/api/rubric';
import type { GradingSheet, RubricChoice, WrittenRubricCriterion } from '@stoa/api/schema';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { requireChoices } from '../../../core/text/rubric-choices.ts';
import { invalid } from '../../../core/text/texts.ts';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import { textIn } from '../../../i18n/translate.ts';
import { findAnswers, findPaperKeys, type AnswerRow } from '../attempt.repository.ts';
import { findAppeals } from '../appeals/appeals.repository.ts';
import { answerAppeals } from '../appeals/appeals.service.ts';
import { written } from '../bank/question-content.ts';
import {
  presentAnswer,
  presentAppeal,
  presentChoices,
  presentGradedSummary,
  presentQuestion,
  type PlayedWording,
  presentRight,
  presentSections,
  type OpenFile,
} from '../exam.presenter.ts';
import { roundPoints } from '../grading.ts';
import { settlePasses } from '../passes.ts';
import {
  findGraded,
  insertGrades,
  lockGraded,
  updateGraded,
  type GradedAttemptRow,
  type NewGrade,
} from './grades.repository.ts';

/** Points are given in steps of a half. */
const STEPS_A_POINT = 2;
/** Figures of an id that stand for a person whose name is not shown. */
const SHOWN_FIGURES = 4;

/** What is given for an answer. */
export interface GivenGrade {
  questionId: string;
  /** Null while there are no points. */
  score: number | null;
  comment?: string | undefined;
  /** Levels of the rubric; left out to keep those that were chosen. */
  choices?: readonly RubricChoice[] | undefined;
  /** Answers the appeal of the question; left out to leave it open. */
  appealReply?: string | undefined;
}

export interface GivenGrades {
  version: string;
  scores: readonly GivenGrade[];
  feedback?: string | undefined;
  finished: boolean;
}

/** Who handed an attempt in, unless the exam is graded without names. */
export const presentLearner = (
  row: Pick<GradedAttemptRow, 'id' | 'account_id' | 'is_blind' | 'nick_name' | 'real_name' | 'avatar_url'>,
) => ({
  learner: row.is_blind ? null : presentPerson({ ...row, id: row.account_id }),
  anonymousName: row.is_blind ? `#${row.id.slice(-SHOWN_FIGURES)}` : null,
});

/** An attempt with its questions, answers and what is right. @throws {Problem} NOT_FOUND */
export async function readSheet(
  tx: Transaction,
  attemptId: string,
  author: string | undefined,
  { open, ...wording }: PlayedWording & { open: OpenFile },
): Promise<GradingSheet> {
  const attempt = await findGraded(tx, attemptId, author);
  const answers = await findAnswers(tx, attemptId);
  const appeals = await findAppeals(tx, attemptId);
  const keys = await findPaperKeys(tx, attempt.paper);
  const keyOf = new Map(keys.map((key) => [key.question_id, key]));
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  const appealOf = new Map(appeals.map((appeal) => [appeal.question_id, appeal]));
  return {
    attempt: presentGradedSummary(attempt),
    examId: attempt.exam_id,
    ...presentLearner(attempt),
    isReleased: attempt.released_at !== null,
    version: String(attempt.grading_version),
    ...presentSections(attempt, keys, wording, (questionId) => {
      const answer = answerOf.get(questionId);
      return answer ? answer.score : 0;
    }),
    questions: attempt.paper.flatMap((entry) => {
      const key = keyOf.get(entry.questionId);
      if (!key) return [];
      const answer = answerOf.get(entry.questionId);
      const appeal = appealOf.get(entry.questionId);
      const { accepts = [] } = key.answer_key;
      const right = presentRight(entry, key, answer);
      const said = textIn(key.explanation, wording.language, wording.schoolDefault);
      const accepted = right.text === null ? accepts.map(({ pattern }) => pattern) : [right.text];
      return [
        {
          question: presentQuestion(entry, key, wording),
          answer: answer ? presentAnswer(answer, open, attempt.is_blind) : null,
          rightChoice: right.choice ?? [],
          rightParts: right.parts,
          score: answer ? answer.score : 0,
          guidance: [accepted.join(' / '), said].filter((part) => part !== '').join('\n') || null,
          comment: answer?.comment ?? null,
          ...presentChoices(answer),
          ...(appeal ? { appeal: presentAppeal(appeal) } : {}),
        },
      ];
    }),
    feedback: attempt.feedback,
  };
}

/**
 * Gives an attempt points and remarks, and answers its appeals.
 * @throws {Problem} NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED for points or levels that a question does not have,
 *   and as answerAppeals
 */
export async function grade(
  tx: Transaction,
  attemptId: string,
  { version, scores, feedback, finished }: GivenGrades,
  { accountId, author }: { accountId: string; author: string | undefined },
  now: Date,
): Promise<void> {
  const attempt = await lockGraded(tx, attemptId, author);
  if (String(attempt.grading_version) !== version)
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(attempt.grading_version) });
  const answers = await findAnswers(tx, attemptId);
  const keys = await findPaperKeys(tx, attempt.paper);
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  const asked = new Map(
    attempt.paper.map((entry) => {
      const key = keys.find(({ question_id }) => question_id === entry.questionId);
      const most = entry.points ?? key?.points ?? 0;
      return [entry.questionId, { most, rubric: key?.rubric ? scaledTo(most, key.rubric) : [] }];
    }),
  );
  const changed: NewGrade[] = scores.flatMap((given, index) => {
    const { questionId, comment = '' } = given;
    const answer = answerOf.get(questionId);
    const question = asked.get(questionId);
    const path = `body/scores/${index}`;
    if (!answer || !question)
      throw invalid(`${path}/questionId`, 'unknown', 'must be a question with an answer');
    const choices = given.choices ?? answer.rubric_choices ?? [];
    const score = pointsOf({ ...given, choices }, question, answer, path);
    const words = comment.trim() || null;
    const isSame = written(choices) === written(answer.rubric_choices ?? []);
    if (score === answer.score && words === answer.comment && isSame) return [];
    answer.score = score;
    return [{ questionId, score, comment: words, choices }];
  });
  const waits = answers.some(({ score }) => score === null);
  if (finished && waits) throw invalid('body/finished', 'const', 'must not be true before all is graded');
  const isGraded = !waits && (finished || attempt.status === 'graded');
  await insertGrades(tx, attempt, changed, accountId, now);
  const replies = scores.flatMap(({ questionId, appealReply: reply }, index) => {
    const score = answerOf.get(questionId)?.score ?? null;
    return reply === undefined ? [] : [{ questionId, reply, score, path: `body/scores/${index}` }];
  });
  await answerAppeals(tx, attempt, replies, accountId, now);
  await updateGraded(tx, attemptId, {
    status: isGraded ? 'graded' : 'submitted',
    score: isGraded ? roundPoints(answers.reduce((sum, { score }) => sum + (score ?? 0), 0)) : null,
    feedback: feedback === undefined ? attempt.feedback : feedback.trim() || null,
    released_at: attempt.released_at ?? (isGraded && attempt.releases === 'auto' ? now : null),
  });
  const sitting = { examId: attempt.exam_id, accountId: attempt.account_id };
  if (isGraded) await settlePasses(tx, attempt.school_id, [sitting], now);
}

/** The points of an answer. @throws {Problem} VALIDATION_FAILED for what the question or its rubric does not have */
function pointsOf(
  { score, choices }: GivenGrade & { choices: readonly RubricChoice[] },
  { most, rubric }: { most: number; rubric: readonly WrittenRubricCriterion[] },
  stored: Pick<AnswerRow, 'score' | 'rubric_choices'>,
  path: string,
): number | null {
  requireChoices(rubric, choices, `${path}/choices`);
  if (rubric.length > 0) {
    if (isComplete(rubric, choices)) return sumOf(rubric, choices);
    // Until then the points are those of the answer key, or none.
    if (score !== stored.score || isComplete(rubric, stored.rubric_choices ?? []))
      throw invalid(`${path}/choices`, 'required', 'must have a level for each criterion');
    return score;
  }
  if (score === stored.score) return score;
  if (score === null) throw invalid(`${path}/score`, 'required', 'must be given');
  // What the answer key gave may be any share.
  if (score > most || !Number.isInteger(score * STEPS_A_POINT))
    throw invalid(
      `${path}/score`,
      'maximum',
      'must be at most the points of the question, in steps of a half',
    );
  return score;
}

const CSV_HEAD = ['name', 'attempt', 'status', 'score', 'maxScore', 'passed', 'counts'];
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Grades as a table, a row an attempt; which of them counts is marked. */
export function gradesTable(rows: readonly GradedAttemptRow[]): string[][] {
  const counting = countingOf(rows);
  return [
    CSV_HEAD,
    ...rows.map((row) => {
      const { learner, anonymousName } = presentLearner(row);
      return [
        learner?.name ?? anonymousName ?? '',
        String(row.number),
        row.status,
        row.score === null ? '' : String(row.score),
        String(row.max_score),
        row.score === null ? '' : yesNo(row.score >= row.pass_score),
        yesNo(counting.has(row.id)),
      ];
    }),
  ];
}

type Countable = Pick<GradedAttemptRow, 'id' | 'account_id' | 'number' | 'score' | 'counted'>;

/** The attempt of each person that counts, as the exam says. */
export function countingOf(rows: readonly Countable[]): Set<string> {
  const chosen = new Map<string, Countable>();
  for (const row of rows) {
    const known = chosen.get(row.account_id);
    if (!known || isBefore(row, known)) chosen.set(row.account_id, row);
  }
  return new Set([...chosen.values()].map(({ id }) => id));
}

function isBefore(row: Countable, known: Countable): boolean {
  switch (row.counted) {
    case 'first':
      return row.number < known.number;
    case 'last':
      return row.number > known.number;
    case 'best':
      return (row.score ?? -1) > (known.score ?? -1);
  }
}
