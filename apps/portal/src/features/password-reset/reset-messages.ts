import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PasswordResetField,
  PasswordResetFieldProblem,
  PasswordResetProblemCode,
} from '@stoa/machines/password-reset';
import { ACCOUNT_PROBLEM_MESSAGES, OWN_PROBLEM_MESSAGES } from '../../shared/auth/problem-messages.ts';

/** Why a new password was not set. The server does not say whether an account exists, and neither do the words. */
export const RESET_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_ATTEMPTS,
  CODE_INVALID: msg`The code is incorrect, or there is no account with this number or address. Check the newest message and try again.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  PASSWORD_TOO_WEAK: msg`This password is too easy to guess. Choose another one.`,
} satisfies Record<PasswordResetProblemCode, MessageDescriptor>;

const REQUIRED: Record<PasswordResetField, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Enter your phone number.`,
  email: msg`Enter your email address.`,
  code: msg`Enter the six-digit code.`,
  newPassword: msg`Choose a password.`,
};

const OTHERS: Partial<Record<`${PasswordResetField}.${PasswordResetFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`Enter a complete phone number.`,
  'email.INVALID': msg`Enter a complete email address.`,
  'code.INVALID': msg`Check the code, or ask for a new one.`,
  'newPassword.TOO_SHORT': msg`Use at least 8 characters.`,
  'newPassword.TOO_LONG': msg`Use at most 128 characters.`,
  'newPassword.TOO_WEAK': msg`Choose one that is hard to guess.`,
};

/** What is wrong with a field. */
export const resetFieldMessage = (
  field: PasswordResetField,
  problem: PasswordResetFieldProblem,
): MessageDescriptor => OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
