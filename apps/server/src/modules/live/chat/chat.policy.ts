import { Problem } from '../../../http/problem.ts';
import { stateOf, type LiveTerms } from '../live.policy.ts';

const MS = 1000;
/** So many messages of a person within so long. */
const BURST_MESSAGES = 5;
const BURST_MS = 10_000;

/** How many of a person's last messages decide when the next may come. */
export const PACE_MESSAGES = BURST_MESSAGES;

/** Lets through while the room is open. @throws {Problem} LIVE_NOT_OPEN, LIVE_ENDED */
export function requireOpenRoom(live: LiveTerms, now: Date): void {
  const state = stateOf(live, now);
  if (state === 'scheduled') throw new Problem('LIVE_NOT_OPEN', { reason: 'opens-15-minutes-before' });
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
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
