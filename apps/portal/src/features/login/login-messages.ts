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
import { ACCOUNT_PROBLEM_MESSAGES } from '../../shared/auth/problem-messages.ts';

export const METHOD_MESSAGES = {
  password: msg({ message: 'Password', comment: 'Way to sign in' }),
  smsCode: msg({ message: 'Phone code', comment: 'Way to sign in: a code is sent to the phone' }),
  emailCode: msg({ message: 'Email code', comment: 'Way to sign in: a code is sent by e-mail' }),
} satisfies Record<LoginMethod, MessageDescriptor>;

const PROBLEM_MESSAGES = {
  ...ACCOUNT_PROBLEM_MESSAGES,
  INVALID_GRANT: msg`The account or password is incorrect.`,
  ACCOUNT_DISABLED: msg`This account is disabled. Your school can tell you why.`,
  CODE_INVALID: msg`The code is incorrect.`,
  CODE_EXPIRED: msg`The code has expired. Request a new one.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many attempts with this code. Request a new one.`,
  VERIFICATION_FAILED: msg`Verification failed, please Login again.`,
  SCHOOL_DISABLED: msg`This school is currently closed.`,
  LOGIN_METHOD_OFF: msg`This school uses other sign-in methods. Choose one below.`,
  SECOND_FACTOR_EXPIRED: msg`Confirming took too long. Sign in again.`,
  PROVIDER_FAILED: msg`The sign-in service is not responding. Use another sign-in method.`,
  PROVIDER_UNKNOWN: msg`This school no longer uses this sign-in service. Use another sign-in method.`,
} satisfies Record<LoginProblemCode, MessageDescriptor>;

const WRONG_CODE = msg`The code is incorrect. Check the newest message and try again.`;
const NO_ACCOUNT = msg`The code was already used, or there is no account with this number or address. Request a new code, or create an account.`;

/** Why signing in was refused. The server does not say whether an account exists, and neither do the words. */
export function problemMessages(problem: LoginProblem, method: LoginMethod): MessageDescriptor {
  if (problem.code !== 'INVALID_GRANT' || method === 'password') return PROBLEM_MESSAGES[problem.code];
  return problem.attemptsLeft ? WRONG_CODE : NO_ACCOUNT;
}

const REQUIRED: Record<LoginField, MessageDescriptor> = {
  account: msg`Enter your email address or phone number.`,
  password: msg`Enter your password.`,
  countryCode: msg`Choose a country.`,
  mobile: msg`Enter your phone number.`,
  smsCode: msg`Enter the six-digit code.`,
  email: msg`Enter your email address.`,
  emailCode: msg`Enter the six-digit code.`,
};

const INVALID: Partial<Record<LoginField, MessageDescriptor>> = {
  mobile: msg`Enter a complete phone number.`,
  email: msg`Enter a complete email address.`,
};

/** What is wrong with a field. */
export const fieldMessage = (field: LoginField, problem: LoginFieldProblem): MessageDescriptor =>
  (problem === 'INVALID' ? INVALID[field] : undefined) ?? REQUIRED[field];

/** Why somebody who was signed in sees this page. */
export const END_MESSAGES: Partial<Record<SessionEnd, MessageDescriptor>> = {
  left: msg`You have signed out. See you soon!`,
  expired: msg`Your session has ended. Sign in again to return to where you were.`,
  elsewhere: msg`You have signed out in another window.`,
  disabled: PROBLEM_MESSAGES.ACCOUNT_DISABLED,
  unverified: PROBLEM_MESSAGES.VERIFICATION_FAILED,
};

/** Why there is no code to scan. */
export const QR_PROBLEM_MESSAGES = {
  NETWORK: msg`No connection. Try again, or use another sign-in method.`,
  SERVICE_UNAVAILABLE: ACCOUNT_PROBLEM_MESSAGES.SERVICE_UNAVAILABLE,
  INTERNAL_ERROR: ACCOUNT_PROBLEM_MESSAGES.INTERNAL_ERROR,
  TOO_MANY_REQUESTS: ACCOUNT_PROBLEM_MESSAGES.TOO_MANY_REQUESTS,
  VALIDATION_FAILED: ACCOUNT_PROBLEM_MESSAGES.UNKNOWN,
  UNKNOWN: ACCOUNT_PROBLEM_MESSAGES.UNKNOWN,
  LOGIN_METHOD_OFF: PROBLEM_MESSAGES.LOGIN_METHOD_OFF,
  SCHOOL_DISABLED: PROBLEM_MESSAGES.SCHOOL_DISABLED,
  ACCOUNT_DISABLED: PROBLEM_MESSAGES.ACCOUNT_DISABLED,
  VERIFICATION_FAILED: PROBLEM_MESSAGES.VERIFICATION_FAILED,
  NOT_FOUND: msg`Another window of this browser shows a newer code.`,
  QR_NOT_CONFIRMED: msg`Your phone did not confirm this code. Get a new one.`,
  QR_EXPIRED: msg`This code has expired. Get a new one.`,
  QR_CANCELLED: msg`The sign-in was refused on your phone.`,
} satisfies Record<QrLoginProblemCode, MessageDescriptor>;
