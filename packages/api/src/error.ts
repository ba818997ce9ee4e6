import type { ErrorCode, ErrorDetails } from './schema.gen.ts';

/** What can go wrong with a call: the contract's codes, and what the network alone can do. */
export type ProblemCode = ErrorCode | 'NETWORK' | 'UNEXPECTED_ANSWER';

/**
 * The one error that calls of the API throw.
 *
 * `status` is the HTTP status, 0 where no answer came (`NETWORK`). `message` is the server's sentence,
 * translated; it is empty where the server did not say anything (`NETWORK`, `UNEXPECTED_ANSWER`).
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  /** Names the request in the server's log; a person can quote it. */
  readonly requestId: string | undefined;

  constructor(problem: {
    code: ProblemCode;
    status: number;
    message?: string;
    details?: ErrorDetails | undefined;
    requestId?: string | undefined;
    cause?: unknown;
  }) {
    super(problem.message ?? '', { cause: problem.cause });
    this.code = problem.code;
    this.status = problem.status;
    this.details = problem.details;
    this.requestId = problem.requestId;
  }
}

/** Whether something that was thrown is a call's failure, and, where a code is given, that one. */
export function isApiProblem(error: unknown, code?: ProblemCode): error is ApiProblem {
  return error instanceof ApiProblem && (code === undefined || error.code === code);
}

/** Reads the failure that an answer describes. Never throws: an answer that is none becomes UNEXPECTED_ANSWER. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorBody(body)) return new ApiProblem({ code: 'UNEXPECTED_ANSWER', status: response.status });
  return new ApiProblem({ ...body, status: response.status });
}

interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
  requestId?: string;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
