import { authorize } from '../../../core/acl/authorize.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { mayEdit, requireAudience, requireEditor, stateOf } from '../live.policy.ts';
import type { LiveRow } from '../live.repository.ts';
import { requireThere } from '../live.service.ts';
import { listEnrolled } from './chat.repository.ts';

const MS = 1000;
/** So many messages of a person within so long. */
const BURST_MESSAGES = 5;
const BURST_MS = 10_000;

/** How many of a person's last messages decide when the next may come. */
export const PACE_MESSAGES = BURST_MESSAGES;

/**
 * Lets those through who may read the chat: for whom the session is meant, and where it belongs to a class those who
 * learn there.
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, NOT_ENROLLED
 */
export async function requireReader(
  tx: Transaction,
  row: LiveRow | undefined,
  viewer: Viewer | undefined,
): Promise<LiveRow> {
  const live = requireThere(row);
  requireAudience(live, viewer);
  if (live.class_id === null || mayEdit(live, viewer)) return live;
  const isEnrolled = viewer && (await listEnrolled(tx, live.class_id, [viewer.accountId])).length > 0;
  if (!isEnrolled) throw new Problem('NOT_ENROLLED');
  return live;
}

/** Lets through while the room is open. @throws {Problem} LIVE_NOT_OPEN, LIVE_ENDED */
export function requireOpenRoom(live: LiveRow, now: Date): void {
  const state = stateOf(live, now);
  if (state === 'scheduled') throw new Problem('LIVE_NOT_OPEN', { reason: 'opens-15-minutes-before' });
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
}

/** Lets those through who hold the session or run the school. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export function requireModerator(row: LiveRow | undefined, viewer: Viewer, schoolId: string): LiveRow {
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const live = requireThere(row);
  requireEditor(live, viewer);
  return live;
}

/**
 * Lets the next message of somebody through: five in ten seconds, and in slow mode one in so many seconds.
 * @param sentAt when the last ones came, the last one first
 * @throws {Problem} CHAT_TOO_FAST with the seconds to wait
 */
export function requirePace(sentAt: readonly Date[], slowModeSeconds: number, now: Date): void {
  const [last] = sentAt;
  const oldest = sentAt[BURST_MESSAGES - 1];
  const nextAt = Math.max(
    oldest ? oldest.getTime() + BURST_MS : 0,
    last && slowModeSeconds > 0 ? last.getTime() + slowModeSeconds * MS : 0,
  );
  const waitMs = nextAt - now.getTime();
  if (waitMs > 0) throw new Problem('CHAT_TOO_FAST', { retryAfterSeconds: Math.ceil(waitMs / MS) });
}
