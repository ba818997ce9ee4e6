import { findRoute } from './route-table.ts';
import { safePath } from './safe-path.ts';

/** The login page of this site. */
export const LOGIN_PATH = '/login/index';
/**
 * Pages that are no place to come back to: they would sign out, sign in again, or turn in a circle. A phone confirms,
 * and an invitation is accepted, after signing in.
 */
const NO_RETURN =
  /^\/(?:login(?!\/confirm(?:\/|$))|register(?!\/invite(?:\/|$))|logout|refresh-token|[a-zA-Z0-9]+\/callback)(?:\/|$)/;

/** The address of the login page that comes back to a place afterwards (B006, B052). */
export function loginPath(returnTo: string): string {
  const target = redirectTarget(returnTo);
  return target === '/' ? LOGIN_PATH : `${LOGIN_PATH}?redirect=${encodeURIComponent(target)}`;
}

/**
 * Where a redirect parameter may lead: a page of this site that exists and does not lead back to login (B029).
 * @param fallback what is answered instead
 */
export function redirectTarget(candidate: unknown, fallback: string = '/'): string {
  const path = safePath(candidate, fallback);
  const pathname = path.split(/[?#]/, 1)[0] ?? '/';
  return NO_RETURN.test(pathname) || findRoute(pathname) === null ? fallback : path;
}
