import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';

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
  const byCookie =
    request.cookies[ACCESS_COOKIE] !== undefined || request.cookies[REFRESH_COOKIE] !== undefined;
  if (byCookie && request.headers['x-requested-with'] !== 'stoa') throw new Problem('CSRF_REJECTED');
}
