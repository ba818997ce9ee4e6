import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from './problem.ts';

/** What people are told who could not be let in, or not in this way. */
export const SIGN_IN_MESSAGES = {
  UNAUTHENTICATED: /*i18n*/ { id: 'error.UNAUTHENTICATED', message: 'Sign in first.' },
  TOKEN_EXPIRED: /*i18n*/ {
    id: 'error.TOKEN_EXPIRED',
    message: 'Your session has expired. Sign in again.',
  },
  VERIFICATION_FAILED: /*i18n*/ {
    id: 'error.VERIFICATION_FAILED',
    message: 'Verification failed, please Login again.',
  },
  REAUTHENTICATION_REQUIRED: /*i18n*/ {
    id: 'error.REAUTHENTICATION_REQUIRED',
    message: 'Confirm your identity with your password.',
  },
  OWN_SESSION_REQUIRED: /*i18n*/ {
    id: 'error.OWN_SESSION_REQUIRED',
    message:
      'You signed in through your school, so this is not available. Sign in to your own account to continue.',
  },
  INVALID_GRANT: /*i18n*/ {
    id: 'error.INVALID_GRANT',
    message: 'The account, password or code is incorrect.',
  },
  UNSUPPORTED_GRANT_TYPE: /*i18n*/ {
    id: 'error.UNSUPPORTED_GRANT_TYPE',
    message: 'This sign-in method is not offered here.',
  },
  LOGIN_METHOD_OFF: /*i18n*/ {
    id: 'error.LOGIN_METHOD_OFF',
    message: 'This school does not offer this sign-in method. Choose another one.',
  },
  ACCOUNT_DISABLED: /*i18n*/ {
    id: 'error.ACCOUNT_DISABLED',
    message: 'This account has been disabled. Ask the school.',
  },
  TOO_MANY_ATTEMPTS: /*i18n*/ {
    id: 'error.TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Wait a few minutes and try again.',
  },
  CAPTCHA_REQUIRED: /*i18n*/ {
    id: 'error.CAPTCHA_REQUIRED',
    message: 'A security check is needed first. Try again.',
  },
  CAPTCHA_INVALID: /*i18n*/ {
    id: 'error.CAPTCHA_INVALID',
    message: 'The security check is no longer valid. Try again.',
  },
  CODE_INVALID: /*i18n*/ { id: 'error.CODE_INVALID', message: 'This code is incorrect.' },
  CODE_EXPIRED: /*i18n*/ {
    id: 'error.CODE_EXPIRED',
    message: 'This code has expired. Request a new one.',
  },
  CODE_ATTEMPTS_EXCEEDED: /*i18n*/ {
    id: 'error.CODE_ATTEMPTS_EXCEEDED',
    message: 'Too many attempts with this code. Request a new one.',
  },
  ACCOUNT_EXISTS: /*i18n*/ {
    id: 'error.ACCOUNT_EXISTS',
    message: 'An account with this address or number already exists.',
  },
  PASSWORD_TOO_WEAK: /*i18n*/ {
    id: 'error.PASSWORD_TOO_WEAK',
    message: 'This password is too easy to guess. Choose another one.',
  },
  COUNTRY_NOT_SUPPORTED: /*i18n*/ {
    id: 'error.COUNTRY_NOT_SUPPORTED',
    message: 'Messages cannot be sent to this country.',
  },
  LOGIN_INIT_EXPIRED: /*i18n*/ {
    id: 'error.LOGIN_INIT_EXPIRED',
    message: 'This sign-in took too long. Start again.',
  },
  STATE_MISMATCH: /*i18n*/ {
    id: 'error.STATE_MISMATCH',
    message: 'This sign-in was started elsewhere. Start again.',
  },
  PROVIDER_UNKNOWN: /*i18n*/ {
    id: 'error.PROVIDER_UNKNOWN',
    message: 'This sign-in method is not known here.',
  },
  PROVIDER_FAILED: /*i18n*/ {
    id: 'error.PROVIDER_FAILED',
    message: 'The sign-in service is not responding. Use another sign-in method.',
  },
  FREE_LOGIN_FAILED: /*i18n*/ {
    id: 'error.FREE_LOGIN_FAILED',
    message: 'Automatic sign-in did not work. Sign in manually.',
  },
  REDIRECT_NOT_ALLOWED: /*i18n*/ {
    id: 'error.REDIRECT_NOT_ALLOWED',
    message: 'This address is not allowed here.',
  },
  QR_EXPIRED: /*i18n*/ { id: 'error.QR_EXPIRED', message: 'The QR code has expired.' },
  QR_CANCELLED: /*i18n*/ { id: 'error.QR_CANCELLED', message: 'The sign-in was cancelled on the phone.' },
  QR_NOT_CONFIRMED: /*i18n*/ {
    id: 'error.QR_NOT_CONFIRMED',
    message: 'Confirm the sign-in on your phone.',
  },
  ALREADY_BOUND: /*i18n*/ {
    id: 'error.ALREADY_BOUND',
    message: 'This is already linked to another account.',
  },
  BINDING_EXPIRED: /*i18n*/ {
    id: 'error.BINDING_EXPIRED',
    message: 'Linking took too long. Start again.',
  },
  SECOND_FACTOR_REQUIRED: /*i18n*/ {
    id: 'error.SECOND_FACTOR_REQUIRED',
    message: 'Confirm with your second factor.',
  },
  SECOND_FACTOR_INVALID: /*i18n*/ {
    id: 'error.SECOND_FACTOR_INVALID',
    message: 'Your second factor was not accepted. Try again.',
  },
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>;
