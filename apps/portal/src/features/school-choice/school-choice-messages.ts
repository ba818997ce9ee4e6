import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SchoolChoiceProblemCode } from '@stoa/machines/school-choice';

export const SCHOOL_CHOICE_MESSAGES = {
  NETWORK: msg`No connection. Check your connection and try again.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  UNAUTHENTICATED: msg`Sign in again.`,
  TOKEN_EXPIRED: msg`Sign in again.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Record<SchoolChoiceProblemCode, MessageDescriptor>;
