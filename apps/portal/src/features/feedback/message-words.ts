import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageProblemCode } from '@stoa/machines/feedback';
import { CALL_PROBLEM_WORDS } from '../../shared/call-problem-words.ts';

/** Said where the server said nothing itself. */
export const MESSAGE_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  NETWORK: msg`There is no connection, so your message was not sent. It is still here: try again.`,
  UNKNOWN: msg`Your message could not be sent. It is still here: try again.`,
  TOO_MANY_REQUESTS: msg`You have sent several messages already. Please wait a little before the next one.`,
  FORBIDDEN: msg`This school does not take messages from you.`,
  NOT_FOUND: msg`This school is not there any more.`,
  SCHOOL_CLOSED: msg`This school is closed and takes no messages.`,
  CONFLICT: msg`This message was sent already.`,
  UPLOAD_RUNNING: msg`A picture is still being sent. Wait for it, or remove it.`,
  UPLOAD_NOT_OWNED: msg`One of the pictures was sent by another account. Remove it and add it again.`,
  FILE_TOO_MANY: msg`Four pictures are the most. Remove one.`,
  FILE_FORMAT: msg`One of the pictures is no gif, jpeg or png. Remove it.`,
  MODERATION_REJECTED: msg`Some words cannot be sent here. Please write it in other words.`,
  FEEDBACK_REJECTED: msg`Your message could not be accepted.`,
} satisfies Record<MessageProblemCode, MessageDescriptor>;
