import type { QuestionPreview, QuestionStatistics, TriedAnswer, TriedResult } from '@stoa/api/schema';
import type { Transaction } from '../../../database/pool.ts';
import type { PaperEntry } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';
import type { Wording } from '../../../core/schools/caller.ts';
import { textIn } from '../../../i18n/translate.ts';
import { findVersions } from '../regrade/regrade.repository.ts';
import { findQuestion } from '../bank/bank.repository.ts';
import { written } from '../bank/question-content.ts';
import { presentQuestion, presentFeedback, presentRight, type PlayedWording } from '../exam.presenter.ts';
import { requireFit, unfit } from '../fit.ts';
import { gradeAnswer, isAnswered } from '../grading.ts';
import { inWords } from '../kinds/pictures.ts';
import { KINDS } from '../kinds/registry.ts';
import { areasOf } from '../regrade/fit-key.ts';
import { givenOf, makePaper } from '../paper.ts';
import { findAskedIn } from './insight.repository.ts';
import { difficultyOf, discriminationOf, FEWEST } from './statistics.ts';

type Version = Awaited<ReturnType<typeof findVersions>>[number];

/** The newest version of a question, and all of them. @throws {Problem} NOT_FOUND */
async function versionsOf(
  tx: Transaction,
  questionId: string,
): Promise<{ newest: Version; versions: Version[] }> {
  const question = await findQuestion(tx, questionId);
  const versions = question ? await findVersions(tx, questionId) : [];
  const newest = versions.find(({ version }) => version === question?.version);
  if (!newest) throw new Problem('NOT_FOUND');
  return { newest, versions };
}

/** How a question did. @throws {Problem} NOT_FOUND */
export async function readStatistics(tx: Transaction, questionId: string): Promise<QuestionStatistics> {
  const { newest, versions } = await versionsOf(tx, questionId);
  const shape = ({ kind, options, parts, picture, entry_pictures }: Version) =>
    written({
      kind,
      options,
      parts,
      picture: picture && areasOf(picture),
      pictures: entry_pictures?.map((one) => one?.url ?? null),
    });
  const same = versions.filter((version) => shape(version) === shape(newest));
  const rows = await findAskedIn(
    tx,
    questionId,
    same.map(({ version }) => version),
  );
  const given = rows.map((row) => (row.is_answered ? givenOf(row.entry, row) : undefined));
  const answered = given.filter(isAnswered);
  const outcomes = rows.flatMap(({ entry, is_answered, score, total, max_score }) => {
    const points = entry.points ?? newest.points;
    const own = is_answered ? score : 0;
    if (own === null || points === 0) return [];
    const others = max_score - points;
    return [{ share: own / points, rest: total === null || others <= 0 ? null : (total - own) / others }];
  });
  // An order names every option, whatever people think of it.
  const isChosen = KINDS[newest.kind].choices !== 'none' && newest.kind !== 'ordering';
  const { right = [] } = newest.answer_key;
  return {
    attempts: rows.length,
    answered: answered.length,
    difficulty: difficultyOf(outcomes),
    discrimination: discriminationOf(outcomes),
    options:
      isChosen && answered.length >= FEWEST
        ? inWords(newest, newest.entry_pictures, 'options').map((text, index) => ({
            text,
            right: right.includes(index),
            count: answered.filter((one) => one?.choice.includes(index)).length,
          }))
        : [],
  };
}

/** A question as a learner sees it. @throws {Problem} NOT_FOUND */
export async function previewQuestion(
  tx: Transaction,
  questionId: string,
  wording: PlayedWording,
): Promise<QuestionPreview> {
  const { newest } = await versionsOf(tx, questionId);
  const [entry] = makePaper([{ ...newest, id: questionId }], {
    shuffle_questions: false,
    shuffle_options: false,
  });
  if (!entry) throw new Problem('NOT_FOUND');
  return {
    question: presentQuestion(entry, newest, wording),
    order: { version: entry.version, options: entry.options, parts: entry.parts ?? [] },
  };
}

const isOrderOf = (order: readonly number[], length: number): boolean =>
  order.length === length && new Set(order).size === length && order.every((place) => place < length);

/** What an answer to a previewed question would get. @throws {Problem} NOT_FOUND, VALIDATION_FAILED */
export async function tryQuestion(
  tx: Transaction,
  questionId: string,
  { order, ...answer }: TriedAnswer,
  { language, schoolDefault }: Wording,
): Promise<TriedResult> {
  const { versions } = await versionsOf(tx, questionId);
  const version = versions.find((one) => one.version === order.version);
  if (!version) throw unfit('body/order/version', 'known');
  if (!isOrderOf(order.options, version.options.length)) throw unfit('body/order/options', 'known');
  if (!isOrderOf(order.parts, version.parts.length)) throw unfit('body/order/parts', 'known');
  const entry: PaperEntry = {
    questionId,
    version: version.version,
    points: version.points,
    options: order.options,
    ...(order.parts.length > 0 ? { parts: order.parts } : {}),
    ...(version.picture?.most ? { most: version.picture.most } : {}),
  };
  requireFit(entry, version, answer, 'body');
  const sent = { choice: answer.choice, text: answer.text, parts: answer.parts ?? null };
  const { choice, text, parts } = presentRight(entry, version, sent);
  return {
    // Files are not sent to be tried; a teacher would grade them.
    score: version.files ? null : gradeAnswer(version, givenOf(entry, sent)),
    rightChoice: choice,
    rightText: text,
    rightParts: parts,
    explanation: textIn(version.explanation, language, schoolDefault),
    ...presentFeedback(entry, version, answer.choice, { language, schoolDefault }),
  };
}
