import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SchoolChoiceProblemCode } from '@stoa/machines/school-choice';

export const SCHOOL_CHOICE_WORDS = {
  NETWORK: msg`There is no connection. Check it and try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  UNAUTHENTICATED: msg`Please sign in again.`,
  TOKEN_EXPIRED: msg`Please sign in again.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Record<SchoolChoiceProblemCode, MessageDescriptor>;
