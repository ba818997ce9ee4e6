import type { LiveChat, LiveMessage, LiveReportReason, LiveState, Person } from '@stoa/api/schema';
import { count } from '../../../core/limits/limits.repository.ts';
import { listHidden } from '../../../core/hiding/hiding.repository.ts';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { Caller } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Viewer } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { requireAccepted } from '../../moderation/moderation.service.ts';
import { invalid, mayEdit, stateOf } from '../live.policy.ts';
import { findLive, setChatEnabled, type LiveRow } from '../live.repository.ts';
import type { SignedIn } from '../signed-in.ts';
import { PACE_MESSAGES, requireOpenRoom, requirePace } from './chat.policy.ts';
import { presentChat, presentMessage } from './chat.presenter.ts';
import {
  addMessage,
  addReport,
  changeRoom,
  closeReports,
  countReported,
  findMessage,
  findOwnMessage,
  findRoom,
  hasWritten,
  isMuted,
  listMessages,
  listMuted,
  listReported,
  listSentAt,
  lockRoom,
  removeMessage,
  setMuted,
  type MessageRow,
  type RoomKey,
} from './chat.repository.ts';
import { requireModerator, requireReader } from './room-access.ts';

/** People who can be muted in a session. */
export const MUTED_MAX = 200;
const REPORTED_MAX = 100;
/** Reports of a person. */
const REPORTS = { limit: 20, windowSeconds: 3600 };

type Chatting = Pick<Services, 'database' | 'cache' | 'config'>;

/** What somebody finds who comes into a room. */
export interface Entry {
  live: LiveRow;
  state: LiveState;
  chat: LiveChat;
}

/**
 * Looks whether somebody may be in the room now.
 * @throws {Problem} NOT_FOUND, LIVE_DELETED, MEMBERS_ONLY, VISITORS_ONLY, NOT_ENROLLED, LIVE_NOT_OPEN, LIVE_ENDED
 */
export async function enterRoom(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  caller: SignedIn,
): Promise<Entry> {
  const { schoolId, viewer, now } = caller;
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    requireOpenRoom(live, now);
    return { live, state: stateOf(live, now), chat: await chatFor(tx, live, viewer) };
  });
}

async function chatFor(tx: Transaction, live: LiveRow, viewer: Viewer): Promise<LiveChat> {
  const room = await findRoom(tx, live.id);
  const pinned = room.pinned_id ? await findMessage(tx, live.id, room.pinned_id) : undefined;
  const hidden =
    pinned && (await listHidden(tx, [viewer.accountId], [pinned.account_id])).get(viewer.accountId);
  const isShown = (row: MessageRow) => mayEdit(live, viewer) || !hidden?.has(row.account_id);
  return presentChat(live, room, {
    pinned: pinned && isShown(pinned) ? presentMessage(pinned, live) : null,
    muted: await isMuted(tx, live.id, viewer.accountId),
    reportCount: mayEdit(live, viewer) ? await countReported(tx, live.id) : null,
  });
}

/** Messages of a session, the newest or those before one. @throws {Problem} as the contract says */
export async function loadMessages(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  caller: Caller,
  { before, pageSize }: { before: number | undefined; pageSize: number },
): Promise<{ items: LiveMessage[]; next: number | null; position: number }> {
  const { schoolId, viewer } = caller;
  return database.read({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    // First: what comes meanwhile is told again by the events, which do no harm, and never left out.
    const { sequence: position } = await findRoom(tx, liveId);
    const rows = await listMessages(tx, liveId, {
      before,
      limit: pageSize + 1,
      // Who holds the session sees all that is said in it.
      viewerId: viewer && mayEdit(live, viewer) ? undefined : viewer?.accountId,
    });
    const shown = rows.slice(-pageSize);
    return {
      items: shown.map((row) => presentMessage(row, live)),
      next: rows.length > pageSize ? (shown[0]?.sequence ?? null) : null,
      position,
    };
  });
}

/**
 * Says something in a room. Sent again with the same name it answers the same.
 * @throws {Problem} as the contract says
 */
export async function sendMessage(
  services: Chatting,
  liveId: string,
  { text: typed, clientId }: { text: string; clientId: string },
  caller: SignedIn,
): Promise<LiveMessage> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const text = cleanText(typed);
  if (text === '') throw invalid('text', 'minLength', 'must say something');
  const scope = { schoolId, accountId };
  const look = async (tx: Transaction) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    requireOpenRoom(live, now);
    return live;
  };
  // Who may not write here learns that first, and costs no look at the words.
  await services.database.read(scope, look);
  await requireAccepted(services, 'liveChat', text, schoolId);
  return services.database.write(scope, async (tx) => {
    const live = await look(tx);
    const room = await lockRoom(tx, { liveId, schoolId });
    const before = await findOwnMessage(tx, liveId, accountId, clientId);
    if (before) return again(before, text, live);
    if (await isMuted(tx, liveId, accountId)) throw new Problem('FORBIDDEN', { reason: 'muted' });
    if (!live.chat_enabled) throw new Problem('CONFLICT', { reason: 'chat-off' });
    const slow = mayEdit(live, viewer) ? 0 : room.slow_mode_seconds;
    requirePace(await listSentAt(tx, liveId, accountId, PACE_MESSAGES), slow, now);
    const sequence = room.sequence + 1;
    const id = await addMessage(tx, { liveId, schoolId }, { accountId, clientId, sequence, text }, now);
    await changeRoom(tx, liveId, { sequence });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return presentMessage(requireMessage(await findMessage(tx, liveId, id)), live);
  });
}

/** @throws {Problem} IDEMPOTENCY_KEY_REUSED, NOT_FOUND where it was removed meanwhile */
function again(before: MessageRow, text: string, live: LiveRow): LiveMessage {
  const message = requireMessage(before);
  if (message.text !== text) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return presentMessage(message, live);
}

/** @throws {Problem} NOT_FOUND */
function requireMessage(row: MessageRow | undefined): MessageRow {
  if (!row || row.removed_sequence !== null) throw new Problem('NOT_FOUND');
  return row;
}

/** Removes a message, one's own or as moderator. @throws {Problem} as the contract says */
export async function takeMessage(
  { database }: Pick<Services, 'database'>,
  { liveId, messageId }: { liveId: string; messageId: string },
  caller: SignedIn,
): Promise<void> {
  const { schoolId, viewer } = caller;
  const { accountId } = viewer;
  await database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    const room = await lockRoom(tx, { liveId, schoolId });
    const message = await findMessage(tx, liveId, messageId);
    if (!message) throw new Problem('NOT_FOUND');
    if (message.account_id !== accountId && !mayEdit(live, viewer)) throw new Problem('FORBIDDEN');
    if (message.removed_sequence !== null) return;
    const sequence = room.sequence + 1;
    await removeMessage(tx, messageId, sequence);
    await closeReports(tx, messageId);
    await changeRoom(tx, liveId, {
      sequence,
      ...(room.pinned_id === messageId ? { pinned_id: null } : {}),
    });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
  });
}

/** Does what only those may do who hold the session or run the school, and tells the room. */
async function moderate<Done>(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  { schoolId, viewer }: SignedIn,
  work: (tx: Transaction, live: LiveRow, key: RoomKey) => Promise<Done>,
): Promise<Done> {
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    const done = await work(tx, live, { liveId, schoolId });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
    return done;
  });
}

/** Pins a message, or lets go of it. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export const pinMessage = (
  services: Pick<Services, 'database'>,
  { liveId, messageId, pinned }: { liveId: string; messageId: string; pinned: boolean },
  caller: SignedIn,
): Promise<{ pinned: boolean }> =>
  moderate(services, liveId, caller, async (tx, _live, key) => {
    const room = await lockRoom(tx, key);
    requireMessage(await findMessage(tx, liveId, messageId));
    if (pinned) await changeRoom(tx, liveId, { pinned_id: messageId });
    else if (room.pinned_id === messageId) await changeRoom(tx, liveId, { pinned_id: null });
    return { pinned };
  });

/** Reports a message, once for each person. @throws {Problem} as the contract says, TOO_MANY_REQUESTS */
export async function reportMessage(
  { database }: Pick<Services, 'database'>,
  { liveId, messageId, reason }: { liveId: string; messageId: string; reason: LiveReportReason },
  caller: SignedIn,
): Promise<void> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  await database.write({ schoolId, accountId }, async (tx) => {
    await enter(tx, caller);
    await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    requireMessage(await findMessage(tx, liveId, messageId));
    const isNew = await addReport(tx, { liveId, schoolId }, { messageId, accountId, reason }, now);
    if (!isNew) return;
    const { count: reports, retryAfterSeconds } = await count(tx, `liveReport:${accountId}`, REPORTS, now);
    if (reports > REPORTS.limit) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
    await publish(tx, { type: 'live.chat', liveId, schoolId });
  });
}

/** What was reported and not decided on. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export async function loadReports(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  { schoolId, viewer }: SignedIn,
) {
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    const rows = await listReported(tx, liveId, REPORTED_MAX);
    return {
      items: rows.map((row) => ({
        message: presentMessage(row, live),
        reports: [...Map.groupBy(row.reasons, (reason) => reason)].map(([reason, all]) => ({
          reason,
          count: all.length,
        })),
        reportedAt: row.reported_at.toISOString(),
      })),
    };
  });
}

/** Keeps a message that was reported. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export const dismissReports = (
  services: Pick<Services, 'database'>,
  { liveId, messageId }: { liveId: string; messageId: string },
  caller: SignedIn,
): Promise<void> =>
  moderate(services, liveId, caller, async (tx) => {
    requireMessage(await findMessage(tx, liveId, messageId));
    await closeReports(tx, messageId);
  });

/** Who cannot write. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED */
export async function loadMuted(
  { database }: Pick<Services, 'database'>,
  liveId: string,
  { schoolId, viewer }: SignedIn,
): Promise<{ items: Person[] }> {
  return database.read({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId);
    return { items: (await listMuted(tx, liveId, MUTED_MAX)).map(presentPerson) };
  });
}

/**
 * Mutes somebody who has written, or lets them write again.
 * @throws {Problem} NOT_FOUND, FORBIDDEN for who holds the session, LIVE_DELETED, QUOTA_EXCEEDED
 */
export const mutePerson = (
  services: Pick<Services, 'database'>,
  { liveId, userId, muted }: { liveId: string; userId: string; muted: boolean },
  caller: SignedIn,
): Promise<{ muted: boolean }> =>
  moderate(services, liveId, caller, async (tx, live, key) => {
    await lockRoom(tx, key);
    const holds = live.host_id === userId || live.speaker_ids.includes(userId);
    if (muted && (holds || userId === caller.viewer.accountId)) throw new Problem('FORBIDDEN');
    if (!(await hasWritten(tx, liveId, userId))) throw new Problem('NOT_FOUND');
    if (muted && (await listMuted(tx, liveId, MUTED_MAX)).length >= MUTED_MAX)
      throw new Problem('QUOTA_EXCEEDED', { limit: MUTED_MAX });
    await setMuted(tx, key, userId, muted, caller.now);
    return { muted };
  });

/** Switches the chat on or off, and slows it down. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED, LIVE_ENDED */
export const setSettings = (
  services: Pick<Services, 'database'>,
  liveId: string,
  settings: { enabled: boolean; slowModeSeconds: number },
  caller: SignedIn,
): Promise<{ enabled: boolean; slowModeSeconds: number }> =>
  moderate(services, liveId, caller, async (tx, live, key) => {
    const state = stateOf(live, caller.now);
    if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
    await lockRoom(tx, key);
    await changeRoom(tx, liveId, { slow_mode_seconds: settings.slowModeSeconds });
    if (settings.enabled !== live.chat_enabled) await setChatEnabled(tx, liveId, settings.enabled);
    return settings;
  });
