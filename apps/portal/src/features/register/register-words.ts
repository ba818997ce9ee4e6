import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterField, RegisterFieldProblem, RegisterProblemCode } from '@stoa/machines/register';
import { ACCOUNT_PROBLEM_WORDS } from '../../shared/auth/problem-words.ts';

export const CHANNEL_WORDS = {
  email: msg({ message: 'E-mail', comment: 'Way to register' }),
  mobile: msg({ message: 'Phone', comment: 'Way to register' }),
} satisfies Record<'email' | 'mobile', MessageDescriptor>;

/** Why registering was refused. */
export const PROBLEM_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  ACCOUNT_EXISTS: msg`You have an account already. Sign in with it.`,
  PASSWORD_TOO_WEAK: msg`This password is one of the first that are guessed. Please choose another one.`,
  CODE_INVALID: msg`The code is not right. Look at the newest message and try again.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  COUNTRY_NOT_SUPPORTED: msg`No messages can be sent to this country. Please use an e-mail address.`,
  JOINING_NOT_ALLOWED: msg`This school takes members by invitation only.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
} satisfies Record<RegisterProblemCode, MessageDescriptor>;

type Field = RegisterField | 'agreement';

const REQUIRED: Record<Field, MessageDescriptor> = {
  countryCode: msg`Choose a country.`,
  mobile: msg`Type your phone number.`,
  mobileCode: msg`Type the code of six digits.`,
  email: msg`Type your e-mail address.`,
  emailCode: msg`Type the code of six digits.`,
  nickName: msg`Type the name that others are to see.`,
  password: msg`Choose a password.`,
  agreement: msg`An account needs your agreement.`,
};

const OTHERS: Partial<Record<`${Field}.${RegisterFieldProblem}`, MessageDescriptor>> = {
  'mobile.INVALID': msg`This is not a complete phone number.`,
  'mobile.TAKEN': msg`There is an account with this number.`,
  'email.INVALID': msg`This is not a complete e-mail address.`,
  'email.TAKEN': msg`There is an account with this address.`,
  'mobileCode.INVALID': msg`Check the code, or ask for a new one.`,
  'emailCode.INVALID': msg`Check the code, or ask for a new one.`,
  'nickName.TOO_LONG': msg`At most 50 characters, please.`,
  'password.TOO_SHORT': msg`At least 8 characters, please.`,
  'password.TOO_LONG': msg`At most 128 characters, please.`,
  'password.TOO_WEAK': msg`Choose one that nobody would guess.`,
};

/** What is wrong with a field. */
export const fieldWords = (field: Field, problem: RegisterFieldProblem): MessageDescriptor =>
  OTHERS[`${field}.${problem}`] ?? REQUIRED[field];
