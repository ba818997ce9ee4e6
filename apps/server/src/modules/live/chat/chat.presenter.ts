import type { LiveChat, LiveMessage } from '@stoa/api/schema';
import { presentPerson } from '../../../core/people/people.presenter.ts';
import type { LiveRow } from '../live.repository.ts';
import type { MessageRow, RoomRow } from './chat.repository.ts';

const MS = 1000;

/** What a message's presentation needs of its session. */
export type Hosted = Pick<LiveRow, 'host_id' | 'speaker_ids' | 'started_at' | 'chat_enabled'>;

/** A message as everybody in the room sees it. */
export function presentMessage(row: MessageRow, live: Hosted): LiveMessage {
  const { account_id: authorId } = row;
  const sinceMs = live.started_at ? row.sent_at.getTime() - live.started_at.getTime() : -1;
  return {
    id: row.id,
    clientId: row.client_id,
    sequence: row.sequence,
    author: presentPerson({ ...row, id: authorId }),
    role: live.host_id === authorId ? 'host' : live.speaker_ids.includes(authorId) ? 'speaker' : 'viewer',
    text: row.text,
    sentAt: row.sent_at.toISOString(),
    offsetSeconds: sinceMs < 0 ? null : Math.floor(sinceMs / MS),
  };
}

/** What is set in a room, as one person meets it. */
export const presentChat = (
  live: Hosted,
  room: Pick<RoomRow, 'slow_mode_seconds'>,
  { pinned, muted, reportCount }: { pinned: LiveMessage | null; muted: boolean; reportCount: number | null },
): LiveChat => ({
  enabled: live.chat_enabled,
  slowModeSeconds: room.slow_mode_seconds,
  pinned,
  muted,
  canModerate: reportCount !== null,
  reportCount,
});
