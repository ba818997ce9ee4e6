import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FactorField,
  FactorFieldProblem,
  FactorMethod,
  SecondFactorProblem,
  SecondFactorProblemCode,
} from '@stoa/machines/second-factor';
import { ACCOUNT_PROBLEM_WORDS } from '../problem-words.ts';

/** Another way to confirm, as a button. */
export const OTHER_FACTOR_WORDS = {
  totp: msg`Use the code of the app`,
  passkey: msg`Use a passkey`,
  recovery: msg`Use a recovery code`,
} satisfies Record<FactorMethod, MessageDescriptor>;

const PROBLEM_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  SECOND_FACTOR_INVALID: msg`This was not right. Please try again.`,
  INVALID_GRANT: msg`No account here knows this passkey. Sign in in another way.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  PASSKEY_CANCELLED: msg`The device was not asked to the end, so nothing has changed. Try again, or use another way.`,
  PASSKEY_UNSUPPORTED: msg`This browser cannot use passkeys for this site. Please use another way.`,
} satisfies Record<SecondFactorProblemCode, MessageDescriptor>;

const WRONG: Partial<Record<FactorMethod, MessageDescriptor>> = {
  totp: msg`The code is not right. The app shows a new one every half a minute: type the one that it shows now.`,
  recovery: msg`This recovery code is not right, or was used before. Each of them counts once.`,
};

/** Why the second step was refused. */
export const factorProblemWords = (problem: SecondFactorProblem, method: FactorMethod): MessageDescriptor =>
  (problem.code === 'SECOND_FACTOR_INVALID' ? WRONG[method] : undefined) ?? PROBLEM_WORDS[problem.code];

const REQUIRED: Record<FactorField, MessageDescriptor> = {
  code: msg`Type the code of six digits.`,
  recoveryCode: msg`Type one of your recovery codes.`,
};

/** What is wrong with a field. */
export const factorFieldWords = (field: FactorField, _problem: FactorFieldProblem): MessageDescriptor =>
  REQUIRED[field];
