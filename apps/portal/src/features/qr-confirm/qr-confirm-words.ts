import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QrConfirmProblemCode } from '@stoa/machines/qr-confirm';

/** Why this phone cannot answer. */
export const QR_CONFIRM_WORDS = {
  NETWORK: msg`There is no connection. Check it and try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  VALIDATION_FAILED: msg`This is no code of ours. Scan the one that the sign-in page shows.`,
  UNAUTHENTICATED: msg`Please sign in on this phone first.`,
  TOKEN_EXPIRED: msg`Please sign in on this phone first.`,
  FORBIDDEN: msg`This account may not confirm sign-ins.`,
  NOT_FOUND: msg`This code is not known any more. Scan the one that the sign-in page shows now.`,
  QR_EXPIRED: msg`The code has run out. Scan the new one that the sign-in page shows.`,
  QR_CANCELLED: msg`This code was refused before. Nobody is signed in with it.`,
  CONFLICT: msg`Another phone was first to scan this code. If that was not you, take a new one.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Record<QrConfirmProblemCode, MessageDescriptor>;
