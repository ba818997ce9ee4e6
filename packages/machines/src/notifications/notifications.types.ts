import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { Problem } from '../shared/problem.ts';

/** The wait before the stream is opened again is chosen by chance between these. */
export const RECONNECT_MIN_MS = 1_000;
export const RECONNECT_MAX_MS = 30_000;
/** How long silencing can be undone. */
export const SILENCE_UNDO_MS = 8_000;

/** What can go wrong with notifications. CONFLICT: this source cannot be silenced. */
export const NOTIFICATIONS_PROBLEM_CODES = [...CALL_PROBLEM_CODES, 'CONFLICT'] as const;
export type NotificationsProblemCode = (typeof NOTIFICATIONS_PROBLEM_CODES)[number];

/** Something that a person is told. */
export interface NotificationItem {
  id: string;
  kind: string;
  /** Null where it is about the account itself. */
  school: { id: string; name: string } | null;
  title: string;
  text: string;
  /** The page to look at. */
  url: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  isRead: boolean;
}

/** A page of the list. */
export interface NotificationPage {
  items: readonly NotificationItem[];
  /** Asks for the following page; null on the last. */
  next: string | null;
  /** Over all pages. */
  unread: number;
}

export interface LoadPageInput {
  /** The last id of the page before, or null for the first. */
  before: string | null;
  unreadOnly: boolean;
}

/** What is marked as read: these, or all that are not newer than `upTo`. */
export type MarkReadInput = { ids: readonly string[] } | { upTo: string };

/** A source that was silenced, as it can be heard again. */
export interface SilencedSource {
  sourceId: string;
}

/** What the actor `stream` says. */
export type StreamReport =
  | { type: 'stream.opened' }
  | { type: 'stream.reported'; item: NotificationItem; unread: number }
  | { type: 'stream.counted'; unread: number }
  /** It ended, whoever ended it. */
  | { type: 'stream.broken' };

export type NotificationsEvent =
  /** Nobody looks: a page in the background does not listen. */
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'network.restored' }
  | { type: 'list.opened' }
  | { type: 'list.retried' }
  | { type: 'list.continued' }
  | { type: 'filter.chosen'; unreadOnly: boolean }
  | { type: 'notification.read'; id: string }
  | { type: 'all.read' }
  | { type: 'source.silenced'; id: string }
  | { type: 'silence.undone' }
  | { type: 'problem.dismissed' };

/** What the rest of the page should know. */
export type NotificationsEmitted =
  /** Something came in while the page was open. */
  | { type: 'notification.came'; item: NotificationItem }
  /** Settings that were read before are no longer true. */
  | { type: 'settings.changed' };

export interface NotificationsContext {
  /** Null while nobody knows. */
  unread: number | null;
  /** Null until the list was opened. */
  items: readonly NotificationItem[] | null;
  next: string | null;
  unreadOnly: boolean;
  /** Tries in a row that the stream has failed. */
  failures: number;
  /** Something may have come that the list does not know. */
  hasGap: boolean;
  listProblem: Problem<NotificationsProblemCode> | null;
  /** Read here, not yet there. */
  waiting: readonly string[];
  /** On their way. */
  sending: readonly string[];
  /** The count before all were read, where that is on its way. */
  unreadBefore: number | null;
  problem: Problem<NotificationsProblemCode> | null;
  /** The notification whose source was silenced. */
  silencing: string | null;
  silenced: SilencedSource | null;
}
