export { feedbackInboxMachine } from './feedback-inbox.machine.ts';
export { isChanged } from './feedback-inbox.setup.ts';
export { FEEDBACK_INBOX_PROBLEM_CODES, INBOX_STATUSES, REPLY_MAX_LENGTH } from './feedback-inbox.types.ts';
export type {
  FeedbackInboxProblemCode,
  InboxEntry,
  InboxFilter,
  InboxStatus,
  SaveEntryInput,
} from './feedback-inbox.types.ts';
