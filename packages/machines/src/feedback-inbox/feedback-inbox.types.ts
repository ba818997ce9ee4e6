import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { ReportedProblem } from '../shared/reported-problem.ts';

/** Where a message to a school stands. */
export const INBOX_STATUSES = ['new', 'inProgress', 'answered', 'closed'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** In characters (code points), as the server counts. */
export const REPLY_MAX_LENGTH = 1000;

/** What can go wrong when a message is handled. */
export const FEEDBACK_INBOX_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'VERSION_CONFLICT',
  'MODERATION_REJECTED',
] as const;
export type FeedbackInboxProblemCode = (typeof FEEDBACK_INBOX_PROBLEM_CODES)[number];

/** What handling a message needs to know of it. */
export interface InboxEntry {
  id: string;
  status: InboxStatus;
  reply: string | null;
  /** ISO 8601 in UTC: tells whether somebody else was quicker. */
  updatedAt: string;
}

/** What the actor `saveEntry` is given. */
export interface SaveEntryInput {
  id: string;
  status: InboxStatus;
  /** Null where nothing new is said. */
  reply: string | null;
  updatedAt: string;
}

/** What the list is narrowed to, as the application asks for it. */
export type InboxFilter = Readonly<Record<string, string | number | undefined>>;

export type FeedbackInboxEvent =
  | { type: 'entry.opened'; entry: InboxEntry }
  | { type: 'entry.closed' }
  | { type: 'close.confirmed' }
  | { type: 'close.cancelled' }
  | { type: 'status.chosen'; status: InboxStatus }
  | { type: 'reply.changed'; value: string }
  | { type: 'entry.submitted' }
  /** Somebody else was quicker: what was typed here counts, or theirs. */
  | { type: 'conflict.mineKept' }
  | { type: 'conflict.theirsTaken' }
  | { type: 'export.requested'; filter: InboxFilter };

/** What the page does with it. */
export type FeedbackInboxEmitted = { type: 'entry.saved'; entry: InboxEntry };

export interface FeedbackInboxContext {
  entry: InboxEntry | null;
  status: InboxStatus;
  reply: string;
  fieldProblem: 'REQUIRED' | 'TOO_LONG' | null;
  problem: ReportedProblem<FeedbackInboxProblemCode> | null;
  /** The entry as somebody else has left it. */
  theirs: InboxEntry | null;
  filter: InboxFilter;
  exportProblem: ReportedProblem<FeedbackInboxProblemCode> | null;
}
