import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What can go wrong with every call of somebody who is signed in. */
export const CALL_PROBLEM_MESSAGES = {
  NETWORK: msg`No connection. Nothing was changed. Try again.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  UNAUTHENTICATED: msg`You have been signed out. Sign in again to continue.`,
  TOKEN_EXPIRED: msg`You have been signed out. Sign in again to continue.`,
  FORBIDDEN: msg`You no longer have permission to do this. Ask an administrator of the school.`,
  OWN_SESSION_REQUIRED: msg`You signed in through your school, so this is not available. Sign in to your own account to continue.`,
  NOT_FOUND: msg`It no longer exists. Someone else may have deleted it.`,
  VALIDATION_FAILED: msg`Something is not valid. Check what you entered.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Record<string, MessageDescriptor>;

/** The words for a code; a code that a table does not know is told as an unknown one. */
export const messageOf = (
  words: Readonly<Record<string, MessageDescriptor>>,
  code: string,
): MessageDescriptor => words[code] ?? CALL_PROBLEM_MESSAGES.UNKNOWN;
