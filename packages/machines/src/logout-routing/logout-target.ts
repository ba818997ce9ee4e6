import { loginPath } from '../addresses/redirect-target.ts';
import { logoutRow } from './logout-table.ts';
import type { LogoutFacts, LogoutUrls } from './logout-table.ts';

/** Where the browser goes at the end of a logout. */
export type LogoutTarget = { go: 'path'; path: string } | { go: 'external'; url: string };

/** An authorization code older than this is worthless by itself (spec.md 9). */
export const AUTHORIZATION_CODE_LIFE_SECONDS = 600;

/** A code that was fetched and has not been sent anywhere yet. */
export interface PendingAuthorizationCode {
  code: string;
  ageSeconds: number;
}

/** The codes that a logout must delete: those that would still open something (B020). */
export function codesToRevoke(pending: readonly PendingAuthorizationCode[]): string[] {
  return pending
    .filter(({ ageSeconds }) => ageSeconds < AUTHORIZATION_CODE_LIFE_SECONDS)
    .map(({ code }) => code);
}

/**
 * Where a logout leads (B025). A logout page that is not configured gives way to the login page, so that nobody ends up
 * nowhere.
 * @param returnTo where the person was; only a page of this site that can be come back to is kept
 */
export function logoutTarget(facts: LogoutFacts, urls: LogoutUrls, returnTo: string): LogoutTarget {
  const { outcome } = logoutRow(facts);
  if (outcome === 'loginPage') return { go: 'path', path: '/login/index' };
  const url = outcome === 'loginWithRedirect' ? undefined : urls[outcome];
  return url !== undefined && /^https?:\/\//i.test(url)
    ? { go: 'external', url }
    : { go: 'path', path: loginPath(returnTo) };
}
