import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { RequestContext } from '../../http/context.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../../http/csrf.ts';
import { SESSION_MAX_AGE_DAYS } from './session.repository.ts';

/** Both cookies live as long as the session: the access token inside ends after 15 minutes by itself. */
const MAX_AGE_S = SESSION_MAX_AGE_DAYS * 86_400;

/** Hands the tokens to the browser, out of reach of scripts. */
export function setTokenCookies(
  reply: FastifyReply,
  config: Config,
  tokens: { access: string; refresh: string },
): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: MAX_AGE_S,
  } as const;
  reply.setCookie(ACCESS_COOKIE, tokens.access, options).setCookie(REFRESH_COOKIE, tokens.refresh, options);
}

/** Ties what a browser begins at third parties to it. */
export const LOGIN_COOKIE = 'login_init';

/** A new sign-in starts from nothing: what was begun before it, by whomever, is not finished after it. */
export function releaseBrowser({ request, reply }: RequestContext): void {
  if (request.cookies[LOGIN_COOKIE]) reply.clearCookie(LOGIN_COOKIE, { path: '/api' });
}

export function clearTokenCookies(reply: FastifyReply): void {
  reply.clearCookie(ACCESS_COOKIE, { path: '/' }).clearCookie(REFRESH_COOKIE, { path: '/' });
}
