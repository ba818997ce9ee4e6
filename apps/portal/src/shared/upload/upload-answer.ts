import { ApiProblem, type ProblemCode } from '@stoa/api/error';

const SERVER_ERRORS_FROM = 500;
const NO_ROOM = 507;
/** The store's own words for bytes that it does not take; the message is shown (B045). */
const REFUSED = 901100007;
const SUCCESS = 20000;

interface UploadAnswer {
  resultCode?: unknown;
  code?: unknown;
  message?: unknown;
  details?: unknown;
  requestId?: unknown;
}

/**
 * What the answer to sent bytes means: nothing where they are there, or how it is told (B045). Stores answer in three
 * ways: this server with code and message, older ones with resultCode, an S3 store with a status and XML.
 */
export function uploadProblem(status: number, text: string): ApiProblem | undefined {
  const answer = readAnswer(text);
  if (answer.resultCode !== undefined) return problemByResult(answer, status);
  if (status >= 200 && status < 300) return undefined;
  // They had arrived before: the answer to the first try was lost.
  if (answer.code === 'CONFLICT') return undefined;
  if (typeof answer.code === 'string')
    return problem(answer.code as ProblemCode, status, textOf(answer.message), answer.requestId);
  const isAway = status >= SERVER_ERRORS_FROM && status !== NO_ROOM;
  return problem(isAway ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED_ANSWER', status, textOf(answer.details));
}

function problemByResult(answer: UploadAnswer, status: number): ApiProblem | undefined {
  const result = Number(answer.resultCode);
  if (result === SUCCESS) return undefined;
  return result === REFUSED
    ? problem('REFUSED' as ProblemCode, status, textOf(answer.message))
    : problem('UNEXPECTED_ANSWER', status, textOf(answer.details) || textOf(answer.message));
}

function problem(code: ProblemCode, status: number, message: string, requestId?: unknown): ApiProblem {
  return new ApiProblem({
    code,
    status,
    message,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAnswer(text: string): UploadAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
