import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A cookie of the server, out of reach of scripts. */
export interface ServerCookie {
  /** Without the prefix. */
  name: string;
  sameSite: 'lax' | 'strict';
}

export const ACCESS_COOKIE: ServerCookie = { name: 'access_token', sameSite: 'lax' };
export const REFRESH_COOKIE: ServerCookie = { name: 'refresh_token', sameSite: 'lax' };

type Site = Pick<Config, 'publicUrl'>;
type Asking = Pick<FastifyRequest, 'cookies'>;

/** Browsers take a cookie with this prefix from this very host alone, by https and for the whole site (RFC 6265bis). */
const HOST_PREFIX = '__Host-';

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');

/** The name that browsers know a cookie by: prefixed wherever the site runs on https. */
export const cookieName = (site: Site, { name }: ServerCookie): string =>
  isSecure(site) ? `${HOST_PREFIX}${name}` : name;

export function readCookie(request: Asking, site: Site, cookie: ServerCookie): string | undefined {
  return request.cookies[cookieName(site, cookie)];
}

/**
 * What stands under the name without the prefix, by which versions before set cookies on https as well. Another host
 * of the same domain may have set it: whoever reads it has to know that this server did.
 */
export function readUnprefixed(request: Asking, site: Site, { name }: ServerCookie): string | undefined {
  return isSecure(site) ? request.cookies[name] : undefined;
}

/** Hands a value to the browser. What it had under the name without the prefix ends. */
export function writeCookie(
  reply: FastifyReply,
  site: Site,
  cookie: ServerCookie,
  value: string,
  maxAgeSeconds: number,
): void {
  reply.setCookie(cookieName(site, cookie), value, { ...attributes(site, cookie), maxAge: maxAgeSeconds });
  clearUnprefixed(reply, site, cookie);
}

export function clearCookie(reply: FastifyReply, site: Site, cookie: ServerCookie): void {
  reply.clearCookie(cookieName(site, cookie), attributes(site, cookie));
  clearUnprefixed(reply, site, cookie);
}

/** Whether a browser sent tokens, under whatever name. */
export const sentTokens = ({ cookies }: Asking): boolean =>
  [ACCESS_COOKIE, REFRESH_COOKIE].some(
    ({ name }) => cookies[name] !== undefined || cookies[`${HOST_PREFIX}${name}`] !== undefined,
  );

/** Both tokens mean signed in: an access token that has ended, or stands under its former name, is renewed by the page. */
export const isSignedIn = (request: Asking, site: Site): boolean =>
  [readCookie, readUnprefixed].some((read) =>
    [ACCESS_COOKIE, REFRESH_COOKIE].every((cookie) => Boolean(read(request, site, cookie))),
  );

/** Whether the browser may renew a sign-in: its page is its own. */
export const mayRenew = (request: Asking, site: Site): boolean =>
  [readCookie, readUnprefixed].some((read) => Boolean(read(request, site, REFRESH_COOKIE)));

function clearUnprefixed(reply: FastifyReply, site: Site, cookie: ServerCookie): void {
  if (readUnprefixed(reply.request, site, cookie) === undefined) return;
  reply.clearCookie(cookie.name, { path: '/' });
}

const attributes = (site: Site, { sameSite }: ServerCookie) =>
  ({ path: '/', httpOnly: true, sameSite, secure: isSecure(site) }) as const;
