import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiProblem } from '@stoa/api/error';
import type { LivePoll, LiveQuestionState } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../call-problem-messages.ts';
import { LIVE_CHAT_MESSAGES } from '../chat-messages.ts';

/** Why what somebody wanted in a session was not done. */
const ACTIVITY_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  LIVE_NOT_OPEN: msg`The room opens 15 minutes before the start.`,
  LIVE_ENDED: msg`The session has ended.`,
  LIVE_DELETED: LIVE_CHAT_MESSAGES.LIVE_DELETED,
  MODERATION_REJECTED: msg`Some words are not allowed here. Change the text.`,
  CONFLICT: msg`It was changed in the meantime. Look at it again.`,
  QUOTA_EXCEEDED: msg`There are too many already.`,
} satisfies Record<string, MessageDescriptor>;

/** The words for what went wrong. */
export const problemMessages = (error: unknown): MessageDescriptor =>
  messageOf(ACTIVITY_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN');

/** What the host makes of a question. */
export const QUESTION_STATE_MESSAGES = {
  open: msg({ message: 'Open', context: 'live question', comment: 'A question that was not answered yet' }),
  answering: msg({ message: 'Being answered', context: 'live question' }),
  answered: msg({ message: 'Answered', context: 'live question' }),
  dismissed: msg({ message: 'Dismissed', context: 'live question', comment: 'The host does not answer it' }),
} satisfies Record<LiveQuestionState, MessageDescriptor>;

/** Where a poll stands. */
export const POLL_STATE_MESSAGES = {
  draft: msg({ message: 'Draft', context: 'poll' }),
  open: msg({ message: 'Open', context: 'poll', comment: 'People can vote' }),
  closed: msg({ message: 'Closed', context: 'poll', comment: 'People can no longer vote' }),
} satisfies Record<LivePoll['state'], MessageDescriptor>;
