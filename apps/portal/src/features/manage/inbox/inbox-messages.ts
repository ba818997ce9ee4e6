import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedbackInboxProblemCode } from '@stoa/machines/feedback-inbox';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';
import type { InboxQuery } from './inbox-search.ts';

export const KIND_MESSAGES = {
  feedback: msg({ message: 'Feedback', context: 'inbox', comment: 'Kind of message to a school' }),
  complaint: msg({ message: 'Complaint or report', comment: 'Kind of message to a school' }),
} satisfies Record<NonNullable<InboxQuery['kind']>, MessageDescriptor>;

export const SORT_MESSAGES = {
  newest: msg({ message: 'Newest first', comment: 'Order of a list of messages' }),
  oldest: msg({ message: 'Oldest first', comment: 'Order of a list of messages' }),
} satisfies Record<InboxQuery['sort'], MessageDescriptor>;

/** Said where the server said nothing itself. */
export const INBOX_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has updated this message in the meantime.`,
  MODERATION_REJECTED: msg`Some words in the answer are not allowed. Change the wording.`,
} satisfies Record<FeedbackInboxProblemCode, MessageDescriptor>;
