import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BindAccountProblem,
  BindAccountProblemCode,
  BindField,
  BindFieldProblem,
  BindMode,
} from '@stoa/machines/bind-account';
import { ACCOUNT_PROBLEM_MESSAGES } from '../../shared/auth/problem-messages.ts';

/** How the account is found, as a choice. */
export const PROOF_MESSAGES = {
  code: msg({ message: 'With a code', comment: 'Way to prove that an account is one’s own' }),
  password: msg({ message: 'With password', comment: 'Way to prove that an account is one’s own' }),
} satisfies Partial<Record<BindMode, MessageDescriptor>>;

export const CHANNEL_MESSAGES = {
  email: msg({ message: 'Email', comment: 'Where a code is sent' }),
  mobile: msg({ message: 'Phone', comment: 'Where a code is sent' }),
} satisfies Record<'email' | 'mobile', MessageDescriptor>;

const PROBLEM_MESSAGES = {
  ...ACCOUNT_PROBLEM_MESSAGES,
  INVALID_GRANT: msg`The account or password is incorrect.`,
  CODE_INVALID: msg`The code is incorrect.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  ACCOUNT_EXISTS: msg`An account with this address or number already exists. If it is yours, confirm with the code we send there.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  ALREADY_BOUND: msg`This account is already linked to another identity of the same service.`,
  BINDING_EXPIRED: msg`Linking took too long. Sign in again.`,
  STATE_MISMATCH: msg`This was started in another browser. Start again here.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  SECOND_FACTOR_EXPIRED: msg`Confirming took too long. Start this step again.`,
} satisfies Record<BindAccountProblemCode, MessageDescriptor>;

const WRONG_CODE = msg`The code is incorrect, or there is no account with this number or address.`;

/** Why the identity was not linked. */
export const bindProblemMessages = (problem: BindAccountProblem, mode: BindMode): MessageDescriptor =>
  problem.code === 'INVALID_GRANT' && mode !== 'password' ? WRONG_CODE : PROBLEM_MESSAGES[problem.code];

const REQUIRED: Record<BindField, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Enter your phone number.`,
  email: msg`Enter your email address.`,
  code: msg`Enter the six-digit code.`,
  password: msg`Enter your password.`,
  nickName: msg`Enter the name that others will see.`,
};

const OTHER: Partial<Record<`${BindField}.${BindFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`Enter a complete phone number.`,
  'email.INVALID': msg`Enter a complete email address.`,
  'mobile.TAKEN': msg`An account with this number already exists.`,
  'email.TAKEN': msg`An account with this address already exists.`,
  'nickName.TOO_LONG': msg`Use at most 50 characters.`,
};

/** What is wrong with a field. */
export const bindFieldMessage = (field: BindField, problem: BindFieldProblem): MessageDescriptor =>
  OTHER[`${field}.${problem}`] ?? REQUIRED[field];
