import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QrLoginProblemCode } from '@stoa/machines/qr-login';
import type {
  LoginField,
  LoginFieldProblem,
  LoginMethod,
  LoginProblem,
  LoginProblemCode,
} from '@stoa/machines/login';
import type { SessionEnd } from '../../app/session-store.ts';
import { ACCOUNT_PROBLEM_WORDS } from '../../shared/auth/problem-words.ts';

export const METHOD_WORDS = {
  password: msg({ message: 'Password', comment: 'Way to sign in' }),
  smsCode: msg({ message: 'Phone code', comment: 'Way to sign in: a code is sent to the phone' }),
  emailCode: msg({ message: 'E-mail code', comment: 'Way to sign in: a code is sent by e-mail' }),
} satisfies Record<LoginMethod, MessageDescriptor>;

const PROBLEM_WORDS = {
  ...ACCOUNT_PROBLEM_WORDS,
  INVALID_GRANT: msg`The account or the password is not right.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  CODE_INVALID: msg`The code is not right.`,
  CODE_EXPIRED: msg`The code has run out. Please ask for a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`This code was tried too often. Please ask for a new one.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  SCHOOL_DISABLED: msg`This school is closed at present.`,
  LOGIN_METHOD_OFF: msg`This school signs its people in in another way. Please choose one of those below.`,
  SECOND_FACTOR_EXPIRED: msg`Confirming took too long, for your safety. Please sign in again.`,
  PROVIDER_FAILED: msg`The sign-in service does not answer just now. The other ways in still work.`,
  PROVIDER_UNKNOWN: msg`This school does not sign its people in there any more. The other ways in still work.`,
} satisfies Record<LoginProblemCode, MessageDescriptor>;

const WRONG_CODE = msg`The code is not right. Look at the newest message and try again.`;
const NO_ACCOUNT = msg`The code is used up, or nobody is registered here with this number or address. Ask for a new code, or create an account.`;

/** Why signing in was refused. The server does not say whether an account exists, and neither do the words. */
export function problemWords(problem: LoginProblem, method: LoginMethod): MessageDescriptor {
  if (problem.code !== 'INVALID_GRANT' || method === 'password') return PROBLEM_WORDS[problem.code];
  return problem.attemptsLeft ? WRONG_CODE : NO_ACCOUNT;
}

const REQUIRED: Record<LoginField, MessageDescriptor> = {
  account: msg`Type your e-mail address or phone number.`,
  password: msg`Type your password.`,
  countryCode: msg`Choose a country.`,
  mobile: msg`Type your phone number.`,
  smsCode: msg`Type the code of six digits.`,
  email: msg`Type your e-mail address.`,
  emailCode: msg`Type the code of six digits.`,
};

const INVALID: Partial<Record<LoginField, MessageDescriptor>> = {
  mobile: msg`This is not a complete phone number.`,
  email: msg`This is not a complete e-mail address.`,
};

/** What is wrong with a field. */
export const fieldWords = (field: LoginField, problem: LoginFieldProblem): MessageDescriptor =>
  (problem === 'INVALID' ? INVALID[field] : undefined) ?? REQUIRED[field];

/** Why somebody who was signed in sees this page. */
export const END_WORDS: Partial<Record<SessionEnd, MessageDescriptor>> = {
  left: msg`You have signed out. See you soon!`,
  expired: msg`Your sign-in has ended. Sign in again and you come back to where you were.`,
  elsewhere: msg`You have signed out in another window.`,
  disabled: PROBLEM_WORDS.ACCOUNT_DISABLED,
  unverified: PROBLEM_WORDS.VERIFICATION_FAILED,
};

/** Why there is no code to scan. */
export const QR_PROBLEM_WORDS = {
  NETWORK: msg`There is no connection. Try again, or sign in in another way.`,
  SERVICE_UNAVAILABLE: ACCOUNT_PROBLEM_WORDS.SERVICE_UNAVAILABLE,
  INTERNAL_ERROR: ACCOUNT_PROBLEM_WORDS.INTERNAL_ERROR,
  TOO_MANY_REQUESTS: ACCOUNT_PROBLEM_WORDS.TOO_MANY_REQUESTS,
  VALIDATION_FAILED: ACCOUNT_PROBLEM_WORDS.UNKNOWN,
  UNKNOWN: ACCOUNT_PROBLEM_WORDS.UNKNOWN,
  LOGIN_METHOD_OFF: PROBLEM_WORDS.LOGIN_METHOD_OFF,
  SCHOOL_DISABLED: PROBLEM_WORDS.SCHOOL_DISABLED,
  ACCOUNT_DISABLED: PROBLEM_WORDS.ACCOUNT_DISABLED,
  VERIFICATION_FAILED: PROBLEM_WORDS.VERIFICATION_FAILED,
  NOT_FOUND: msg`Another window of this browser shows a newer code.`,
  QR_NOT_CONFIRMED: msg`Your phone has not confirmed this code. Please take a new one.`,
  QR_EXPIRED: msg`This code has run out. Please take a new one.`,
  QR_CANCELLED: msg`Your phone has refused this sign-in, so nobody was signed in.`,
} satisfies Record<QrLoginProblemCode, MessageDescriptor>;
