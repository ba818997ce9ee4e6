import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FactorField,
  FactorFieldProblem,
  FactorMethod,
  SecondFactorProblem,
  SecondFactorProblemCode,
} from '@stoa/machines/second-factor';
import { ACCOUNT_PROBLEM_MESSAGES } from '../problem-messages.ts';

/** Another way to confirm, as a button. */
export const OTHER_FACTOR_MESSAGES = {
  totp: msg`Use authenticator code`,
  passkey: msg`Use a passkey`,
  recovery: msg`Use a recovery code`,
} satisfies Record<FactorMethod, MessageDescriptor>;

const PROBLEM_MESSAGES = {
  ...ACCOUNT_PROBLEM_MESSAGES,
  SECOND_FACTOR_INVALID: msg`This is incorrect. Try again.`,
  INVALID_GRANT: msg`No account uses this passkey. Use another sign-in method.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  PASSKEY_CANCELLED: msg`The request was not completed on your device. Try again, or use another method.`,
  PASSKEY_UNSUPPORTED: msg`This browser cannot use passkeys on this site. Use another sign-in method.`,
} satisfies Record<SecondFactorProblemCode, MessageDescriptor>;

const WRONG: Partial<Record<FactorMethod, MessageDescriptor>> = {
  totp: msg`The code is incorrect. Enter the code that the app shows now. It changes every 30 seconds.`,
  recovery: msg`This recovery code is incorrect or was already used. Each code works once.`,
};

/** Why the second step was refused. */
export const factorProblemMessages = (
  problem: SecondFactorProblem,
  method: FactorMethod,
): MessageDescriptor =>
  (problem.code === 'SECOND_FACTOR_INVALID' ? WRONG[method] : undefined) ?? PROBLEM_MESSAGES[problem.code];

const REQUIRED: Record<FactorField, MessageDescriptor> = {
  code: msg`Enter the six-digit code.`,
  recoveryCode: msg`Enter one of your recovery codes.`,
};

/** What is wrong with a field. */
export const factorFieldMessage = (field: FactorField, _problem: FactorFieldProblem): MessageDescriptor =>
  REQUIRED[field];
