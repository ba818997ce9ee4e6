import type { Problem } from '../shared/problem.ts';
import type { SessionViewer } from '../shared/viewer.ts';

/** What the document that the server sent already says about the session. */
export type FirstPaint =
  /** Both cookies are there and the access token holds. */
  | { known: 'signedIn'; viewer: SessionViewer; accessExpiresInSeconds?: number }
  /** At least one cookie is missing (B016). */
  | { known: 'signedOut' }
  /** The refresh token is there, the access token has run out. */
  | { known: 'refreshable' }
  /** The document says nothing. */
  | { known: 'nothing' };

export interface SessionInput {
  firstPaint: FirstPaint;
  /** Whether this host is one that reloads after an authentication failure instead of going to login (B024). */
  reloadsOnFailure?: boolean;
}

/** What can go wrong with a session. */
export const SESSION_PROBLEM_CODES = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'INVALID_GRANT',
  'ACCOUNT_DISABLED',
  'VERIFICATION_FAILED',
  'UNKNOWN',
] as const;
export type SessionProblemCode = (typeof SESSION_PROBLEM_CODES)[number];

export interface SessionContext {
  viewer: SessionViewer | null;
  /** How long the access token held when it was last heard of, in seconds. A duration, so that a wrong clock does no harm. */
  accessExpiresInSeconds: number;
  /** Tries in a row that failed for reasons of the network or the server. */
  failures: number;
  /** Another tab has refreshed while this one was asking. */
  refreshedElsewhere: boolean;
  reloadsOnFailure: boolean;
  firstPaint: FirstPaint;
  problem: Problem<SessionProblemCode> | null;
}

/** What the channel to the other tabs says. */
export type TabEvent =
  | { type: 'tab.signedIn'; viewer: SessionViewer; accessExpiresInSeconds?: number }
  | { type: 'tab.signedOut' }
  /** Another tab has found that the sign-in has run out: nobody meant to leave. */
  | { type: 'tab.expired' }
  | { type: 'tab.refreshed'; accessExpiresInSeconds?: number };

/** What is said into the channel to the other tabs. */
export type TabAnnouncement =
  | { type: 'announce.signedIn'; viewer: SessionViewer; accessExpiresInSeconds: number }
  | { type: 'announce.signedOut' }
  | { type: 'announce.expired' }
  | { type: 'announce.refreshed'; accessExpiresInSeconds: number };

export type SessionEvent =
  | TabEvent
  /** Login or registration has ended well. */
  | { type: 'signIn.succeeded'; viewer: SessionViewer; accessExpiresInSeconds?: number }
  /** The person has signed out, and the server knows. */
  | { type: 'signOut.completed' }
  /** Any request was answered with 401. */
  | { type: 'request.unauthorised' }
  /** The browser is online again, or the page visible again: no reason to wait any longer. */
  | { type: 'network.restored' }
  /** The person has changed their name or picture. */
  | { type: 'viewer.changed'; viewer: SessionViewer };

/** Where the page goes after the session was lost (B024). The application listens with `actor.on`. */
export type SessionEmitted = { type: 'page.reload' } | { type: 'page.login' };

export type SessionTag =
  /** It is not known yet whether anybody is signed in. */
  | 'pending'
  | 'signedIn'
  | 'signedOut'
  /** Requests should wait: the access token is being renewed. */
  | 'refreshing'
  /** The server cannot be reached; it is being tried again. */
  | 'unreachable';

/** The name that people see: the real name, else the nickname, the mobile number, the mail address (B023). */
export function displayNameOf(names: {
  realName?: string | null;
  nickName?: string | null;
  mobile?: string | null;
  email?: string | null;
}): string {
  const candidates = [names.realName, names.nickName, names.mobile, names.email];
  return candidates.map((name) => name?.trim()).find((name) => name !== undefined && name !== '') ?? '';
}
