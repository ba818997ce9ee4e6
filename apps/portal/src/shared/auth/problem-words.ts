import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BindCodeProblemCode,
  CodeRequestProblemCode,
  OwnCodeProblemCode,
} from '@stoa/machines/code-request';

/** What can go wrong with every form about an account. */
export const ACCOUNT_PROBLEM_WORDS = {
  NETWORK: msg`There is no connection. What you typed is still here: try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  TOO_MANY_ATTEMPTS: msg`Too many attempts.`,
  VALIDATION_FAILED: msg`Something in the form is not as it should be. Please check what you typed.`,
  CAPTCHA_REQUIRED: msg`A security check is needed first. Please try again.`,
  CAPTCHA_INVALID: msg`The security check is no longer valid. Please try again.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Partial<Record<string, MessageDescriptor>>;

/** What can go wrong when a code is asked for. */
const CODE_REQUEST_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: msg`Too many codes were asked for.`,
  COUNTRY_NOT_SUPPORTED: msg`No messages can be sent to this country. Please use an e-mail address.`,
  ACCOUNT_EXISTS: msg`There is an account with it already. Please sign in.`,
} satisfies Record<CodeRequestProblemCode, MessageDescriptor>;

/** What can go wrong with any change of one's own account. */
export const OWN_PROBLEM_WORDS = {
  NETWORK: ACCOUNT_PROBLEM_WORDS.NETWORK,
  SERVICE_UNAVAILABLE: ACCOUNT_PROBLEM_WORDS.SERVICE_UNAVAILABLE,
  INTERNAL_ERROR: ACCOUNT_PROBLEM_WORDS.INTERNAL_ERROR,
  TOO_MANY_REQUESTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_REQUESTS,
  VALIDATION_FAILED: ACCOUNT_PROBLEM_WORDS.VALIDATION_FAILED,
  UNKNOWN: ACCOUNT_PROBLEM_WORDS.UNKNOWN,
  UNAUTHENTICATED: msg`You are not signed in any more. Sign in and try again.`,
  TOKEN_EXPIRED: msg`You are not signed in any more. Sign in and try again.`,
  FORBIDDEN: msg`This is not possible with this sign-in. Sign out, sign in with your own account and try again.`,
  OWN_SESSION_REQUIRED: msg`You signed in through your school, so this is not available. Sign in to your own account to go on.`,
  NOT_FOUND: msg`It is not there any more. Load the page anew to see what holds now.`,
} satisfies Partial<Record<string, MessageDescriptor>>;

/** What can go wrong when a code is asked for, of whatever kind. */
export const CODE_WORDS = {
  ...OWN_PROBLEM_WORDS,
  ...CODE_REQUEST_WORDS,
  CONFLICT: msg`Your account does not have this address or number any more. Load the page anew.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm that it is you, then the code is sent.`,
} satisfies Record<CodeRequestProblemCode | OwnCodeProblemCode | BindCodeProblemCode, MessageDescriptor>;
