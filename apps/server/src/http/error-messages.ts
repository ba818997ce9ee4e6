import type { MessageDescriptor } from '@lingui/core';
import { LEARNING_MESSAGES } from './error-messages.learning.ts';
import { SIGN_IN_MESSAGES } from './error-messages.sign-in.ts';
import type { ErrorCode } from './problem.ts';

/** What people are told for each code; translated in locales/<language>/server.po. */
export const ERROR_MESSAGES: Record<ErrorCode, MessageDescriptor> = {
  ...SIGN_IN_MESSAGES,
  ...LEARNING_MESSAGES,
  VALIDATION_FAILED: /*i18n*/ {
    id: 'error.VALIDATION_FAILED',
    message: 'Something in this request is not valid.',
  },
  MALFORMED_BODY: /*i18n*/ { id: 'error.MALFORMED_BODY', message: 'The request could not be read.' },
  UNSUPPORTED_MEDIA_TYPE: /*i18n*/ {
    id: 'error.UNSUPPORTED_MEDIA_TYPE',
    message: 'This content type is not supported.',
  },
  PAYLOAD_TOO_LARGE: /*i18n*/ {
    id: 'error.PAYLOAD_TOO_LARGE',
    message: 'This is too large to send.',
  },
  METHOD_NOT_ALLOWED: /*i18n*/ {
    id: 'error.METHOD_NOT_ALLOWED',
    message: 'This address does not support this method.',
  },
  NOT_FOUND: /*i18n*/ { id: 'error.NOT_FOUND', message: 'Not found.' },
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
    message: 'Too many requests. Wait a moment and try again.',
  },
  INTERNAL_ERROR: /*i18n*/ {
    id: 'error.INTERNAL_ERROR',
    message: 'Something went wrong on our side. Nothing was changed.',
  },
  SERVICE_UNAVAILABLE: /*i18n*/ {
    id: 'error.SERVICE_UNAVAILABLE',
    message: 'The school is temporarily unavailable. Try again.',
  },
  CSRF_REJECTED: /*i18n*/ { id: 'error.CSRF_REJECTED', message: 'This request did not come from this site.' },
  FORBIDDEN: /*i18n*/ { id: 'error.FORBIDDEN', message: 'Your role in this school does not allow this.' },
  NOT_A_MEMBER: /*i18n*/ { id: 'error.NOT_A_MEMBER', message: 'Only members of this school can do this.' },
  MEMBERS_ONLY: /*i18n*/ { id: 'error.MEMBERS_ONLY', message: 'This is for members of the school.' },
  VISITORS_ONLY: /*i18n*/ {
    id: 'error.VISITORS_ONLY',
    message: 'This is for visitors who have not signed in.',
  },
  TENANT_MISMATCH: /*i18n*/ {
    id: 'error.TENANT_MISMATCH',
    message: 'This request refers to two different schools.',
  },
  SCHOOL_CLOSED: /*i18n*/ { id: 'error.SCHOOL_CLOSED', message: 'This school is not open to visitors.' },
  SCHOOL_DISABLED: /*i18n*/ { id: 'error.SCHOOL_DISABLED', message: 'This school is currently closed.' },
  SCHOOL_NETWORK_NOT_ALLOWED: /*i18n*/ {
    id: 'error.SCHOOL_NETWORK_NOT_ALLOWED',
    message: 'This school cannot be opened from your network.',
  },
  SCHOOL_EXISTS: /*i18n*/ { id: 'error.SCHOOL_EXISTS', message: 'A school with this name already exists.' },
  NAME_TAKEN: /*i18n*/ { id: 'error.NAME_TAKEN', message: 'This name is already in use.' },
  SCHOOL_QUOTA_EXCEEDED: /*i18n*/ {
    id: 'error.SCHOOL_QUOTA_EXCEEDED',
    message: 'You have reached the maximum number of schools.',
  },
  JOINING_NOT_ALLOWED: /*i18n*/ {
    id: 'error.JOINING_NOT_ALLOWED',
    message: 'This school can only be joined by invitation.',
  },
  ACTIVE_CODE_INVALID: /*i18n*/ {
    id: 'error.ACTIVE_CODE_INVALID',
    message: 'This activation code is incorrect.',
  },
  AGREEMENT_OUTDATED: /*i18n*/ {
    id: 'error.AGREEMENT_OUTDATED',
    message: 'There is a newer version of the agreement. Read it first.',
  },
  MODERATION_REJECTED: /*i18n*/ {
    id: 'error.MODERATION_REJECTED',
    message: 'This text contains words that are not allowed here.',
  },
  FILE_FORMAT: /*i18n*/ {
    id: 'error.FILE_FORMAT',
    message: 'Only GIF, JPEG and PNG pictures are supported.',
  },
  FILE_TOO_MANY: /*i18n*/ { id: 'error.FILE_TOO_MANY', message: 'Choose one file at a time.' },
  QUOTA_EXCEEDED: /*i18n*/ {
    id: 'error.QUOTA_EXCEEDED',
    message: 'There is no storage left for more files.',
  },
  UPLOAD_EXPIRED: /*i18n*/ {
    id: 'error.UPLOAD_EXPIRED',
    message: 'This upload took too long. Choose the file again.',
  },
  UPLOAD_NOT_OWNED: /*i18n*/ { id: 'error.UPLOAD_NOT_OWNED', message: 'This file does not belong to you.' },
  FEEDBACK_REJECTED: /*i18n*/ {
    id: 'error.FEEDBACK_REJECTED',
    message: 'The feedback could not be accepted.',
  },
  PAGE_INVALID: /*i18n*/ { id: 'error.PAGE_INVALID', message: 'This page cannot be published as it is.' },
  CONTENT_INVALID: /*i18n*/ {
    id: 'error.CONTENT_INVALID',
    message: 'This cannot be saved or published as it is.',
  },
  OWN_PERSON: /*i18n*/ { id: 'error.OWN_PERSON', message: 'This cannot be done with your own account.' },
  LAST_OWNER: /*i18n*/ {
    id: 'error.LAST_OWNER',
    message: 'A school needs an owner. Make someone else an owner first.',
  },
  ROLE_TOO_HIGH: /*i18n*/ {
    id: 'error.ROLE_TOO_HIGH',
    message: 'This role is above your own. Ask someone who has it.',
  },
  INVITATION_FOR_ANOTHER: /*i18n*/ {
    id: 'error.INVITATION_FOR_ANOTHER',
    message: 'This invitation is for another email address. Sign in with the account that has it.',
  },
  IMPORT_UNREADABLE: /*i18n*/ {
    id: 'error.IMPORT_UNREADABLE',
    message:
      'This file could not be read. It needs a first line with a column named email, and no more than 10,000 rows.',
  },
  MAIL_BUDGET_EXCEEDED: /*i18n*/ {
    id: 'error.MAIL_BUDGET_EXCEEDED',
    message:
      'This school has reached its email limit. Try again later, invite fewer people at once, or share an invitation link.',
  },
};

/** What people are told where a code says too little: by the reason that its details name. */
export const REASON_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  PIXELS: /*i18n*/ {
    id: 'error.PAYLOAD_TOO_LARGE.PIXELS',
    message: 'This picture has too many pixels. Make it smaller and upload it again.',
  },
  ATTACHMENT: /*i18n*/ {
    id: 'error.FILE_FORMAT.ATTACHMENT',
    message: 'This file type is not supported. Use pictures, PDF documents or videos (MP4, WebM).',
  },
  ATTACHMENTS: /*i18n*/ {
    id: 'error.FILE_TOO_MANY.ATTACHMENTS',
    message: 'You have added 10 files already. Remove one before you add another.',
  },
};
