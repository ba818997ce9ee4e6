import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CodeRequestProblemCode } from '@stoa/machines/code-request';

/** What can go wrong with every form about an account. */
export const ACCOUNT_PROBLEM_WORDS = {
  NETWORK: msg`There is no connection. What you typed is still here: try again.`,
  SERVICE_UNAVAILABLE: msg`The server cannot answer at the moment. Please try again shortly.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Please try again.`,
  TOO_MANY_REQUESTS: msg`That was a little too fast. Please wait a moment and try again.`,
  TOO_MANY_ATTEMPTS: msg`Too many attempts.`,
  VALIDATION_FAILED: msg`Something in the form is not as it should be. Please check what you typed.`,
  CAPTCHA_REQUIRED: msg`Please type the characters of the picture as well.`,
  CAPTCHA_INVALID: msg`The characters of the picture were different. Here is a new one.`,
  UNKNOWN: msg`Something went wrong. Please try again.`,
} satisfies Partial<Record<string, MessageDescriptor>>;

/** What can go wrong when a code is asked for. */
export const CODE_REQUEST_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: msg`Too many codes were asked for.`,
  COUNTRY_NOT_SUPPORTED: msg`No messages can be sent to this country. Please use an e-mail address.`,
  ACCOUNT_EXISTS: msg`There is an account with it already. Please sign in.`,
} satisfies Record<CodeRequestProblemCode, MessageDescriptor>;
