import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PasswordResetField,
  PasswordResetFieldProblem,
  PasswordResetProblemCode,
} from '@stoa/machines/password-reset';
import { ACCOUNT_PROBLEM_WORDS, OWN_PROBLEM_WORDS } from '../../shared/auth/problem-words.ts';

/** Why a new password was not set. The server does not say whether an account exists, and neither do the words. */
export const RESET_WORDS = {
  ...OWN_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_ATTEMPTS,
  CODE_INVALID: msg`The code is not right, or nobody is registered here with this number or address. Look at the newest message and try again.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  PASSWORD_TOO_WEAK: msg`This password is one of the first that are guessed. Please choose another one.`,
} satisfies Record<PasswordResetProblemCode, MessageDescriptor>;

const REQUIRED: Record<PasswordResetField, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Type your phone number.`,
  email: msg`Type your e-mail address.`,
  code: msg`Type the code of six digits.`,
  newPassword: msg`Choose a password.`,
};

const OTHERS: Partial<Record<`${PasswordResetField}.${PasswordResetFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`This is not a complete phone number.`,
  'email.INVALID': msg`This is not a complete e-mail address.`,
  'code.INVALID': msg`Check the code, or ask for a new one.`,
  'newPassword.TOO_SHORT': msg`At least 8 characters, please.`,
  'newPassword.TOO_LONG': msg`At most 128 characters, please.`,
  'newPassword.TOO_WEAK': msg`Choose one that nobody would guess.`,
};

/** What is wrong with a field. */
export const resetFieldWords = (
  field: PasswordResetField,
  problem: PasswordResetFieldProblem,
): MessageDescriptor => OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
