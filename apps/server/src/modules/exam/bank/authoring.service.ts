import type { ExamEntry, ExamInput, ExamPreview, ManagedExam } from '@stoa/api/schema';
import { COUNTED_MAX, totalOf } from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../core/services.ts';
import { hasText, invalid } from '../../../core/text/texts.ts';
import { translate } from '../../../i18n/translate.ts';
import { presentQuestion, presentSections, type PlayedWording } from '../exam.presenter.ts';
import { drawQuestions } from '../draw.repository.ts';
import { plainPassword } from '../exam.policy.ts';
import { makePaper, withoutEmpty } from '../paper.ts';
import { settleEverybody } from '../settle-everybody.ts';
import {
  findAsked,
  findKnown,
  findManaged,
  holdQuestions,
  insertExam,
  lockManaged,
  removeExam,
  updateExam,
  type ExamValues,
  type ManagedExamRow,
} from './authoring.repository.ts';
import { entriesOf, namedIn } from './network-entries.ts';
import { findNetworks } from './networks.repository.ts';
import { trimmed } from './question-content.ts';

/** Who writes exams of a school, and whose they may change: undefined for everybody's. */
export interface ExamWriter {
  schoolId: string;
  accountId: string;
  author: string | undefined;
}

/** Of an attempt. */
const MAX_QUESTIONS = 300;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** @throws {Problem} VALIDATION_FAILED */
async function valuesOf(tx: Transaction, input: ExamInput, schoolId: string): Promise<ExamValues> {
  if (!hasText(input.title)) throw invalid('body/title', 'required', 'must have a text in one language');
  const [opens_at, closes_at] = [instant(input.opensAt), instant(input.closesAt)];
  if (opens_at && closes_at && closes_at <= opens_at)
    throw invalid('body/closesAt', 'minimum', 'must be after opensAt');
  if (input.givesCertificate && input.passMark === 0)
    throw invalid('body/passMark', 'minimum', 'must be more than 0 where a certificate is given');
  const ids = input.questions.map(({ questionId }) => questionId);
  if (new Set(ids).size < ids.length)
    throw invalid('body/questions', 'uniqueItems', 'must name each question once');
  const draws = (input.draws ?? []).map((draw) => ({
    ...draw,
    folder: draw.folder.trim(),
    tag: draw.tag.trim(),
  }));
  const sections = (input.sections ?? []).map(({ title, instructions }, index) => {
    if (!hasText(title))
      throw invalid(`body/sections/${index}/title`, 'required', 'must have a text in one language');
    return { title: trimmed(title), instructions: trimmed(instructions) };
  });
  const list = { questions: input.questions, draws };
  for (const part of ['questions', 'draws'] as const)
    for (const [index, { section }] of list[part].entries())
      if (section !== undefined && section >= sections.length)
        throw invalid(`body/${part}/${index}/section`, 'unknown', 'must be the place of a section');
  const drawnCount = draws.reduce((sum, { count }) => sum + count, 0);
  if (ids.length + drawnCount > MAX_QUESTIONS)
    throw invalid('body/draws', 'maxItems', `must make at most ${MAX_QUESTIONS} questions`);
  if (input.status === 'published' && ids.length + drawnCount === 0)
    throw invalid('body/questions', 'minItems', 'must not be empty where it is published');
  const known = await findKnown(tx, ids);
  if (ids.some((id) => !known.has(id)))
    throw invalid('body/questions', 'unknown', 'must be questions of this school');
  if (input.status === 'published')
    for (const [index, drawn] of (await drawQuestions(tx, draws, ids)).entries())
      if (drawn.length < (draws[index]?.count ?? 0))
        throw invalid(`body/draws/${index}/count`, 'maximum', 'must not be more than the bank has');
  return {
    title: trimmed(input.title),
    summary: trimmed(input.summary),
    audience: input.audience,
    status: input.status,
    minutes: input.minutes,
    attempts: input.attempts,
    counted: input.counted,
    pass_mark: input.passMark,
    opens_at,
    closes_at,
    shuffle_questions: input.shuffleQuestions,
    shuffle_options: input.shuffleOptions,
    page_size: input.questionsPerPage === undefined ? 1 : input.questionsPerPage,
    shows_answers: input.showsAnswers,
    releases: input.releases,
    is_blind: input.isBlind,
    ticket_required: input.ticketRequired,
    questions: input.questions,
    draws,
    sections,
    networks: await networksOf(tx, input.networks ?? [], schoolId),
    password: plainPassword(input.password ?? '') || null,
    gives_certificate: input.givesCertificate ?? false,
    appeal_days: input.appealDays ?? null,
  };
}

/** @throws {Problem} VALIDATION_FAILED, each that is neither a range nor a network of the school by its place */
async function networksOf(tx: Transaction, lines: readonly string[], schoolId: string): Promise<string[]> {
  const { items } = namedIn(lines).length > 0 ? await findNetworks(tx, schoolId) : { items: [] };
  return entriesOf(
    lines,
    items.map(({ id }) => id),
    'body/networks',
  );
}

const askedBy = ({ questions }: ExamInput): string[] => questions.map(({ questionId }) => questionId);

/** Writes an exam. @throws {Problem} VALIDATION_FAILED */
export async function addExam(
  tx: Transaction,
  writer: ExamWriter,
  input: ExamInput,
  now: Date,
): Promise<ManagedExam> {
  await holdQuestions(tx, askedBy(input));
  const id = await insertExam(tx, writer, await valuesOf(tx, input, writer.schoolId), now);
  return readManaged(tx, id, writer);
}

/** Changes an exam. @throws {Problem} NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT */
export async function changeExam(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  examId: string,
  writer: ExamWriter,
  { version, ...input }: ExamInput & { version: number },
  now: Date,
): Promise<ManagedExam> {
  await holdQuestions(tx, askedBy(input));
  const found = await lockManaged(tx, examId, writer.author);
  if (!found) throw new Problem('NOT_FOUND');
  if (found.version !== version)
    throw new Problem('VERSION_CONFLICT', { currentVersion: String(found.version) });
  const values = await valuesOf(tx, input, writer.schoolId);
  await updateExam(tx, writer.schoolId, found, values, now);
  if ((values.gives_certificate && !found.gives_certificate) || values.counted !== found.counted)
    await settleEverybody(jobs, tx, { examId, ...writer }, now);
  return readManaged(tx, examId, writer);
}

/** Deletes an exam that nobody began. @throws {Problem} NOT_FOUND, CONFLICT */
export async function deleteUntaken(tx: Transaction, examId: string, writer: ExamWriter): Promise<void> {
  const found = await lockManaged(tx, examId, writer.author);
  if (!found) throw new Problem('NOT_FOUND');
  if (found.attempt_count > 0) throw new Problem('CONFLICT');
  await removeExam(tx, examId);
}

/** An exam with its questions. @throws {Problem} NOT_FOUND */
export async function readManaged(
  tx: Transaction,
  examId: string,
  { author, schoolId }: ExamWriter,
): Promise<ManagedExam> {
  const row = await findManaged(tx, examId, author);
  if (!row) throw new Problem('NOT_FOUND');
  const asked = await findAsked(tx, examId);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    summary: row.summary,
    audience: row.audience as ManagedExam['audience'],
    minutes: row.minutes,
    attempts: row.attempts,
    counted: row.counted,
    passMark: row.pass_mark,
    opensAt: row.opens_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    shuffleQuestions: row.shuffle_questions,
    shuffleOptions: row.shuffle_options,
    questionsPerPage: row.page_size,
    showsAnswers: row.shows_answers,
    releases: row.releases,
    isBlind: row.is_blind,
    ticketRequired: row.ticket_required,
    status: row.status,
    questions: asked.map((question) => ({
      questionId: question.question_id,
      points: question.points,
      ...(question.section === null ? {} : { section: question.section }),
      kind: question.kind,
      text: question.text,
      isArchived: question.is_archived,
    })),
    draws: row.draws,
    sections: row.sections,
    networks: row.networks,
    password: row.password ?? '',
    givesCertificate: row.gives_certificate,
    appealDays: row.appeal_days,
    attemptCount: Math.min(row.attempt_count, COUNTED_MAX),
    url: `/classInfo/${schoolId}/check-view/${row.id}`,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** An exam as a learner sees it, published or not. @throws {Problem} NOT_FOUND */
export async function preview(
  tx: Transaction,
  examId: string,
  { author }: ExamWriter,
  wording: PlayedWording,
): Promise<ExamPreview> {
  const row = await findManaged(tx, examId, author);
  if (!row) throw new Problem('NOT_FOUND');
  const named = await findAsked(tx, examId);
  const drawn = await drawQuestions(
    tx,
    row.draws,
    named.map((question) => question.question_id),
  );
  const asked = [...named, ...drawn.flat().map((question) => ({ ...question, question_id: question.id }))];
  const questionOf = new Map(asked.map((question) => [question.question_id, question]));
  // Shuffled where the order would tell the answer, as in an attempt.
  const made = withoutEmpty(
    makePaper(
      asked.map((question) => ({ ...question, id: question.question_id })),
      { shuffle_questions: false, shuffle_options: false },
    ),
    row.sections,
  );
  const title = translate(row.title, wording.language, wording.schoolDefault);
  return {
    id: row.id,
    title: title.text,
    lang: title.language,
    minutes: row.minutes,
    maxScore: asked.reduce((sum, { points }) => sum + points, 0),
    ...(row.page_size === 1 ? {} : { questionsPerPage: row.page_size }),
    ...presentSections(made, asked, wording),
    questions: made.paper.flatMap((entry) => {
      const question = questionOf.get(entry.questionId);
      return question ? [presentQuestion(entry, question, wording)] : [];
    }),
  };
}

export function presentExamEntry(row: ManagedExamRow): ExamEntry {
  const attempts = totalOf(row.attempt_count);
  const waiting = totalOf(row.waiting_count);
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    questionCount: row.question_count,
    attemptCount: attempts.total,
    attemptsAreExact: attempts.totalIsExact,
    waitingCount: waiting.total,
    waitingIsExact: waiting.totalIsExact,
    opensAt: row.opens_at?.toISOString() ?? null,
    closesAt: row.closes_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
