import { type Api, unwrap } from '../query.ts';
import type {
  AnswerInput,
  AnswersSaved,
  AttemptTime,
  ExamAttempt,
  ExamTicket,
  HandedIn,
  QuestionAppeal,
} from '../schema.gen.ts';

export interface StartAttemptCall {
  schoolId: string;
  examId: string;
  /** Where the exam has one and no attempt runs. */
  password?: string | undefined;
  signal?: AbortSignal;
}

/** Goes on with the attempt that runs, where there is one. @throws ApiProblem EXAM_NOT_OPEN, EXAM_CLOSED, ATTEMPTS_EXHAUSTED, PURCHASE_REQUIRED, TICKET_INVALID, EXAM_PASSWORD_WRONG with the tries left, TOO_MANY_ATTEMPTS and the shared codes. */
export function startAttempt(api: Api, call: StartAttemptCall): Promise<ExamAttempt> {
  return unwrap(
    api.client.POST('/api/exam/v1/exams/{examId}/attempts', {
      params: { path: { examId: call.examId }, header: { tenantId: call.schoolId } },
      ...(call.password === undefined ? {} : { body: { password: call.password } }),
      signal: call.signal,
    }),
  );
}

export interface SaveAnswersCall {
  schoolId: string;
  attemptId: string;
  /** 8 to 64 letters, digits, - and _. */
  deviceId: string;
  answers: AnswerInput[];
  /** Lets the request outlive the page that sends it. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** May be sent again without harm: of two answers the one with the higher sequence stays. @throws ApiProblem ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED and the shared codes. */
export function saveAnswers(api: Api, call: SaveAnswersCall): Promise<AnswersSaved> {
  return unwrap(
    api.client.PUT('/api/exam/v1/attempts/{attemptId}/answers', {
      params: { path: { attemptId: call.attemptId }, header: { tenantId: call.schoolId } },
      body: { deviceId: call.deviceId, answers: call.answers },
      keepalive: call.keepalive,
      signal: call.signal,
    }),
  );
}

/** Tells that somebody is there. @returns how long the attempt goes on, and what was written to the person */
export function reportAttemptPresence(
  api: Api,
  call: { schoolId: string; attemptId: string; questionId?: string | undefined; signal?: AbortSignal },
): Promise<AttemptTime> {
  return unwrap(
    api.client.POST('/api/exam/v1/attempts/{attemptId}/presence', {
      params: { path: { attemptId: call.attemptId }, header: { tenantId: call.schoolId } },
      body: call.questionId === undefined ? {} : { questionId: call.questionId },
      signal: call.signal,
    }),
  );
}

export interface SubmitAttemptCall {
  schoolId: string;
  attemptId: string;
  /** Of the last save that the device knows. */
  revision: number;
  /** Nobody asked for it: the time is over, as far as the device knows. */
  isTimeOver: boolean;
  signal?: AbortSignal;
}

/** However often it is sent, it hands in once and answers the same. @throws ApiProblem VERSION_CONFLICT where another device has saved since or the time is not over, and the shared codes. */
export function submitAttempt(api: Api, call: SubmitAttemptCall): Promise<HandedIn> {
  return unwrap(
    api.client.POST('/api/exam/v1/attempts/{attemptId}/submit', {
      params: { path: { attemptId: call.attemptId }, header: { tenantId: call.schoolId } },
      body: { revision: call.revision, isTimeOver: call.isTimeOver },
      signal: call.signal,
    }),
  );
}

/** Uses a ticket; again is the same. @throws ApiProblem TICKET_INVALID with the tries left, TICKET_USED, TOO_MANY_ATTEMPTS and the shared codes. */
export function redeemExamTicket(
  api: Api,
  { schoolId, ...body }: { schoolId: string; examId: string; ticket: string },
): Promise<ExamTicket> {
  return unwrap(
    api.client.POST('/api/portal/api/v1/portal/exam-ticket-redeem', {
      params: { header: { tenantId: schoolId } },
      body,
    }),
  );
}

interface AppealCall {
  schoolId: string;
  attemptId: string;
  questionId: string;
}
const ofAppeal = ({ schoolId, attemptId, questionId }: AppealCall) => ({
  path: { attemptId, questionId },
  header: { tenantId: schoolId },
});

/** Asks that points are looked at again; again with the same words is the same. @throws ApiProblem APPEAL_CLOSED, CONFLICT and the shared codes. */
export function appealGrade(api: Api, { reason, ...call }: AppealCall & { reason: string }) {
  return unwrap<QuestionAppeal>(
    api.client.PUT('/api/exam/v1/attempts/{attemptId}/appeals/{questionId}', {
      params: ofAppeal(call),
      body: { reason },
    }),
  );
}

/** @throws ApiProblem CONFLICT where it was answered, and the shared codes. */
export async function withdrawAppeal(api: Api, call: AppealCall): Promise<void> {
  await api.client.DELETE('/api/exam/v1/attempts/{attemptId}/appeals/{questionId}', {
    params: ofAppeal(call),
  });
}
