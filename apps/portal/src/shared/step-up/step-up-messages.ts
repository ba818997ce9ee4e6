import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StepUpField, StepUpMethod, StepUpProblemCode } from '@stoa/machines/step-up';
import { ACCOUNT_PROBLEM_MESSAGES, OWN_PROBLEM_MESSAGES } from '../auth/problem-messages.ts';

/** Buttons that choose another way to prove that it is still the same person. */
export const OTHER_METHOD_MESSAGES = {
  passkey: msg`Use a passkey`,
  totp: msg`Use authenticator app`,
  password: msg`Use password`,
  code: msg`Send code`,
} satisfies Record<StepUpMethod, MessageDescriptor>;

/** Why a proof was not accepted. */
export const STEP_UP_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  TOO_MANY_ATTEMPTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_ATTEMPTS,
  INVALID_GRANT: msg`The password is incorrect.`,
  CODE_INVALID: msg`The code is incorrect. Check the newest message and try again.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  SECOND_FACTOR_INVALID: msg`This code was not accepted. Use the newest code from the app, or try another method.`,
  PASSKEY_CANCELLED: msg`The passkey was not used. Try again, or use another method.`,
  PASSKEY_UNAVAILABLE: msg`Passkeys are not working in this browser right now. Use another method.`,
} satisfies Record<StepUpProblemCode, MessageDescriptor>;

/** What is wrong with a field. */
export const STEP_UP_FIELD_MESSAGES = {
  password: msg`Enter your password.`,
  code: msg`Enter the six-digit code.`,
  totp: msg`Enter the six digits that the app shows.`,
} satisfies Record<StepUpField, MessageDescriptor>;
