import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { Problem } from '../shared/problem.ts';

/** Code points of a message at most. */
export const CHAT_TEXT_MAX = 500;
/** Ahead of the opening of the room the server is asked so often. */
export const CHAT_LOOK_MS = 20_000;
/** Messages that are kept here; older ones are asked for again. */
export const CHAT_STORED_MAX = 1_000;

/**
 * What can go wrong in the room of a session. CONFLICT: the chat is off. FORBIDDEN: the person is muted, or may not be
 * there.
 */
export const LIVE_CHAT_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'MEMBERS_ONLY',
  'VISITORS_ONLY',
  'NOT_ENROLLED',
  'SCHOOL_CLOSED',
  'LIVE_NOT_OPEN',
  'LIVE_ENDED',
  'LIVE_DELETED',
  'CHAT_TOO_FAST',
  'MODERATION_REJECTED',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
export type LiveChatProblemCode = (typeof LIVE_CHAT_PROBLEM_CODES)[number];

/** A message that everybody in the room sees. */
export interface RoomMessage {
  id: string;
  /** As the browser that sent it has named it. */
  clientId: string;
  /** Counts up in the room. */
  sequence: number;
  author: { id: string; name: string; avatarUrl: string | null };
  role: 'host' | 'speaker' | 'viewer';
  text: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** An own message that nobody else sees yet. */
export interface PendingMessage {
  clientId: string;
  text: string;
  /** ISO 8601 in UTC, by this device's clock. */
  writtenAt: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it was not sent. */
  problem: Problem<LiveChatProblemCode> | null;
}

/** What is set in the room, as this person meets it. */
export interface RoomSettings {
  /** Whether people can write. */
  enabled: boolean;
  /** Seconds between two messages of a person; 0 for the usual limit. */
  slowModeSeconds: number;
  pinned: RoomMessage | null;
  muted: boolean;
  canModerate: boolean;
  /** Messages that were reported and not decided on; null to who does not moderate. */
  reportCount: number | null;
}

/** Some messages in order. */
export interface MessagePage {
  items: readonly RoomMessage[];
  /** Asks for those before; null at the beginning. */
  next: number | null;
}

export interface EnterInput {
  /** The last event that is known; null where the messages are to be read. */
  position: number | null;
}

/** What somebody finds who comes in, or comes back. */
export interface Entered {
  room: RoomSettings;
  viewerCount: number;
  /** The newest messages; null for who knows them. */
  log: (MessagePage & { position: number }) | null;
}

export interface StreamInput {
  position: number;
}

export interface SendInput {
  clientId: string;
  text: string;
}

export interface EarlierInput {
  before: number;
}

export interface LiveChatInput {
  /** Whose messages are own ones. */
  viewerId: string;
}

/** What the actor `stream` says. */
export type RoomReport =
  | { type: 'stream.opened' }
  /** It ended, whoever ended it. */
  | { type: 'stream.broken' }
  /** Too much was missed: the messages are read anew. */
  | { type: 'stream.reset' }
  /** The person follows in too many places. */
  | { type: 'stream.displaced' }
  | { type: 'room.said'; message: RoomMessage }
  | { type: 'room.removed'; id: string; position: number }
  /** Something else happened in the room, which others show. */
  | { type: 'room.advanced'; position: number }
  | { type: 'room.set'; room: RoomSettings }
  | { type: 'room.counted'; viewerCount: number }
  | { type: 'session.changed'; isOver: boolean };

export type LiveChatEvent =
  | { type: 'network.restored' }
  /** The person wants to follow here again. */
  | { type: 'room.resumed' }
  | { type: 'message.submitted'; clientId: string; text: string }
  | { type: 'message.retried'; clientId: string }
  | { type: 'message.discarded'; clientId: string }
  | { type: 'earlier.requested' };

export interface LiveChatContext {
  viewerId: string;
  /** In the order of their sequence. */
  messages: readonly RoomMessage[];
  /** Asks for those before; null at the beginning. */
  next: number | null;
  /** The last event that has arrived; null until the messages were read. */
  position: number | null;
  /** Null until the person is in. */
  room: RoomSettings | null;
  viewerCount: number;
  /** In the order in which they were written. */
  pending: readonly PendingMessage[];
  /** Tries in a row that the line has failed. */
  failures: number;
  /** Runs until the person may write again. */
  countdown: Countdown | null;
  /** Why the person cannot be in the room. */
  problem: Problem<LiveChatProblemCode> | null;
}
