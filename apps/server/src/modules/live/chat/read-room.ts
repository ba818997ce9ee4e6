import { Audience } from '@stoa/api/enums';
import type { LiveMessage, LiveState } from '@stoa/api/schema';
import { isPriced } from '../../../core/offers/offer.ts';
import { listMembersByIds } from '../../../core/people/people.repository.ts';
import { findSchool } from '../../../core/schools/schools.repository.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { Language } from '../../../i18n/languages.ts';
import { stateOf } from '../live.policy.ts';
import { findLive, listEntitled, type LiveRow } from '../live.repository.ts';
import { listChangedPolls, type PollRow } from '../polls/polls.repository.ts';
import { listChangedQuestions, type QuestionRow } from '../questions/questions.repository.ts';
import { presentMessage } from './chat.presenter.ts';
import {
  countReported,
  findMessage,
  findRoom,
  listEnrolled,
  listMuted,
  listRemoved,
  listSaid,
  type RoomKey,
} from './chat.repository.ts';
import { MUTED_MAX } from './chat.service.ts';
import type { Follower, RoomEvent } from './listener.ts';

/** Who missed more than this reads the messages anew. */
const EVENTS_MAX = 300;

/** What happened in a room. Questions and polls are told to each person as they meet them. */
export type RoomChange =
  | Extract<RoomEvent, { event: 'message' | 'messageRemoved' }>
  | { id: number; event: 'question'; data: QuestionRow }
  | { id: number; event: 'poll'; data: PollRow };

/** What is set in a room, for everybody in it. */
export interface RoomState {
  live: LiveRow;
  schoolDefault: Language;
  state: LiveState;
  slowModeSeconds: number;
  pinned: LiveMessage | null;
  muted: ReadonlySet<string>;
  reportCount: number;
}

/** A room and where its events stand. @returns undefined for a session that was deleted */
export async function readRoom(
  tx: Transaction,
  { liveId }: RoomKey,
  now: Date,
): Promise<{ sequence: number; state: RoomState } | undefined> {
  const live = await findLive(tx, liveId, undefined);
  if (!live || live.deleted_at || live.status !== 'published') return undefined;
  const room = await findRoom(tx, liveId);
  const pinned = room.pinned_id ? await findMessage(tx, liveId, room.pinned_id) : undefined;
  const muted = await listMuted(tx, liveId, MUTED_MAX);
  return {
    sequence: room.sequence,
    state: {
      live,
      schoolDefault: (await findSchool(tx, live.school_id)).default_language,
      state: stateOf(live, now),
      slowModeSeconds: room.slow_mode_seconds,
      pinned: pinned && pinned.removed_sequence === null ? presentMessage(pinned, live) : null,
      muted: new Set(muted.map(({ id }) => id)),
      reportCount: await countReported(tx, liveId),
    },
  };
}

/** What happened after one event and up to another, in order; undefined where it is too much. */
export async function readEvents(
  tx: Transaction,
  live: LiveRow,
  span: { after: number; upTo: number },
): Promise<RoomChange[] | undefined> {
  if (span.after >= span.upTo) return [];
  const said = await listSaid(tx, live.id, span, EVENTS_MAX + 1);
  const removed = await listRemoved(tx, live.id, span, EVENTS_MAX + 1);
  const questions = await listChangedQuestions(tx, live.id, span, EVENTS_MAX + 1);
  const polls = await listChangedPolls(tx, live.id, span, EVENTS_MAX + 1);
  if (said.length + removed.length + questions.length + polls.length > EVENTS_MAX) return undefined;
  const changes: RoomChange[] = [
    ...said.map((row) => ({
      id: row.sequence,
      event: 'message' as const,
      data: presentMessage(row, live),
    })),
    ...removed.map(({ id, removed_sequence: sequence }) => ({
      id: sequence ?? 0,
      event: 'messageRemoved' as const,
      data: { id },
    })),
    ...questions.map((row) => ({ id: row.sequence, event: 'question' as const, data: row })),
    ...polls.map((row) => ({ id: row.sequence, event: 'poll' as const, data: row })),
  ];
  return changes.sort((one, other) => one.id - other.id);
}

/** Those who may go on following: for whom the session is still meant, and whose seat was not paid back. Who holds it always may. */
export async function listAllowed(
  tx: Transaction,
  live: LiveRow,
  followers: readonly Follower[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(followers.map(({ accountId }) => accountId))];
  const school = await findSchool(tx, live.school_id);
  const members = new Set((await listMembersByIds(tx, live.school_id, ids)).map(({ id }) => id));
  const enrolled = live.class_id === null ? undefined : new Set(await listEnrolled(tx, live.class_id, ids));
  const isSold = isPriced(live);
  const entitled = isSold || enrolled ? new Set(await listEntitled(tx, live.id, ids)) : undefined;
  const isMeant = ({ accountId, isSuperuser, canModerate }: Follower): boolean => {
    const isMember = isSuperuser || members.has(accountId);
    if (!isMember && (!school.is_open || canModerate)) return false;
    if (canModerate) return true;
    if (live.audience === Audience.Members && !isMember) return false;
    if (live.audience === Audience.Visitors && isMember) return false;
    return entitled === undefined || entitled.has(accountId) || enrolled?.has(accountId) === true;
  };
  return new Set(followers.filter(isMeant).map(({ accountId }) => accountId));
}
