import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QrConfirmProblemCode } from '@stoa/machines/qr-confirm';

/** Why this phone cannot answer. */
export const QR_CONFIRM_MESSAGES = {
  NETWORK: msg`No connection. Check your connection and try again.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  VALIDATION_FAILED: msg`This code is not from this site. Scan the one on the sign-in page.`,
  UNAUTHENTICATED: msg`Sign in on this phone first.`,
  TOKEN_EXPIRED: msg`Sign in on this phone first.`,
  FORBIDDEN: msg`This account cannot confirm sign-ins.`,
  NOT_FOUND: msg`This code is no longer valid. Scan the current one on the sign-in page.`,
  QR_EXPIRED: msg`The code has expired. Scan the new one on the sign-in page.`,
  QR_CANCELLED: msg`This code was refused before. Nobody is signed in with it.`,
  CONFLICT: msg`Another phone was first to scan this code. If that was not you, take a new one.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Record<QrConfirmProblemCode, MessageDescriptor>;
