import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuthorizeProblemCode } from '@stoa/machines/authorize';

/** Why nobody is handed on. Nothing of what the address says is repeated. */
export const AUTHORIZE_MESSAGES = {
  NETWORK: msg`No connection. Check your connection and try again.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  VALIDATION_FAILED: msg`The application that sent you here made an invalid request. Contact its operator.`,
  UNAUTHENTICATED: msg`Sign in first.`,
  TOKEN_EXPIRED: msg`Sign in first.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  REDIRECT_NOT_ALLOWED: msg`The application is unknown, or asked to redirect to an address that is not its own. You were not redirected, for your safety.`,
  TENANT_MISMATCH: msg`The application belongs to another school.`,
  NOT_A_MEMBER: msg`The application is only for members of a school you do not belong to. Ask the school for an invitation.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Record<AuthorizeProblemCode, MessageDescriptor>;
