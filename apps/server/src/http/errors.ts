import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage, chooseLanguage } from '../i18n/languages.ts';
import type { Words } from '../i18n/words.ts';
import { ERROR_WORDS, REASON_WORDS } from './error-words.ts';
import { Problem } from './problem.ts';

const RETRY_AFTER_S = 5;

/** Answers every failure in the contract's error model: the log gets the detail, people a translated sentence. */
export function answerErrors(app: FastifyInstance, words: Words): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: problem.code, details: problem.details }, 'request refused');
    return send(problem, request, reply, words);
  });
  app.setNotFoundHandler((request, reply) => send(new Problem('NOT_FOUND'), request, reply, words));
}

function send(problem: Problem, request: FastifyRequest, reply: FastifyReply, words: Words) {
  const language = chooseLanguage(askedLanguage(request.query), request.headers['accept-language']);
  const retryAfter =
    problem.details?.retryAfterSeconds ?? (problem.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const said = REASON_WORDS[problem.details?.reason ?? ''] ?? ERROR_WORDS[problem.code];
  const message = words.say(language, said, {
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
  const config = request.routeOptions.config as { operationId?: string };
  if (config.operationId !== 'uploadFile' || ![400, 413, 507].includes(status)) return failure;
  return { resultCode: status === 507 ? 901100008 : 901100007, ...failure, details: failure.message };
}

/** What people may know of a failure. */
export function toProblem(error: Error & { code?: string; statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseDown(error)) return new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
  // 19 digits can say more than the database's largest number: nothing has such an id.
  if (error.code === '22003') return new Problem('NOT_FOUND');
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

/** Connection failures of Node, classes 08 (connection), 53 (resources) and 57P (shutdown), and the pool's own time-out. */
function isDatabaseDown(error: { code?: string; message: string }): boolean {
  const code = error.code ?? '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57P0.)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
