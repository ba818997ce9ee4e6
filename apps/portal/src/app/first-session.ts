import type { SessionViewer } from '@stoa/machines/session';
import type { User } from '@stoa/api/schema';
import type { FirstPaint } from './first-paint.ts';
import type { SessionState } from './session-store.ts';

const ME_PATH = '/api/accounts/users/me';

/** The signed-in person that came with the document. */
export function firstViewer(firstPaint: FirstPaint | undefined): SessionViewer | undefined {
  const entry = firstPaint?.queries.find(([key]) => key[1] === ME_PATH);
  return entry && viewerOf((entry[1] as { data: User }).data);
}

/** What every page shows of a person. */
export const viewerOf = (user: User): SessionViewer => ({
  userId: user.user_id,
  displayName: user.displayName,
  avatarUrl: user.avatarUrl,
});

/** What is known before anything was asked. An access token that has run out says nothing yet. */
export function firstState(firstPaint: FirstPaint | undefined): SessionState {
  if (!firstPaint) return { status: 'unknown' };
  if (!firstPaint.signedIn) return { status: 'signedOut', end: 'visitor' };
  return { status: firstViewer(firstPaint) ? 'signedIn' : 'unknown' };
}
