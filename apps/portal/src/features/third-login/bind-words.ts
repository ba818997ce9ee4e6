import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BindAccountProblem,
  BindAccountProblemCode,
  BindField,
  BindFieldProblem,
  BindMode,
} from '@stoa/machines/bind-account';
import { ACCOUNT_PROBLEM_WORDS } from '../../shared/auth/problem-words.ts';

/** How the account is found, as a choice. */
export const PROOF_WORDS = {
  code: msg({ message: 'By a code', comment: 'Way to prove that an account is one’s own' }),
  password: msg({ message: 'By the password', comment: 'Way to prove that an account is one’s own' }),
} satisfies Partial<Record<BindMode, MessageDescriptor>>;

export const CHANNEL_WORDS = {
  email: msg({ message: 'E-mail', comment: 'Where a code is sent' }),
  mobile: msg({ message: 'Phone', comment: 'Where a code is sent' }),
} satisfies Record<'email' | 'mobile', MessageDescriptor>;

const PROBLEM_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  INVALID_GRANT: msg`The account or the password is not right.`,
  CODE_INVALID: msg`The code is not right.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  ACCOUNT_EXISTS: msg`There is an account with this address or number already. If it is yours, prove it by the code that goes there.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  ALREADY_BOUND: msg`This account is linked to another identity of the same service already.`,
  BINDING_EXPIRED: msg`Linking took too long. Please sign in again.`,
  STATE_MISMATCH: msg`This was begun in another browser. Please begin anew here.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  SECOND_FACTOR_EXPIRED: msg`Confirming took too long, for your safety. Please begin with this step again.`,
} satisfies Record<BindAccountProblemCode, MessageDescriptor>;

const WRONG_CODE = msg`The code is not right, or nobody is registered here with this number or address.`;

/** Why the identity was not linked. */
export const bindProblemWords = (problem: BindAccountProblem, mode: BindMode): MessageDescriptor =>
  problem.code === 'INVALID_GRANT' && mode !== 'password' ? WRONG_CODE : PROBLEM_WORDS[problem.code];

const REQUIRED: Record<BindField, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Type your phone number.`,
  email: msg`Type your e-mail address.`,
  code: msg`Type the code of six digits.`,
  password: msg`Type your password.`,
  nickName: msg`Type the name that others are to see.`,
};

const OTHER: Partial<Record<`${BindField}.${BindFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`This is not a complete phone number.`,
  'email.INVALID': msg`This is not a complete e-mail address.`,
  'mobile.TAKEN': msg`There is an account with this number already.`,
  'email.TAKEN': msg`There is an account with this address already.`,
  'nickName.TOO_LONG': msg`A name has 50 characters at most.`,
};

/** What is wrong with a field. */
export const bindFieldWords = (field: BindField, problem: BindFieldProblem): MessageDescriptor =>
  OTHER[`${field}.${problem}`] ?? REQUIRED[field];
