import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveReportReason } from '@stoa/api/schema';
import type { LiveChatProblemCode } from '@stoa/machines/live-chat';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

/** Why a message was not sent, or why somebody cannot be in the room. */
export const LIVE_CHAT_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  FORBIDDEN: msg`The host has muted you.`,
  MEMBERS_ONLY: msg`The chat is for members of the school.`,
  VISITORS_ONLY: msg`The chat is for people who are not members yet.`,
  NOT_ENROLLED: msg`The chat is for those who are enrolled in the class.`,
  SCHOOL_CLOSED: msg`The chat is for members of the school.`,
  LIVE_NOT_OPEN: msg`The chat is not open yet.`,
  LIVE_ENDED: msg`The session has ended, and so has its chat.`,
  LIVE_DELETED: msg`The session was deleted.`,
  CHAT_TOO_FAST: msg`Too many requests. Wait a moment and try again.`,
  MODERATION_REJECTED: msg`Some words are not allowed here. Change the message.`,
  CONFLICT: msg`The host has turned off the chat.`,
  IDEMPOTENCY_KEY_REUSED: msg`Something went wrong. Try again.`,
} satisfies Record<LiveChatProblemCode, MessageDescriptor>;

/** Why what a host or reader wanted was not done. */
export const MODERATION_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  LIVE_ENDED: LIVE_CHAT_MESSAGES.LIVE_ENDED,
  LIVE_DELETED: LIVE_CHAT_MESSAGES.LIVE_DELETED,
  QUOTA_EXCEEDED: msg`You have reached the limit of muted people. Unmute someone first.`,
} satisfies Record<string, MessageDescriptor>;

/** Why a message is reported. */
export const REASON_MESSAGES = {
  spam: msg({ message: 'Advertising or spam', comment: 'A reason to report a chat message' }),
  harassment: msg({ message: 'Insults or harassment', comment: 'A reason to report a chat message' }),
  illegal: msg({ message: 'Against the law', comment: 'A reason to report a chat message' }),
  other: msg({ message: 'Something else', comment: 'A reason to report a chat message' }),
} satisfies Record<LiveReportReason, MessageDescriptor>;

/** What somebody is called beside their name. */
export const ROLE_MESSAGES = {
  host: msg({ message: 'Host', context: 'live chat', comment: 'Who holds the live session' }),
  speaker: msg({ message: 'Speaker', context: 'live chat', comment: 'Who speaks in the live session' }),
};
