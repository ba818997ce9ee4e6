import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefreshPageProblemCode } from '@stoa/machines/refresh-page';

export const REFRESH_WORDS = {
  NETWORK: msg`There is no connection. Check it: as soon as it is back, this goes on by itself.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  INVALID_GRANT: msg`Please sign in again.`,
  UNAUTHENTICATED: msg`Please sign in again.`,
  TOKEN_EXPIRED: msg`Please sign in again.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Record<RefreshPageProblemCode, MessageDescriptor>;
