import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from './problem.ts';

/** What people are told for each code; translated in locales/<language>/server.po. */
export const ERROR_WORDS: Record<ErrorCode, MessageDescriptor> = {
  VALIDATION_FAILED: /*i18n*/ {
    id: 'error.VALIDATION_FAILED',
    message: 'Something in this request is not as expected.',
  },
  MALFORMED_BODY: /*i18n*/ { id: 'error.MALFORMED_BODY', message: 'What was sent could not be read.' },
  UNSUPPORTED_MEDIA_TYPE: /*i18n*/ {
    id: 'error.UNSUPPORTED_MEDIA_TYPE',
    message: 'This kind of content is not understood here.',
  },
  PAYLOAD_TOO_LARGE: /*i18n*/ {
    id: 'error.PAYLOAD_TOO_LARGE',
    message: 'This is larger than what can be sent at once.',
  },
  METHOD_NOT_ALLOWED: /*i18n*/ {
    id: 'error.METHOD_NOT_ALLOWED',
    message: 'This cannot be done at this address.',
  },
  NOT_FOUND: /*i18n*/ { id: 'error.NOT_FOUND', message: 'There is nothing at this address.' },
  CONFLICT: /*i18n*/ { id: 'error.CONFLICT', message: 'Someone changed this in the meantime.' },
  VERSION_CONFLICT: /*i18n*/ {
    id: 'error.VERSION_CONFLICT',
    message: 'There is a newer version of this. Reload it and try again.',
  },
  IDEMPOTENCY_KEY_REUSED: /*i18n*/ {
    id: 'error.IDEMPOTENCY_KEY_REUSED',
    message: 'This request was sent before with other content.',
  },
  TOO_MANY_REQUESTS: /*i18n*/ {
    id: 'error.TOO_MANY_REQUESTS',
    message: 'That was a lot at once. Please wait a moment and try again.',
  },
  INTERNAL_ERROR: /*i18n*/ {
    id: 'error.INTERNAL_ERROR',
    message: 'Something went wrong on our side. Nothing was changed.',
  },
  SERVICE_UNAVAILABLE: /*i18n*/ {
    id: 'error.SERVICE_UNAVAILABLE',
    message: 'The school is unreachable for a moment. Please try again.',
  },
  UNAUTHENTICATED: /*i18n*/ { id: 'error.UNAUTHENTICATED', message: 'Please sign in first.' },
  TOKEN_EXPIRED: /*i18n*/ {
    id: 'error.TOKEN_EXPIRED',
    message: 'Your sign-in has expired. Please sign in again.',
  },
  CSRF_REJECTED: /*i18n*/ { id: 'error.CSRF_REJECTED', message: 'This request did not come from this site.' },
  VERIFICATION_FAILED: /*i18n*/ {
    id: 'error.VERIFICATION_FAILED',
    message: 'Verification failed, please Login again.',
  },
  FORBIDDEN: /*i18n*/ { id: 'error.FORBIDDEN', message: 'Your role in this school does not include this.' },
  NOT_A_MEMBER: /*i18n*/ { id: 'error.NOT_A_MEMBER', message: 'Only members of this school can do this.' },
  MEMBERS_ONLY: /*i18n*/ { id: 'error.MEMBERS_ONLY', message: 'This is for members of the school.' },
  VISITORS_ONLY: /*i18n*/ {
    id: 'error.VISITORS_ONLY',
    message: 'This is for visitors who have not signed in.',
  },
  TENANT_MISMATCH: /*i18n*/ {
    id: 'error.TENANT_MISMATCH',
    message: 'This request names two different schools.',
  },
  REAUTHENTICATION_REQUIRED: /*i18n*/ {
    id: 'error.REAUTHENTICATION_REQUIRED',
    message: 'Please confirm with your password that it is you.',
  },
  INVALID_GRANT: /*i18n*/ {
    id: 'error.INVALID_GRANT',
    message: 'The account, the password or the code is not right.',
  },
  UNSUPPORTED_GRANT_TYPE: /*i18n*/ {
    id: 'error.UNSUPPORTED_GRANT_TYPE',
    message: 'This way of signing in is not offered here.',
  },
  LOGIN_METHOD_OFF: /*i18n*/ {
    id: 'error.LOGIN_METHOD_OFF',
    message: 'This school does not offer this way to sign in. Please choose another one.',
  },
  ACCOUNT_DISABLED: /*i18n*/ {
    id: 'error.ACCOUNT_DISABLED',
    message: 'This account has been disabled. Please ask the school.',
  },
  TOO_MANY_ATTEMPTS: /*i18n*/ {
    id: 'error.TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  CAPTCHA_REQUIRED: /*i18n*/ {
    id: 'error.CAPTCHA_REQUIRED',
    message: 'Please type the characters of the picture.',
  },
  CAPTCHA_INVALID: /*i18n*/ {
    id: 'error.CAPTCHA_INVALID',
    message: 'These are not the characters of the picture.',
  },
  CODE_INVALID: /*i18n*/ { id: 'error.CODE_INVALID', message: 'This code is not right.' },
  CODE_EXPIRED: /*i18n*/ {
    id: 'error.CODE_EXPIRED',
    message: 'This code has expired. Please request a new one.',
  },
  CODE_ATTEMPTS_EXCEEDED: /*i18n*/ {
    id: 'error.CODE_ATTEMPTS_EXCEEDED',
    message: 'This code was tried too often. Please request a new one.',
  },
  ACCOUNT_EXISTS: /*i18n*/ {
    id: 'error.ACCOUNT_EXISTS',
    message: 'There is already an account with this address or number.',
  },
  PASSWORD_TOO_WEAK: /*i18n*/ {
    id: 'error.PASSWORD_TOO_WEAK',
    message: 'This password is too easy to guess. Please choose another one.',
  },
  COUNTRY_NOT_SUPPORTED: /*i18n*/ {
    id: 'error.COUNTRY_NOT_SUPPORTED',
    message: 'Messages cannot be sent to numbers of this country.',
  },
  LOGIN_INIT_EXPIRED: /*i18n*/ {
    id: 'error.LOGIN_INIT_EXPIRED',
    message: 'This sign-in took too long. Please start again.',
  },
  STATE_MISMATCH: /*i18n*/ {
    id: 'error.STATE_MISMATCH',
    message: 'This sign-in was started elsewhere. Please start again.',
  },
  PROVIDER_UNKNOWN: /*i18n*/ {
    id: 'error.PROVIDER_UNKNOWN',
    message: 'This way of signing in is not known here.',
  },
  PROVIDER_FAILED: /*i18n*/ {
    id: 'error.PROVIDER_FAILED',
    message: 'The other service does not answer. Please sign in another way.',
  },
  FREE_LOGIN_FAILED: /*i18n*/ {
    id: 'error.FREE_LOGIN_FAILED',
    message: 'Automatic sign-in did not work. Please sign in yourself.',
  },
  REDIRECT_NOT_ALLOWED: /*i18n*/ {
    id: 'error.REDIRECT_NOT_ALLOWED',
    message: 'This address is not allowed here.',
  },
  QR_EXPIRED: /*i18n*/ { id: 'error.QR_EXPIRED', message: 'The QR code has expired.' },
  QR_CANCELLED: /*i18n*/ { id: 'error.QR_CANCELLED', message: 'The sign-in was cancelled on the phone.' },
  QR_NOT_CONFIRMED: /*i18n*/ {
    id: 'error.QR_NOT_CONFIRMED',
    message: 'Please confirm the sign-in on your phone.',
  },
  ALREADY_BOUND: /*i18n*/ {
    id: 'error.ALREADY_BOUND',
    message: 'This is already connected to another account.',
  },
  BINDING_EXPIRED: /*i18n*/ {
    id: 'error.BINDING_EXPIRED',
    message: 'This took too long. Please start connecting again.',
  },
  SCHOOL_CLOSED: /*i18n*/ { id: 'error.SCHOOL_CLOSED', message: 'This school is not open to visitors.' },
  SCHOOL_DISABLED: /*i18n*/ { id: 'error.SCHOOL_DISABLED', message: 'This school is closed at present.' },
  SCHOOL_EXISTS: /*i18n*/ { id: 'error.SCHOOL_EXISTS', message: 'There is already a school with this name.' },
  SCHOOL_QUOTA_EXCEEDED: /*i18n*/ {
    id: 'error.SCHOOL_QUOTA_EXCEEDED',
    message: 'You have created as many schools as possible for now.',
  },
  JOINING_NOT_ALLOWED: /*i18n*/ {
    id: 'error.JOINING_NOT_ALLOWED',
    message: 'This school can only be joined by invitation.',
  },
  ACTIVE_CODE_INVALID: /*i18n*/ {
    id: 'error.ACTIVE_CODE_INVALID',
    message: 'This activation code is not right.',
  },
  AGREEMENT_OUTDATED: /*i18n*/ {
    id: 'error.AGREEMENT_OUTDATED',
    message: 'There is a newer version of the agreement. Please read it first.',
  },
  CLASS_FULL: /*i18n*/ { id: 'error.CLASS_FULL', message: 'All seats of this class are taken.' },
  CLASS_ENDED: /*i18n*/ { id: 'error.CLASS_ENDED', message: 'This class has ended.' },
  CLASS_NOT_STARTED: /*i18n*/ { id: 'error.CLASS_NOT_STARTED', message: 'This class has not started yet.' },
  NOT_ENROLLED: /*i18n*/ { id: 'error.NOT_ENROLLED', message: 'Please enrol in this class first.' },
  PURCHASE_REQUIRED: /*i18n*/ {
    id: 'error.PURCHASE_REQUIRED',
    message: 'This course has to be bought first.',
  },
  LESSON_LOCKED: /*i18n*/ { id: 'error.LESSON_LOCKED', message: 'This lesson is not open to you yet.' },
  EXAM_NOT_OPEN: /*i18n*/ { id: 'error.EXAM_NOT_OPEN', message: 'This exam is not open yet.' },
  EXAM_CLOSED: /*i18n*/ { id: 'error.EXAM_CLOSED', message: 'This exam is closed.' },
  ATTEMPTS_EXHAUSTED: /*i18n*/ {
    id: 'error.ATTEMPTS_EXHAUSTED',
    message: 'You have used all attempts of this exam.',
  },
  ATTEMPT_SUBMITTED: /*i18n*/ {
    id: 'error.ATTEMPT_SUBMITTED',
    message: 'This attempt was already handed in.',
  },
  ATTEMPT_EXPIRED: /*i18n*/ { id: 'error.ATTEMPT_EXPIRED', message: 'The time for this attempt is over.' },
  TICKET_INVALID: /*i18n*/ { id: 'error.TICKET_INVALID', message: 'This exam ticket is not valid.' },
  TICKET_USED: /*i18n*/ { id: 'error.TICKET_USED', message: 'This exam ticket was already used.' },
  SURVEY_CLOSED: /*i18n*/ { id: 'error.SURVEY_CLOSED', message: 'This survey is closed.' },
  SURVEY_ANSWERED: /*i18n*/ {
    id: 'error.SURVEY_ANSWERED',
    message: 'You have already answered this survey.',
  },
  ACTIVITY_NOT_STARTED: /*i18n*/ {
    id: 'error.ACTIVITY_NOT_STARTED',
    message: 'This activity has not started yet.',
  },
  ACTIVITY_ENDED: /*i18n*/ { id: 'error.ACTIVITY_ENDED', message: 'This activity has ended.' },
  LIVE_NOT_OPEN: /*i18n*/ { id: 'error.LIVE_NOT_OPEN', message: 'This live session is not open yet.' },
  LIVE_ENDED: /*i18n*/ { id: 'error.LIVE_ENDED', message: 'This live session has ended.' },
  LIVE_DELETED: /*i18n*/ { id: 'error.LIVE_DELETED', message: 'This live session was deleted.' },
  CHAT_TOO_FAST: /*i18n*/ {
    id: 'error.CHAT_TOO_FAST',
    message: 'You are writing very quickly. Please wait a moment.',
  },
  MODERATION_REJECTED: /*i18n*/ {
    id: 'error.MODERATION_REJECTED',
    message: 'This text contains words that are not accepted here.',
  },
  FILE_FORMAT: /*i18n*/ { id: 'error.FILE_FORMAT', message: 'Only gif, jpeg and png pictures are accepted.' },
  FILE_TOO_MANY: /*i18n*/ { id: 'error.FILE_TOO_MANY', message: 'Please choose only one file at a time.' },
  QUOTA_EXCEEDED: /*i18n*/ { id: 'error.QUOTA_EXCEEDED', message: 'There is no space left for more files.' },
  UPLOAD_EXPIRED: /*i18n*/ {
    id: 'error.UPLOAD_EXPIRED',
    message: 'This upload took too long. Please choose the file again.',
  },
  UPLOAD_NOT_OWNED: /*i18n*/ { id: 'error.UPLOAD_NOT_OWNED', message: 'This file does not belong to you.' },
  FEEDBACK_REJECTED: /*i18n*/ {
    id: 'error.FEEDBACK_REJECTED',
    message: 'The feedback could not be accepted.',
  },
  PAGE_INVALID: /*i18n*/ { id: 'error.PAGE_INVALID', message: 'This page cannot be published as it is.' },
  OWN_PERSON: /*i18n*/ { id: 'error.OWN_PERSON', message: 'This cannot be done with your own account.' },
  SECOND_FACTOR_REQUIRED: /*i18n*/ {
    id: 'error.SECOND_FACTOR_REQUIRED',
    message: 'Please confirm with your second factor.',
  },
  SECOND_FACTOR_INVALID: /*i18n*/ {
    id: 'error.SECOND_FACTOR_INVALID',
    message: 'This was not accepted as your second factor. Please try again.',
  },
  LAST_OWNER: /*i18n*/ {
    id: 'error.LAST_OWNER',
    message: 'A school needs an owner. Make somebody else an owner first.',
  },
  ROLE_TOO_HIGH: /*i18n*/ {
    id: 'error.ROLE_TOO_HIGH',
    message: 'This role is above your own. Ask somebody who has it.',
  },
  INVITATION_FOR_ANOTHER: /*i18n*/ {
    id: 'error.INVITATION_FOR_ANOTHER',
    message: 'This invitation is for another e-mail address. Sign in with the account that has it.',
  },
  IMPORT_UNREADABLE: /*i18n*/ {
    id: 'error.IMPORT_UNREADABLE',
    message:
      'This file could not be read. It needs a first line with a column named email, and no more than 10,000 rows.',
  },
};

/** What people are told where a code says too little: by the reason that its details name. */
export const REASON_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  PIXELS: /*i18n*/ {
    id: 'error.PAYLOAD_TOO_LARGE.PIXELS',
    message: 'This picture has more pixels than can be shown here. Make it smaller and send it again.',
  },
};
