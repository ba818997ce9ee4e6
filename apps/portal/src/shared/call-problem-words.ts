import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What can go wrong with every call of somebody who is signed in. */
export const CALL_PROBLEM_WORDS = {
  NETWORK: msg`There is no connection. Nothing was changed: try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  UNAUTHENTICATED: msg`You are no longer signed in. Sign in again and come back.`,
  TOKEN_EXPIRED: msg`You are no longer signed in. Sign in again and come back.`,
  FORBIDDEN: msg`You may not do this any more. Ask an administrator of the school.`,
  OWN_SESSION_REQUIRED: msg`You signed in through your school, so this is not available. Sign in to your own account to go on.`,
  NOT_FOUND: msg`It is no longer there. Somebody else may have taken it away.`,
  VALIDATION_FAILED: msg`Something is not as it should be. Please check what you typed.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Record<string, MessageDescriptor>;

/** The words for a code; a code that a table does not know is told as an unknown one. */
export const wordsOf = (
  words: Readonly<Record<string, MessageDescriptor>>,
  code: string,
): MessageDescriptor => words[code] ?? CALL_PROBLEM_WORDS.UNKNOWN;
