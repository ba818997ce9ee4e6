import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BindCodeProblemCode,
  CodeRequestProblemCode,
  OwnCodeProblemCode,
} from '@stoa/machines/code-request';

/** What can go wrong with every form about an account. */
export const ACCOUNT_PROBLEM_MESSAGES = {
  NETWORK: msg`No connection. Your text is still here. Try again.`,
  SERVICE_UNAVAILABLE: msg`The server is not responding. Try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong. Try again.`,
  TOO_MANY_REQUESTS: msg`Too many requests. Wait a moment and try again.`,
  TOO_MANY_ATTEMPTS: msg`Too many attempts.`,
  VALIDATION_FAILED: msg`Something in the form is not valid. Check what you entered.`,
  CAPTCHA_REQUIRED: msg`A security check is needed first. Try again.`,
  CAPTCHA_INVALID: msg`The security check is no longer valid. Try again.`,
  UNKNOWN: msg`Something went wrong. Try again.`,
} satisfies Partial<Record<string, MessageDescriptor>>;

/** What can go wrong when a code is asked for. */
const CODE_REQUEST_MESSAGES = {
  ...ACCOUNT_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: msg`Too many codes were requested.`,
  COUNTRY_NOT_SUPPORTED: msg`Messages cannot be sent to this country. Use an email address.`,
  ACCOUNT_EXISTS: msg`An account already exists. Sign in instead.`,
} satisfies Record<CodeRequestProblemCode, MessageDescriptor>;

/** What can go wrong with any change of one's own account. */
export const OWN_PROBLEM_MESSAGES = {
  NETWORK: ACCOUNT_PROBLEM_MESSAGES.NETWORK,
  SERVICE_UNAVAILABLE: ACCOUNT_PROBLEM_MESSAGES.SERVICE_UNAVAILABLE,
  INTERNAL_ERROR: ACCOUNT_PROBLEM_MESSAGES.INTERNAL_ERROR,
  TOO_MANY_REQUESTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_REQUESTS,
  VALIDATION_FAILED: ACCOUNT_PROBLEM_MESSAGES.VALIDATION_FAILED,
  UNKNOWN: ACCOUNT_PROBLEM_MESSAGES.UNKNOWN,
  UNAUTHENTICATED: msg`You have been signed out. Sign in and try again.`,
  TOKEN_EXPIRED: msg`You have been signed out. Sign in and try again.`,
  FORBIDDEN: msg`This is not possible with your current sign-in. Sign in to your own account and try again.`,
  OWN_SESSION_REQUIRED: msg`You signed in through your school, so this is not available. Sign in to your own account to continue.`,
  NOT_FOUND: msg`It no longer exists. Reload the page to see the current state.`,
} satisfies Partial<Record<string, MessageDescriptor>>;

/** What can go wrong when a code is asked for, of whatever kind. */
export const CODE_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  ...CODE_REQUEST_MESSAGES,
  CONFLICT: msg`Your account no longer has this address or number. Reload the page.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm that it’s you to send the code.`,
} satisfies Record<CodeRequestProblemCode | OwnCodeProblemCode | BindCodeProblemCode, MessageDescriptor>;
