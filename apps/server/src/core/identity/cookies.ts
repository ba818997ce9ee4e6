import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { RequestContext } from '../../http/context.ts';
import {
  ACCESS_COOKIE,
  clearCookie,
  readCookie,
  readUnprefixed,
  REFRESH_COOKIE,
  writeCookie,
  type ServerCookie,
} from '../../http/cookies.ts';
import type { Services } from '../services.ts';
import { holdsPlainTokens, SESSION_MAX_AGE_DAYS } from './session.repository.ts';

/** Both cookies live as long as the session: the access token inside ends after 15 minutes by itself. */
const MAX_AGE_S = SESSION_MAX_AGE_DAYS * 86_400;

/** Hands the tokens to the browser, out of reach of scripts. */
export function setTokenCookies(
  reply: FastifyReply,
  config: Config,
  tokens: { access: string; refresh: string },
): void {
  writeCookie(reply, config, ACCESS_COOKIE, tokens.access, MAX_AGE_S);
  writeCookie(reply, config, REFRESH_COOKIE, tokens.refresh, MAX_AGE_S);
}

export function clearTokenCookies(reply: FastifyReply, config: Config): void {
  clearCookie(reply, config, ACCESS_COOKIE);
  clearCookie(reply, config, REFRESH_COOKIE);
}

/** The refresh token under its former name, where its session is as old as that name: it is good for being renewed. */
export async function formerRefreshToken(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = readUnprefixed(request, config, REFRESH_COOKIE);
  if (!token || readCookie(request, config, REFRESH_COOKIE)) return undefined;
  const isFormer = await database.read({}, (tx) => holdsPlainTokens(tx, token, clock.now()));
  return isFormer ? token : undefined;
}

/** Ties what a browser begins at third parties to it. */
export const LOGIN_COOKIE: ServerCookie = { name: 'login_init', sameSite: 'lax' };

/** A new sign-in starts from nothing: what was begun before it, by whomever, is not finished after it. */
export function releaseBrowser({ request, reply }: RequestContext, config: Config): void {
  if (readCookie(request, config, LOGIN_COOKIE) !== undefined) clearCookie(reply, config, LOGIN_COOKIE);
}
