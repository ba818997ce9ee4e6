import type { LiveSession, LiveState } from '@stoa/api/schema';
import { Audience } from '@stoa/api/enums';
import { may } from '../../core/acl/authorize.ts';
import { isPriced, purchaseUrlOf, type OfferTerms } from '../../core/offers/offer.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { parseZone } from '../../platform/zoned-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The waiting room opens so long before the start. */
export const ROOM_OPENS_MS = 15 * MINUTE_MS;
/** Sessions are scheduled at least so far ahead, */
const AHEAD_MIN_MS = 5 * MINUTE_MS;
/** and at most so far. */
const AHEAD_MAX_MS = 366 * DAY_MS;

/** What the rules read of a session. */
export interface LiveTerms extends OfferTerms {
  school_id: string;
  /** Those who learn in its class need not buy it. */
  class_id: string | null;
  /** Whether the viewer has paid for it, and was not paid back. */
  has_bought: boolean;
  audience: number;
  host_id: string | null;
  speaker_ids: readonly string[];
  starts_at: Date;
  ends_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  room_url: string | null;
  /** Whether it is to be seen afterwards, */
  recording: boolean;
  /** and whether a host has sent anything. */
  has_picture: boolean;
}

/** Where a session stands. Who is late has begun when he begins, and who forgets to end has ended with the plan. */
export function stateOf(live: LiveTerms, now: Date): LiveState {
  const isOver = live.ended_at !== null || live.ends_at <= now;
  if (isOver) return live.recording && live.has_picture ? 'replay' : 'ended';
  if (live.started_at !== null) return 'live';
  // An outside room begins by the clock: nobody tells this server.
  if (live.room_url !== null && live.starts_at <= now) return 'live';
  return now.getTime() >= live.starts_at.getTime() - ROOM_OPENS_MS ? 'waiting' : 'scheduled';
}

/** @throws {Problem} MEMBERS_ONLY, VISITORS_ONLY for whom the session is not meant; who holds it is meant always */
export function requireAudience(live: LiveTerms, viewer: Viewer | undefined): void {
  if (isHost(live, viewer)) return;
  const member = isMember(viewer, live.school_id);
  if (live.audience === Audience.Members && !member)
    throw new Problem('MEMBERS_ONLY', { grantedBy: ['owner', 'admin'] });
  if (live.audience === Audience.Visitors && member) throw new Problem('VISITORS_ONLY');
}

/** Whether the person holds the session: as its host or as one of its speakers. */
export const isHost = (live: LiveTerms, viewer: Viewer | undefined): boolean =>
  viewer !== undefined &&
  may(viewer, 'LIVE_HOSTING', live.school_id) &&
  (live.host_id === viewer.accountId || live.speaker_ids.includes(viewer.accountId));

/** Whether the person may change or delete it: those who hold it, and who runs the school. */
export const mayEdit = (live: LiveTerms, viewer: Viewer | undefined): boolean =>
  isHost(live, viewer) || may(viewer, 'MEMBER_MANAGEMENT', live.school_id);

/** @throws {Problem} NOT_FOUND for who cannot hold sessions in the school, FORBIDDEN for who holds others */
export function requireEditor(live: LiveTerms, viewer: Viewer): void {
  if (!mayEdit(live, viewer)) throw new Problem('FORBIDDEN', { grantedBy: ['owner', 'admin'] });
}

/** @throws {Problem} FORBIDDEN for who does not hold it */
export function requireHost(live: LiveTerms, viewer: Viewer): void {
  if (!isHost(live, viewer)) throw new Problem('FORBIDDEN', { grantedBy: ['owner', 'admin'] });
}

/** Whether the viewer has to pay before they see anything of it; who holds it and who runs the school need not. */
export const mustBuy = (live: LiveTerms, viewer: Viewer | undefined): boolean =>
  live.class_id === null && isPriced(live) && !live.has_bought && !mayEdit(live, viewer);

/** @throws {Problem} PURCHASE_REQUIRED for who has to pay first */
export function requirePaid(live: LiveTerms, viewer: Viewer | undefined): void {
  if (mustBuy(live, viewer)) throw new Problem('PURCHASE_REQUIRED');
}

/** Where the viewer buys a session; null where they need not, or would pay for nothing. */
export const livePurchaseUrl = (
  live: LiveTerms & Parameters<typeof purchaseUrlOf>[0],
  viewer: Viewer | undefined,
  now: Date,
): string | null => (mustBuy(live, viewer) && stateOf(live, now) !== 'ended' ? purchaseUrlOf(live) : null);

/** What the viewer may do with a session. */
export function abilitiesOf(
  live: LiveTerms,
  viewer: Viewer | undefined,
  now: Date,
): LiveSession['abilities'] {
  const state = stateOf(live, now);
  const isOver = state === 'ended' || state === 'replay';
  const isClosed = mustBuy(live, viewer);
  return {
    enter: viewer !== undefined && !isClosed && (state === 'waiting' || state === 'live'),
    edit: mayEdit(live, viewer) && !isOver,
    host: isHost(live, viewer) && !isOver,
    moderate: mayEdit(live, viewer),
    reason: viewer === undefined ? 'SIGN_IN' : isClosed ? 'PURCHASE_REQUIRED' : null,
  };
}

/** @throws {Problem} VALIDATION_FAILED for a start that is too near or too far */
export function requireStart(startsAt: Date, now: Date): void {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead < AHEAD_MIN_MS || ahead > AHEAD_MAX_MS)
    throw invalid('startsAt', 'range', 'must be 5 minutes to a year ahead');
}

/** @throws {Problem} VALIDATION_FAILED for a zone that nobody knows */
export function requireTimeZone(timeZone: string, where: 'body' | 'querystring' = 'body'): void {
  if (parseZone(timeZone) === undefined)
    throw invalid('timeZone', 'enum', 'must be a zone of the IANA', where);
}

/** @throws {Problem} VALIDATION_FAILED for what is no address of an outside room: https, without a name and password */
export function requireRoomUrl(roomUrl: string): void {
  const url = URL.parse(roomUrl);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || !url.hostname.includes('.'))
    throw invalid('roomUrl', 'format', 'must be an https address');
}

export const invalid = (
  path: string,
  rule: string,
  message: string,
  where: 'body' | 'querystring' = 'body',
) => new Problem('VALIDATION_FAILED', { fields: [{ path: `${where}/${path}`, rule, message }] });
