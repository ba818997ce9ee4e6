import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewPasswordProblem, PasswordChangeProblemCode } from '@stoa/machines/password-change';
import type { SecondFactorSetupProblemCode } from '@stoa/machines/second-factor-setup';
import { ACCOUNT_PROBLEM_MESSAGES, OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';

const PROOF_NEEDED = msg`Confirm that it’s you to continue.`;

/** Why a password was not changed. */
export const PASSWORD_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  PASSWORD_TOO_WEAK: msg`This password is too easy to guess. Choose another one.`,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
} satisfies Record<PasswordChangeProblemCode, MessageDescriptor>;

/** What is wrong with a new password. */
export const NEW_PASSWORD_MESSAGES = {
  REQUIRED: msg`Choose a password.`,
  TOO_SHORT: msg`Use at least 8 characters.`,
  TOO_LONG: msg`Use at most 128 characters.`,
  TOO_WEAK: msg`Choose one that is hard to guess.`,
} satisfies Record<NewPasswordProblem, MessageDescriptor>;

/** Why a second factor was not changed. */
export const FACTOR_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_ATTEMPTS,
  REAUTHENTICATION_REQUIRED: PROOF_NEEDED,
  SECOND_FACTOR_INVALID: msg`This code was not accepted. Check the clock of your phone, then try again with the newest code.`,
  QUOTA_EXCEEDED: msg`You have reached the maximum number of passkeys. Remove one that you do not use.`,
  CONFLICT: msg`Something changed in the meantime. Reload the page and try again.`,
  PASSKEY_CANCELLED: msg`No passkey was created. Try again when you are ready.`,
  PASSKEY_KNOWN: msg`This device already has a passkey for your account.`,
  PASSKEY_UNAVAILABLE: msg`Passkeys are not working in this browser right now. Try another browser or device.`,
} satisfies Record<SecondFactorSetupProblemCode, MessageDescriptor>;
