import type { FastifyRequest } from 'fastify';
import { sentTokens } from './cookies.ts';
import { Problem } from './problem.ts';

/**
 * Refuses a change that another site could have caused: a foreign Origin, or cookies without the header that only a
 * script of this origin can set.
 * @throws {Problem} CSRF_REJECTED
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host))
    throw new Problem('CSRF_REJECTED');
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('CSRF_REJECTED');
  if (sentTokens(request) && request.headers['x-requested-with'] !== 'stoa')
    throw new Problem('CSRF_REJECTED');
}
