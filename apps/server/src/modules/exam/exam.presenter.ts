import { scaledTo } from '@stoa/api/rubric';
import type {
  AttemptResult,
  AttemptSection,
  AttemptSummary,
  AttemptTime,
  ExamAnswer,
  ExamAttempt,
  ExamIntroduction,
  ExamMessage,
  ExamQuestion,
  HandedIn,
  QuestionAppeal,
  RichTextDocument,
  RightPart,
  RubricChoice,
  WrittenRubricCriterion,
} from '@stoa/api/schema';
import type {
  AnswerFile,
  EntryPicture,
  ExamSection,
  FileTerms,
  NumberRange,
  PaperEntry,
  QuestionKind,
  QuestionMedia,
  QuestionPicture,
  Translations,
} from '../../database/tables.ts';
import { nameOfFile } from '../../files/documents.ts';
import { textIn, translate } from '../../i18n/translate.ts';
import type { AppealRow } from './appeals/appeals.repository.ts';
import type { AnswerRow, AttemptRow, findPaperKeys, listAttempts } from './attempt.repository.ts';
import type { MessageRow } from './board/messages.repository.ts';
import { pauseEnd } from './board/pause.ts';
import type { Wording } from '../../core/schools/caller.ts';
import type { PlayFile } from './bank/question-media.ts';
import { appealsUntil, examPurchaseUrl } from './exam.policy.ts';
import { roundPoints } from './grading.ts';
import { pictureOf } from './kinds/pictures.ts';
import { areaOf, KINDS } from './kinds/registry.ts';
import { givenOf, keyAt, optionOf } from './paper.ts';
import type { ExamRow } from './exam.repository.ts';

/** What is shown of a question before it is handed in. */
interface QuestionRow {
  question_id: string;
  kind: QuestionKind;
  points: number;
  text: Translations;
  options: Translations[];
  parts: Translations[];
  number_range: NumberRange | null;
  picture: QuestionPicture | null;
  entry_pictures: (EntryPicture | null)[] | null;
  media: QuestionMedia | null;
  files: FileTerms | null;
  rubric: WrittenRubricCriterion[] | null;
  unit: Translations;
}
/** How a question is worded, and where what it plays is fetched. */
export type PlayedWording = Wording & { play: PlayFile };
type KeyRow = Awaited<ReturnType<typeof findPaperKeys>>[number];
type SummaryRow = Awaited<ReturnType<typeof listAttempts>>['items'][number] | AttemptRow;

const MINUTE_S = 60;
const PERCENT = 100;

export const passScoreOf = (passMark: number, maxScore: number): number =>
  roundPoints((passMark / PERCENT) * maxScore);

export function presentIntroduction(
  exam: ExamRow,
  { questions, points }: { questions: number; points: number },
  abilities: ExamIntroduction['abilities'],
  { language, schoolDefault, now }: Wording,
): ExamIntroduction {
  const purchaseUrl = examPurchaseUrl(exam, exam.used, now);
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
    passwordRequired: exam.password !== null,
    ...(exam.gives_certificate ? { givesCertificate: true } : {}),
    ...(exam.price ? { price: exam.price as ExamIntroduction['price'] & object } : {}),
    ...(purchaseUrl ? { purchaseUrl } : {}),
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
  { open, ...wording }: PlayedWording & { open: OpenFile },
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
    ...(attempt.paused_at
      ? { pausedAt: attempt.paused_at.toISOString(), pauseEndsAt: pauseEnd(attempt.paused_at).toISOString() }
      : {}),
    serverTime: now.toISOString(),
    revision: attempt.revision,
    ...(attempt.page_size === 1 ? {} : { questionsPerPage: attempt.page_size }),
    ...presentSections(attempt, questions, wording),
    questions: attempt.paper.flatMap((entry) => {
      const question = byId.get(entry.questionId);
      return question ? [presentQuestion(entry, question, wording)] : [];
    }),
    answers: answers.map((answer) => presentAnswer(answer, open)),
  };
}

/**
 * The sections of an attempt or a preview with their points; nothing where there are none.
 * @param scoreOf points of a question; null while they are not shown. Left out where there are none
 */
export function presentSections(
  { paper, sections }: { paper: readonly PaperEntry[]; sections: readonly ExamSection[] },
  questions: readonly { question_id: string; points: number }[],
  { language, schoolDefault }: Wording,
  scoreOf: (questionId: string) => number | null = () => null,
): { sections?: AttemptSection[] } {
  if (sections.length === 0) return {};
  const pointsOf = new Map(questions.map(({ question_id, points }) => [question_id, points]));
  return {
    sections: sections.map(({ title, instructions }, place) => {
      const entries = paper.filter(({ section }) => section === place);
      const scores = entries.map(({ questionId }) => scoreOf(questionId));
      const shown = translate(title, language, schoolDefault);
      return {
        title: shown.text,
        instructions: textIn(instructions, shown.language, schoolDefault),
        lang: shown.language,
        maxScore: entries.reduce(
          (sum, { questionId, points }) => sum + (points ?? pointsOf.get(questionId) ?? 0),
          0,
        ),
        score: scores.includes(null)
          ? null
          : roundPoints(scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)),
      };
    }),
  };
}

export function presentQuestion(
  entry: PaperEntry,
  question: QuestionRow,
  { language, schoolDefault, play }: PlayedWording,
): ExamQuestion {
  const text = translate(question.text, language, schoolDefault);
  const { kind, picture, media } = question;
  const entryOf = (holder: 'options' | 'parts', index: number) => {
    const shown = pictureOf(question, question.entry_pictures, holder, index);
    return {
      text: textIn(question[holder][index], text.language, schoolDefault),
      ...areaOf(kind, holder, picture, index),
      ...(shown ? { picture: { ...shown, alt: textIn(shown.alt, text.language, schoolDefault) } } : {}),
    };
  };
  return {
    id: question.question_id,
    kind,
    text: paragraphs(text.text),
    lang: text.language,
    score: entry.points ?? question.points,
    ...(entry.section === undefined ? {} : { section: entry.section }),
    options: entry.options.map((index, place) => ({ key: keyAt(place), ...entryOf('options', index) })),
    ...(entry.parts
      ? { parts: entry.parts.map((index, place) => ({ key: keyAt(place), ...entryOf('parts', index) })) }
      : {}),
    ...(question.number_range ? { range: question.number_range } : {}),
    ...(picture
      ? {
          picture: {
            url: picture.url,
            alt: textIn(picture.alt, text.language, schoolDefault),
            width: picture.width,
            height: picture.height,
            most: picture.most,
          },
        }
      : {}),
    ...(media
      ? {
          media: {
            kind: media.kind,
            url: play(media.url),
            title: textIn(media.title, text.language, schoolDefault),
            transcript: textIn(media.transcript, text.language, schoolDefault),
          },
        }
      : {}),
    ...(question.files ? { files: question.files } : {}),
    ...(question.rubric
      ? {
          rubric: scaledTo(entry.points ?? question.points, question.rubric).map((criterion) => ({
            ...criterion,
            title: textIn(criterion.title, text.language, schoolDefault),
            levels: criterion.levels.map((level) => ({
              ...level,
              title: textIn(level.title, text.language, schoolDefault),
            })),
          })),
        }
      : {}),
    unit: textIn(question.unit, language, schoolDefault) || null,
    maxLength: KINDS[kind].maxLength,
  };
}

/** What is right, by the keys of an attempt. */
export function presentRight(
  entry: PaperEntry,
  { kind, answer_key }: Pick<KeyRow, 'kind' | 'answer_key'>,
  answer: Pick<AnswerRow, 'choice' | 'text' | 'parts'> | undefined,
): { choice: string[] | null; text: string | null; parts: RightPart[] | null } {
  const { right, partShares } = KINDS[kind];
  const { choice, text, parts } = right(answer_key);
  const keyOf = (option: number): string => keyAt(entry.options.indexOf(option));
  const given = givenOf(entry, answer) ?? { choice: [], text: '', parts: [] };
  const shares = partShares?.(answer_key, given);
  return {
    choice: choice
      ? // An order is shown as it is, a set in the order of the attempt.
        KINDS[kind].choices === 'any' && answer_key.order
        ? choice.map(keyOf)
        : entry.options.flatMap((index, place) => (choice.includes(index) ? [keyAt(place)] : []))
      : null,
    text: text ?? null,
    parts:
      parts && entry.parts
        ? entry.parts.map((part, place) => {
            const value = parts[part] ?? '';
            return {
              key: keyAt(place),
              value: typeof value === 'number' ? keyOf(value) : value,
              isRight: shares?.[part] === 1,
            };
          })
        : null,
  };
}

/** Plain text, in which an empty line parts paragraphs. */
const paragraphs = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .split(/\n{2,}/)
    .map((paragraph) => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] })),
});

/** The address under which a file of an answer can be fetched now. @param name what it is saved as */
export type OpenFile = (file: Pick<AnswerFile, 'upload'>, name: string) => string;

/**
 * An answer.
 * @param isBlind whether only the endings of the names of files are told
 */
export const presentAnswer = (answer: AnswerRow, open: OpenFile, isBlind = false): ExamAnswer => ({
  questionId: answer.question_id,
  sequence: answer.sequence,
  deviceId: answer.device_id,
  choice: answer.choice ?? [],
  text: answer.text ?? '',
  ...(answer.parts && answer.parts.length > 0 ? { parts: answer.parts } : {}),
  ...(answer.files && answer.files.length > 0
    ? {
        files: answer.files.map((file, index) => {
          // What people call their files may say who they are.
          const [name, saved] = isBlind
            ? [nameOfFile('', file.type), `${index + 1}`]
            : [file.name, file.name];
          return { url: open(file, saved), name, bytes: file.bytes };
        }),
      }
    : {}),
  flagged: answer.flagged,
  savedAt: answer.saved_at.toISOString(),
});

/** Levels of the rubric that were chosen. */
export const presentChoices = (
  answer: Pick<AnswerRow, 'rubric_choices'> | undefined,
): { choices?: RubricChoice[] } => (answer?.rubric_choices ? { choices: answer.rubric_choices } : {});

const GRADING = { running: 2, submitted: 1, graded: 0 } as const;

/** What the learner is told: what is not released waits. */
export const shownStatus = ({ status, released_at }: Pick<SummaryRow, 'status' | 'released_at'>) =>
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

/** What is written to those who take an exam. */
export const presentMessage = ({ id, text, sent_at }: MessageRow): ExamMessage => ({
  id,
  text,
  sentAt: sent_at.toISOString(),
});

/** How long an attempt goes on, and what was written to its person. */
export const presentTime = (
  {
    status,
    deadline,
    extra_minutes,
    paused_at,
  }: Pick<AttemptRow, 'status' | 'deadline' | 'extra_minutes' | 'paused_at'>,
  messages: readonly MessageRow[],
  now: Date,
): AttemptTime => ({
  status,
  deadline: deadline.toISOString(),
  extraMinutes: extra_minutes,
  pausedAt: paused_at?.toISOString() ?? null,
  ...(paused_at ? { pauseEndsAt: pauseEnd(paused_at).toISOString() } : {}),
  messages: messages.map(presentMessage),
  serverTime: now.toISOString(),
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

/** What a learner asked of a question, and what became of it. */
export const presentAppeal = (row: AppealRow): QuestionAppeal => ({
  state: row.score_after === null ? 'open' : row.score_after === row.score_before ? 'kept' : 'changed',
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  scoreBefore: row.score_before,
  scoreAfter: row.score_after,
  reply: row.reply,
  answeredAt: row.answered_at?.toISOString() ?? null,
});

/** Whether an answer has points, and could have more. */
export const isBelow = (answer: Pick<AnswerRow, 'score'> | undefined, most: number): boolean =>
  answer !== undefined && answer.score !== null && answer.score < most;

export interface ResultParts {
  attempt: AttemptRow;
  keys: readonly KeyRow[];
  answers: readonly AnswerRow[];
  appeals: readonly AppealRow[];
  shownFrom: Date | null;
  /** Of the certificate that the learner has for the exam, while it counts. */
  certificateCode: string | null;
  open: OpenFile;
}

/** What is said of the options that somebody chose; nothing where nothing is. */
export function presentFeedback(
  entry: PaperEntry,
  { text: words, option_feedback }: Pick<KeyRow, 'text' | 'option_feedback'>,
  choice: readonly string[],
  { language, schoolDefault }: Pick<Wording, 'language' | 'schoolDefault'>,
): Pick<AttemptResult['questions'][number], 'optionFeedback'> {
  if (!option_feedback) return {};
  // In the language of the question, as its options are.
  const shown = translate(words, language, schoolDefault);
  const optionFeedback = choice.flatMap((key) => {
    const text = textIn(option_feedback[optionOf(entry, key) ?? -1] ?? {}, shown.language, schoolDefault);
    return text === '' ? [] : [{ key, text }];
  });
  return optionFeedback.length > 0 ? { optionFeedback } : {};
}

/** What came of an attempt; what is right only from the moment that the exam names. */
export function presentResult(
  { attempt, keys, answers, appeals, shownFrom, certificateCode, open }: ResultParts,
  wording: PlayedWording,
  now: Date,
): AttemptResult {
  const { language, schoolDefault } = wording;
  const shown = shownFrom !== null && shownFrom <= now;
  const isReleased = attempt.released_at !== null;
  // What a person gives is shown once it is released.
  const released = (score: number | null, kind: QuestionKind) =>
    isReleased || (attempt.releases === 'auto' && !KINDS[kind].isGradedByHand) ? score : null;
  const byId = new Map(keys.map((key) => [key.question_id, key]));
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  const appealOf = new Map(appeals.map((appeal) => [appeal.question_id, appeal]));
  const until = shown ? appealsUntil(attempt, shownFrom) : null;
  return {
    attempt: presentSummary(attempt),
    examId: attempt.exam_id,
    examTitle: textIn(attempt.title, language, schoolDefault),
    passScore: attempt.pass_score,
    handedIn: presentHandedIn(attempt),
    showsAnswers: attempt.shows_answers,
    feedback: isReleased ? attempt.feedback : null,
    regradedAt: isReleased ? (attempt.regraded_at?.toISOString() ?? null) : null,
    certificateCode,
    answersShown: shown,
    answersShownFrom: shownFrom?.toISOString() ?? null,
    appealsUntil: until?.toISOString() ?? null,
    // Shown as the points of the whole attempt are: once results are released.
    ...presentSections(attempt, keys, wording, (questionId) => {
      if (!isReleased) return null;
      const answer = answerOf.get(questionId);
      return answer ? answer.score : 0;
    }),
    questions: attempt.paper.flatMap((entry) => {
      const key = byId.get(entry.questionId);
      if (!key) return [];
      const answer = answerOf.get(entry.questionId);
      const right = shown ? presentRight(entry, key, answer) : undefined;
      const score = shown ? released(answer ? answer.score : 0, key.kind) : null;
      const appeal = appealOf.get(entry.questionId);
      const mayAppeal =
        until !== null && now < until && !appeal && isBelow(answer, entry.points ?? key.points);
      return [
        {
          question: presentQuestion(entry, key, wording),
          answer: answer ? presentAnswer(answer, open) : null,
          score,
          comment: isReleased ? (answer?.comment ?? null) : null,
          rightChoice: right?.choice ?? null,
          rightText: right?.text ?? null,
          rightParts: right?.parts ?? null,
          explanation: shown ? textIn(key.explanation, language, schoolDefault) : null,
          ...(shown ? presentFeedback(entry, key, answer?.choice ?? [], wording) : {}),
          ...(score === null ? {} : presentChoices(answer)),
          ...(mayAppeal ? { mayAppeal } : {}),
          ...(appeal && isReleased && shown ? { appeal: presentAppeal(appeal) } : {}),
        },
      ];
    }),
  };
}
