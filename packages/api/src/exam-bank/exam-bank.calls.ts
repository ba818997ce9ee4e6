import { type Api, unwrap } from '../query.ts';
import type {
  BankQuestion,
  ExamBoardEntry,
  ExamMessage,
  ExamInput,
  GradingSheet,
  IssuedTicket,
  Language,
  ManagedExam,
  QuestionFormat,
  QuestionImport,
  QuestionInput,
  QuestionRegrade,
  RubricChoice,
  TriedAnswer,
  TriedResult,
  SchoolNetworks,
  SchoolNetworksInput,
} from '../schema.gen.ts';

const QUESTIONS = '/api/exam/v1/manage/questions';
const EXAMS = '/api/exam/v1/manage/exams';

interface QuestionCall {
  schoolId: string;
  questionId: string;
  signal?: AbortSignal;
}
interface ExamCall {
  schoolId: string;
  examId: string;
  signal?: AbortSignal;
}
const ofQuestion = ({ schoolId, questionId }: QuestionCall) => ({
  path: { questionId },
  header: { tenantId: schoolId },
});
const ofExam = ({ schoolId, examId }: ExamCall) => ({ path: { examId }, header: { tenantId: schoolId } });

/** @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function createQuestion(api: Api, call: { schoolId: string; input: QuestionInput }) {
  return unwrap<BankQuestion>(
    api.client.POST(QUESTIONS, { params: { header: { tenantId: call.schoolId } }, body: call.input }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function saveQuestion(
  api: Api,
  { change, ...call }: QuestionCall & { change: QuestionInput & { version: number } },
) {
  return unwrap<BankQuestion>(
    api.client.PUT(`${QUESTIONS}/{questionId}`, { params: ofQuestion(call), body: change }),
  );
}

/** A question as it is now. */
export function readQuestion(api: Api, call: QuestionCall) {
  return unwrap<BankQuestion>(
    api.client.GET(`${QUESTIONS}/{questionId}`, { params: ofQuestion(call), signal: call.signal }),
  );
}

/** @throws ApiProblem CONFLICT where an exam asks it or asked it once. */
export async function deleteQuestion(api: Api, call: QuestionCall): Promise<void> {
  await api.client.DELETE(`${QUESTIONS}/{questionId}`, { params: ofQuestion(call) });
}

export function archiveQuestion(api: Api, { isArchived, ...call }: QuestionCall & { isArchived: boolean }) {
  return unwrap<BankQuestion>(
    api.client.PUT(`${QUESTIONS}/{questionId}/archive`, { params: ofQuestion(call), body: { isArchived } }),
  );
}

/** What a corrected key changes; nothing is changed in a dry run. */
export function regradeQuestion(
  api: Api,
  { version, reason, dryRun, ...call }: QuestionCall & { version: number; reason: string; dryRun: boolean },
) {
  return unwrap<QuestionRegrade>(
    api.client.POST(`${QUESTIONS}/{questionId}/regrade`, {
      params: ofQuestion(call),
      body: { version, reason, dryRun },
      signal: call.signal,
    }),
  );
}

/** What an answer would get; nothing of it is stored. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function tryQuestion(
  api: Api,
  { answer, lang, ...call }: QuestionCall & { answer: TriedAnswer; lang: Language },
) {
  return unwrap<TriedResult>(
    api.client.POST(`${QUESTIONS}/{questionId}/preview`, {
      params: { ...ofQuestion(call), query: { 'sxz-lang': lang } },
      body: answer,
    }),
  );
}

/** Takes nothing where a line is faulty. */
export function importQuestions(
  api: Api,
  {
    schoolId,
    ...file
  }: { schoolId: string; format: QuestionFormat; text: string; folder: string; dryRun: boolean },
) {
  return unwrap<QuestionImport>(
    api.client.POST(`${QUESTIONS}/import`, { params: { header: { tenantId: schoolId } }, body: file }),
  );
}

export function exportQuestions(
  api: Api,
  { schoolId, ...query }: { schoolId: string; format: QuestionFormat; folder?: string | undefined },
) {
  return unwrap<{ fileName: string; text: string; count: number }>(
    api.client.GET(`${QUESTIONS}/export`, { params: { header: { tenantId: schoolId }, query } }),
  );
}

/** @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function createExam(api: Api, call: { schoolId: string; input: ExamInput }) {
  return unwrap<ManagedExam>(
    api.client.POST(EXAMS, { params: { header: { tenantId: call.schoolId } }, body: call.input }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, VALIDATION_FAILED and the shared codes. */
export function saveExam(
  api: Api,
  { change, ...call }: ExamCall & { change: ExamInput & { version: number } },
) {
  return unwrap<ManagedExam>(api.client.PUT(`${EXAMS}/{examId}`, { params: ofExam(call), body: change }));
}

/** An exam as it is now. */
export function readManagedExam(api: Api, call: ExamCall) {
  return unwrap<ManagedExam>(
    api.client.GET(`${EXAMS}/{examId}`, { params: ofExam(call), signal: call.signal }),
  );
}

/** @throws ApiProblem CONFLICT where an attempt was begun. */
export async function deleteExam(api: Api, call: ExamCall): Promise<void> {
  await api.client.DELETE(`${EXAMS}/{examId}`, { params: ofExam(call) });
}

interface AttemptCall {
  schoolId: string;
  attemptId: string;
  signal?: AbortSignal;
}
const ofAttempt = ({ schoolId, attemptId }: AttemptCall) => ({
  path: { attemptId },
  header: { tenantId: schoolId },
});

/** The minutes in all that somebody has more. @throws ApiProblem ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED and the shared codes. */
export function setAttemptExtraTime(
  api: Api,
  { extraMinutes, ...call }: AttemptCall & { extraMinutes: number },
) {
  return unwrap<ExamBoardEntry>(
    api.client.PUT('/api/exam/v1/attempts/{attemptId}/extra-time', {
      params: ofAttempt(call),
      body: { extraMinutes },
    }),
  );
}

/** Lets the time of an attempt stand still, or go on. @throws ApiProblem ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED and the shared codes. */
export function pauseAttempt(api: Api, { isPaused, ...call }: AttemptCall & { isPaused: boolean }) {
  return unwrap<ExamBoardEntry>(
    api.client.PUT('/api/exam/v1/attempts/{attemptId}/pause', {
      params: ofAttempt(call),
      body: { isPaused },
    }),
  );
}

/** The same for every attempt at an exam that runs. @returns how many that changed */
export function pauseExam(api: Api, { isPaused, ...call }: ExamCall & { isPaused: boolean }) {
  return unwrap<{ count: number }>(
    api.client.PUT('/api/exam/v1/exams/{examId}/pause', { params: ofExam(call), body: { isPaused } }),
  );
}

/** Writes to everybody whose attempt runs, or to one of them. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function sendExamMessage(
  api: Api,
  { text, attemptId, ...call }: ExamCall & { text: string; attemptId?: string | undefined },
) {
  return unwrap<ExamMessage>(
    api.client.POST('/api/exam/v1/exams/{examId}/messages', {
      params: ofExam(call),
      body: { text, ...(attemptId === undefined ? {} : { attemptId }) },
    }),
  );
}

/** Hands in for somebody; again is the same. */
export function submitAttemptFor(api: Api, call: AttemptCall) {
  return unwrap<ExamBoardEntry>(
    api.client.POST('/api/exam/v1/attempts/{attemptId}/submit-for', { params: ofAttempt(call) }),
  );
}

export interface Grades {
  version: string;
  scores: {
    questionId: string;
    score: number | null;
    comment?: string;
    choices?: RubricChoice[];
    /** Answers the appeal of the question. */
    appealReply?: string;
  }[];
  feedback?: string;
  finished: boolean;
}

/** @throws ApiProblem VERSION_CONFLICT, CONFLICT where an appeal is not open any more, VALIDATION_FAILED and the shared codes. */
export function saveGrading(api: Api, { grades, ...call }: AttemptCall & { grades: Grades }) {
  return unwrap<GradingSheet>(
    api.client.PUT('/api/exam/v1/attempts/{attemptId}/grading', { params: ofAttempt(call), body: grades }),
  );
}

/** An attempt with its grades as they are now. */
export function readGrading(api: Api, call: AttemptCall) {
  return unwrap<GradingSheet>(
    api.client.GET('/api/exam/v1/attempts/{attemptId}/grading', {
      params: ofAttempt(call),
      signal: call.signal,
    }),
  );
}

/** Lets learners see what is graded. */
export function releaseResults(api: Api, call: ExamCall) {
  return unwrap<{ count: number }>(
    api.client.POST('/api/exam/v1/exams/{examId}/release', { params: ofExam(call) }),
  );
}

/** Grades as a file. */
export function exportGrades(api: Api, { format, ...call }: ExamCall & { format: 'csv' | 'xlsx' }) {
  return unwrap<{ fileName: string; csv: string; xlsx?: string; rows: number }>(
    api.client.GET('/api/exam/v1/exams/{examId}/grades.csv', {
      params: { ...ofExam(call), query: { format } },
    }),
  );
}

export interface TicketOrder {
  /** One a click: sent again after a lost answer it replaces what it issued. */
  batch: string;
  count: number;
  validFrom: string;
  validUntil: string;
}

/** The tickets are told this once. @throws ApiProblem VALIDATION_FAILED and the shared codes. */
export function issueExamTickets(api: Api, { order, ...call }: ExamCall & { order: TicketOrder }) {
  return unwrap<{ fileName: string; csv: string; tickets: { number: number; ticket: string }[] }>(
    api.client.POST(`${EXAMS}/{examId}/tickets`, { params: ofExam(call), body: order }),
  );
}

/** Again is the same. */
export function withdrawExamTicket(
  api: Api,
  { schoolId, examId, ticketId }: ExamCall & { ticketId: string },
) {
  return unwrap<IssuedTicket>(
    api.client.POST(`${EXAMS}/{examId}/tickets/{ticketId}/withdraw`, {
      params: { path: { examId, ticketId }, header: { tenantId: schoolId } },
    }),
  );
}

/** @throws ApiProblem VERSION_CONFLICT, CONFLICT, VALIDATION_FAILED and the shared codes. */
export const saveSchoolNetworks = (
  api: Api,
  { schoolId, ...body }: SchoolNetworksInput & { schoolId: string },
): Promise<SchoolNetworks> =>
  unwrap(
    api.client.PUT('/api/exam/v1/manage/networks', { params: { header: { tenantId: schoolId } }, body }),
  );
