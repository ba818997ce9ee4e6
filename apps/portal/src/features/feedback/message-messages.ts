import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageProblemCode } from '@stoa/machines/feedback';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Said where the server said nothing itself. */
export const MESSAGE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection. Your message was not sent and is still here. Try again.`,
  UNKNOWN: msg`Your message could not be sent. It is still here. Try again.`,
  TOO_MANY_REQUESTS: msg`You have sent several messages. Wait a moment before the next one.`,
  FORBIDDEN: msg`This school does not accept messages from you.`,
  NOT_FOUND: msg`This school no longer exists.`,
  SCHOOL_CLOSED: msg`This school is closed and does not accept messages.`,
  CONFLICT: msg`This message was already sent.`,
  UPLOAD_RUNNING: msg`A picture is still uploading. Wait for it, or remove it.`,
  UPLOAD_NOT_OWNED: msg`One of the pictures was uploaded by another account. Remove it and add it again.`,
  FILE_TOO_MANY: msg`You can add up to four pictures. Remove one.`,
  FILE_FORMAT: msg`One of the pictures is not a GIF, JPEG or PNG. Remove it.`,
  MODERATION_REJECTED: msg`Some words are not allowed here. Change the wording.`,
  FEEDBACK_REJECTED: msg`Your message could not be accepted.`,
} satisfies Record<MessageProblemCode, MessageDescriptor>;
