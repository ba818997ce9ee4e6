import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StepUpField, StepUpMethod, StepUpProblemCode } from '@stoa/machines/step-up';
import { ACCOUNT_PROBLEM_WORDS, OWN_PROBLEM_WORDS } from '../auth/problem-words.ts';

/** Buttons that choose another way to prove that it is still the same person. */
export const OTHER_WAY_WORDS = {
  passkey: msg`Use a passkey`,
  totp: msg`Use the authenticator app`,
  password: msg`Use the password`,
  code: msg`Have a code sent`,
} satisfies Record<StepUpMethod, MessageDescriptor>;

/** Why a proof was not accepted. */
export const STEP_UP_WORDS = {
  ...OWN_PROBLEM_WORDS,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_ATTEMPTS,
  INVALID_GRANT: msg`The password is not right.`,
  CODE_INVALID: msg`The code is not right. Look at the newest message and try again.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  SECOND_FACTOR_INVALID: msg`This was not accepted. Take the newest code of the app, or try another way.`,
  PASSKEY_CANCELLED: msg`The passkey was not used. Try again, or take another way.`,
  PASSKEY_UNAVAILABLE: msg`Passkeys do not work in this browser at the moment. Take another way.`,
} satisfies Record<StepUpProblemCode, MessageDescriptor>;

/** What is wrong with a field. */
export const STEP_UP_FIELD_WORDS = {
  password: msg`Type your password.`,
  code: msg`Type the code of six digits.`,
  totp: msg`Type the six digits that the app shows.`,
} satisfies Record<StepUpField, MessageDescriptor>;
