import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuthoriseProblemCode } from '@stoa/machines/authorise';

/** Why nobody is handed on. Nothing of what the address says is repeated. */
export const AUTHORISE_WORDS = {
  NETWORK: msg`There is no connection. Check it and try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  VALIDATION_FAILED: msg`The application that has sent you here has asked in a way that is not allowed. Tell the people who run it.`,
  UNAUTHENTICATED: msg`Please sign in first.`,
  TOKEN_EXPIRED: msg`Please sign in first.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  REDIRECT_NOT_ALLOWED: msg`The application is not known here, or wants you to be led to an address that is not its own. For your safety nothing leads there.`,
  TENANT_MISMATCH: msg`The application belongs to another school.`,
  NOT_A_MEMBER: msg`The application is for the members of a school that you do not belong to. The people who run the school can invite you.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Record<AuthoriseProblemCode, MessageDescriptor>;
