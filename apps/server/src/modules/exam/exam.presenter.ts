import type {
  AttemptResult,
  AttemptSummary,
  ExamAnswer,
  ExamAttempt,
  ExamIntroduction,
  ExamQuestion,
  HandedIn,
  RichTextDocument,
} from '@stoa/api/schema';
import type { PaperEntry, QuestionKind, Translations } from '../../database/tables.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import type { AnswerRow, AttemptRow, findPaperKeys, listAttempts } from './attempt.repository.ts';
import type { Wording } from '../../core/schools/asker.ts';
import { roundPoints } from './grading.ts';
import { keyAt } from './paper.ts';
import type { ExamRow } from './exam.repository.ts';

/** What is shown of a question before it is handed in. */
interface QuestionRow {
  question_id: string;
  kind: QuestionKind;
  points: number;
  text: Translations;
  options: Translations[];
  unit: Translations;
}
type KeyRow = Awaited<ReturnType<typeof findPaperKeys>>[number];
type SummaryRow = Awaited<ReturnType<typeof listAttempts>>['items'][number] | AttemptRow;

const MINUTE_S = 60;
const PERCENT = 100;

/** Characters of an answer, by kind; the rest is chosen. */
export const MAX_LENGTH: Partial<Record<QuestionKind, number>> = { text: 200, number: 40, essay: 10_000 };

export const passScoreOf = (passMark: number, maxScore: number): number =>
  roundPoints((passMark / PERCENT) * maxScore);

export function presentIntroduction(
  exam: ExamRow,
  { questions, points }: { questions: number; points: number },
  abilities: ExamIntroduction['abilities'],
  { language, schoolDefault }: Wording,
): ExamIntroduction {
  const title = translate(exam.title, language, schoolDefault);
  return {
    id: exam.resource_id,
    title: title.text,
    lang: title.language,
    questionCount: questions,
    durationSeconds: exam.minutes * MINUTE_S,
    maxScore: points,
    passScore: passScoreOf(exam.pass_mark, points),
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    attemptsAllowed: exam.attempts,
    attemptsUsed: exam.used,
    ticketRequired: exam.ticket_required,
    showsAnswers: exam.shows_answers,
    runningAttemptId: exam.running_id,
    abilities,
  };
}

/** An attempt with its questions; nothing of what is right is read for it. */
export function presentAttempt(
  attempt: AttemptRow,
  questions: readonly QuestionRow[],
  answers: readonly AnswerRow[],
  wording: Wording,
  now: Date,
): ExamAttempt {
  const byId = new Map(questions.map((question) => [question.question_id, question]));
  return {
    id: attempt.id,
    examId: attempt.exam_id,
    examTitle: textIn(attempt.title, wording.language, wording.schoolDefault),
    number: attempt.number,
    status: attempt.status,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline.toISOString(),
    serverTime: now.toISOString(),
    revision: attempt.revision,
    questions: attempt.paper.flatMap((entry) => {
      const question = byId.get(entry.questionId);
      return question ? [presentQuestion(entry, question, wording)] : [];
    }),
    answers: answers.map(presentAnswer),
  };
}

export function presentQuestion(
  entry: PaperEntry,
  question: QuestionRow,
  { language, schoolDefault }: Wording,
): ExamQuestion {
  const text = translate(question.text, language, schoolDefault);
  return {
    id: question.question_id,
    kind: question.kind,
    text: paragraphs(text.text),
    lang: text.language,
    score: entry.points ?? question.points,
    options: entry.options.map((index, place) => ({
      key: keyAt(place),
      text: textIn(question.options[index], text.language, schoolDefault),
    })),
    unit: textIn(question.unit, language, schoolDefault) || null,
    maxLength: MAX_LENGTH[question.kind] ?? null,
  };
}

/** Plain text, in which an empty line parts paragraphs. */
const paragraphs = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .split(/\n{2,}/)
    .map((paragraph) => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] })),
});

export const presentAnswer = (answer: AnswerRow): ExamAnswer => ({
  questionId: answer.question_id,
  sequence: answer.sequence,
  deviceId: answer.device_id,
  choice: answer.choice ?? [],
  text: answer.text ?? '',
  flagged: answer.flagged,
  savedAt: answer.saved_at.toISOString(),
});

const GRADING = { running: 2, submitted: 1, graded: 0 } as const;

/** What the learner is told: what is not released waits. */
const shownStatus = ({ status, released_at }: Pick<SummaryRow, 'status' | 'released_at'>) =>
  status === 'graded' && released_at === null ? 'submitted' : status;

/** An attempt as its learner sees it. */
export const presentSummary = (attempt: SummaryRow): AttemptSummary =>
  presentGradedSummary(
    attempt.released_at === null ? { ...attempt, status: shownStatus(attempt), score: null } : attempt,
  );

/** An attempt as those see it who grade it. */
export const presentGradedSummary = (attempt: Omit<SummaryRow, 'total'>): AttemptSummary => ({
  id: attempt.id,
  number: attempt.number,
  status: attempt.status,
  grading: GRADING[attempt.status],
  startedAt: attempt.started_at.toISOString(),
  deadline: attempt.deadline.toISOString(),
  submittedAt: attempt.submitted_at?.toISOString() ?? null,
  score: attempt.score,
  maxScore: attempt.max_score,
  passed: attempt.score === null ? null : attempt.score >= attempt.pass_score,
});

export const presentHandedIn = (attempt: AttemptRow): HandedIn => ({
  id: attempt.id,
  status: shownStatus(attempt),
  submittedAt: (attempt.submitted_at ?? attempt.deadline).toISOString(),
  submittedBy: attempt.submitted_by ?? 'server',
  answered: attempt.answered ?? 0,
  questionCount: attempt.paper.length,
  receipt: attempt.receipt ?? '',
  grading: GRADING[shownStatus(attempt)],
});

export interface ResultParts {
  attempt: AttemptRow;
  keys: readonly KeyRow[];
  answers: readonly AnswerRow[];
  shownFrom: Date | null;
}

/** What came of an attempt; what is right only from the moment that the exam names. */
export function presentResult(
  { attempt, keys, answers, shownFrom }: ResultParts,
  wording: Wording,
  now: Date,
): AttemptResult {
  const { language, schoolDefault } = wording;
  const shown = shownFrom !== null && shownFrom <= now;
  const isReleased = attempt.released_at !== null;
  // What a person gives is shown once it is released.
  const released = (score: number | null, kind: QuestionKind) =>
    isReleased || (attempt.releases === 'auto' && kind !== 'essay') ? score : null;
  const byId = new Map(keys.map((key) => [key.question_id, key]));
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  return {
    attempt: presentSummary(attempt),
    examId: attempt.exam_id,
    examTitle: textIn(attempt.title, language, schoolDefault),
    passScore: attempt.pass_score,
    handedIn: presentHandedIn(attempt),
    showsAnswers: attempt.shows_answers,
    feedback: isReleased ? attempt.feedback : null,
    answersShown: shown,
    answersShownFrom: shownFrom?.toISOString() ?? null,
    questions: attempt.paper.flatMap((entry) => {
      const key = byId.get(entry.questionId);
      if (!key) return [];
      const answer = answerOf.get(entry.questionId);
      const { right, value } = key.answer_key;
      return [
        {
          question: presentQuestion(entry, key, wording),
          answer: answer ? presentAnswer(answer) : null,
          score: shown ? released(answer ? answer.score : 0, key.kind) : null,
          comment: isReleased ? (answer?.comment ?? null) : null,
          rightChoice:
            shown && right
              ? entry.options.flatMap((index, place) => (right.includes(index) ? [keyAt(place)] : []))
              : null,
          rightText: shown && value !== undefined ? String(value) : null,
          explanation: shown ? textIn(key.explanation, language, schoolDefault) : null,
        },
      ];
    }),
  };
}
