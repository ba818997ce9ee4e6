import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefreshPageProblemCode } from '@stoa/machines/refresh-page';

export const REFRESH_MESSAGES = {
  NETWORK: msg`No connection. This continues once you are back online.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  INVALID_GRANT: msg`Sign in again.`,
  UNAUTHENTICATED: msg`Sign in again.`,
  TOKEN_EXPIRED: msg`Sign in again.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Record<RefreshPageProblemCode, MessageDescriptor>;
