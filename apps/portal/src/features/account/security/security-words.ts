import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewPasswordProblem, PasswordChangeProblemCode } from '@stoa/machines/password-change';
import type { SecondFactorSetupProblemCode } from '@stoa/machines/second-factor-setup';
import { ACCOUNT_PROBLEM_WORDS, OWN_PROBLEM_WORDS } from '../../../shared/auth/problem-words.ts';

const PROOF_NEEDED = msg`Confirm that it is you, then it goes on.`;

/** Why a password was not changed. */
export const PASSWORD_WORDS = {
  ...OWN_PROBLEM_WORDS,
  PASSWORD_TOO_WEAK: msg`This password is one of the first that are guessed. Please choose another one.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
} satisfies Record<PasswordChangeProblemCode, MessageDescriptor>;

/** What is wrong with a new password. */
export const NEW_PASSWORD_WORDS = {
  REQUIRED: msg`Choose a password.`,
  TOO_SHORT: msg`At least 8 characters, please.`,
  TOO_LONG: msg`At most 128 characters, please.`,
  TOO_WEAK: msg`Choose one that nobody would guess.`,
} satisfies Record<NewPasswordProblem, MessageDescriptor>;

/** Why a second factor was not changed. */
export const FACTOR_WORDS = {
  ...OWN_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_ATTEMPTS,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
  SECOND_FACTOR_INVALID: msg`This was not accepted. Is the clock of your phone right? Take the newest code and try again.`,
  QUOTA_EXCEEDED: msg`You have as many passkeys as an account can have. Remove one that you do not use.`,
  CONFLICT: msg`Something has changed in the meantime. Load the page anew and try again.`,
  PASSKEY_CANCELLED: msg`No passkey was made. Try again when you are ready.`,
  PASSKEY_KNOWN: msg`This device has a passkey for your account already.`,
  PASSKEY_UNAVAILABLE: msg`Passkeys do not work in this browser at the moment. Try another browser or device.`,
} satisfies Record<SecondFactorSetupProblemCode, MessageDescriptor>;
