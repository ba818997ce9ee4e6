import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterField, RegisterFieldProblem, RegisterProblemCode } from '@stoa/machines/register';
import { ACCOUNT_PROBLEM_MESSAGES } from '../../shared/auth/problem-messages.ts';

export const CHANNEL_MESSAGES = {
  email: msg({ message: 'Email', comment: 'Way to register' }),
  mobile: msg({ message: 'Phone', comment: 'Way to register' }),
} satisfies Record<'email' | 'mobile', MessageDescriptor>;

/** Why registering was refused. */
export const PROBLEM_MESSAGES = {
  ...ACCOUNT_PROBLEM_MESSAGES,
  ACCOUNT_EXISTS: msg`You already have an account. Sign in with it.`,
  PASSWORD_TOO_WEAK: msg`This password is too easy to guess. Choose another one.`,
  CODE_INVALID: msg`The code is incorrect. Check the newest message and try again.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  COUNTRY_NOT_SUPPORTED: msg`Messages cannot be sent to this country. Use an email address.`,
  JOINING_NOT_ALLOWED: msg`This school accepts members by invitation only.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
} satisfies Record<RegisterProblemCode, MessageDescriptor>;

type Field = RegisterField | 'agreement';

const REQUIRED: Record<Field, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Enter your phone number.`,
  mobileCode: msg`Enter the six-digit code.`,
  email: msg`Enter your email address.`,
  emailCode: msg`Enter the six-digit code.`,
  nickName: msg`Enter the name that others will see.`,
  password: msg`Choose a password.`,
  agreement: msg`You need to agree to create an account.`,
};

const OTHERS: Partial<Record<`${Field}.${RegisterFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`Enter a complete phone number.`,
  'mobile.TAKEN': msg`An account with this number already exists.`,
  'email.INVALID': msg`Enter a complete email address.`,
  'email.TAKEN': msg`An account with this address already exists.`,
  'mobileCode.INVALID': msg`Check the code, or ask for a new one.`,
  'emailCode.INVALID': msg`Check the code, or ask for a new one.`,
  'nickName.TOO_LONG': msg`Use at most 50 characters.`,
  'password.TOO_SHORT': msg`Use at least 8 characters.`,
  'password.TOO_LONG': msg`Use at most 128 characters.`,
  'password.TOO_WEAK': msg`Choose one that is hard to guess.`,
};

/** What is wrong with a field. */
export const fieldMessage = (field: Field, problem: RegisterFieldProblem): MessageDescriptor =>
  OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
