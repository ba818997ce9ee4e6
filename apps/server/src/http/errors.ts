import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTemporary } from '../database/failures.ts';
import { askedLanguage, chooseLanguage } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { SealError } from '../platform/secret-box.ts';
import { ERROR_MESSAGES, REASON_MESSAGES } from './error-messages.ts';
import { describeRefusal } from './log.ts';
import { Problem } from './problem.ts';
import { isSuspicious, logSecurity } from './security-log.ts';

const RETRY_AFTER_S = 5;
/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503';
const UNKNOWN_SCHOOL = /_(?:school_id|bound_school|tenant)_fkey$/;

/** Answers every failure in the contract's error model: the log gets the detail, people a translated sentence. */
export function answerErrors(app: FastifyInstance, messages: Messages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = brokeOff(request) ? new Problem('MALFORMED_BODY') : toProblem(error);
    // A disk that fails needs somebody who looks at it.
    if (isBrokenDisk(error)) request.log.error({ err: error }, 'the disk cannot be used');
    // Overload is no fault of a request: one line each, not a stack.
    else if (problem.code === 'SERVICE_UNAVAILABLE' && error !== problem)
      request.log.warn({ reason: String(error.cause ?? error) }, 'request cannot be served now');
    else if (problem.status >= 500 && error !== problem) request.log.error({ err: error }, 'request failed');
    else if (isSuspicious(problem.code)) {
      const details = describeRefusal(problem.details);
      logSecurity(request, 'security refusal', { code: problem.code, details });
    } else
      request.log.info({ code: problem.code, details: describeRefusal(problem.details) }, 'request refused');
    return send(problem, request, reply, messages);
  });
  app.setNotFoundHandler((request, reply) => send(new Problem('NOT_FOUND'), request, reply, messages));
}

/** Whether the client went away in the middle of its body: nobody hears the answer, and nothing of ours failed. */
const brokeOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function send(problem: Problem, request: FastifyRequest, reply: FastifyReply, messages: Messages) {
  const language = chooseLanguage(askedLanguage(request.query), request.headers['accept-language']);
  const retryAfter =
    problem.details?.retryAfterSeconds ?? (problem.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const said = REASON_MESSAGES[problem.details?.reason ?? ''] ?? ERROR_MESSAGES[problem.code];
  const message = messages.say(language, said, {
    seconds: retryAfter ?? 0,
    ...problem.details,
  });
  const failure = { code: problem.code, message, details: problem.details, requestId: request.id };
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(asUploadResult(request, problem.status, failure)));
}

/** The upload in one call tells by a number of its own what is for the person, and says in words what was wrong. */
function asUploadResult(request: FastifyRequest, status: number, failure: { message: string }): object {
  if (request.routeOptions.config?.operationId !== 'uploadFile' || ![400, 413, 507].includes(status))
    return failure;
  return { resultCode: status === 507 ? 901100008 : 901100007, ...failure, details: failure.message };
}

/** What people may know of a failure. */
export function toProblem(error: Error & { code?: string; statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  if (isTemporary(error) || isBrokenDisk(error) || error instanceof SealError)
    return new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
  if (isUnknownSchool(error)) return new Problem('NOT_FOUND');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('UNSUPPORTED_MEDIA_TYPE');
    default:
  }
  if (error.statusCode === 429) return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('MALFORMED_BODY', undefined, error.statusCode);
  return new Problem('INTERNAL_ERROR');
}

/** A disk that fails, or that the system has made read-only because of it. */
const isBrokenDisk = ({ code }: { code?: string }): boolean => code === 'EIO' || code === 'EROFS';

/** A row for a school that does not exist: who runs the platform is asked for no membership before. */
const isUnknownSchool = ({ code, constraint }: { code?: string; constraint?: string }): boolean =>
  code === FOREIGN_KEY_VIOLATION && UNKNOWN_SCHOOL.test(constraint ?? '');
