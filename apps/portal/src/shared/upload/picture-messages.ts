import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureProblemCode } from '@stoa/machines/picture-upload';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

const FAILED_PICTURE = msg`The picture could not be uploaded. Try again.`;

/** Said where the server said nothing itself. */
export const PICTURE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`The connection was lost. The upload restarts once you are back online.`,
  SERVICE_UNAVAILABLE: msg`Pictures cannot be stored right now. Try again shortly.`,
  INTERNAL_ERROR: FAILED_PICTURE,
  UNKNOWN: FAILED_PICTURE,
  TOO_MANY_REQUESTS: msg`You have uploaded many pictures. Wait a moment before the next one.`,
  UNAUTHENTICATED: msg`Sign in to add pictures. Your text is kept.`,
  TOKEN_EXPIRED: msg`Sign in to add pictures. Your text is kept.`,
  FORBIDDEN: msg`This school does not accept pictures from you.`,
  SCHOOL_CLOSED: msg`This school is closed and does not accept pictures.`,
  VALIDATION_FAILED: FAILED_PICTURE,
  CONFLICT: FAILED_PICTURE,
  REFUSED: FAILED_PICTURE,
  TOO_MANY: msg`You can add up to four pictures. Remove one first.`,
  FILE_EMPTY: msg`This file is empty.`,
  FILE_FORMAT: msg`Only GIF, JPEG and PNG pictures are supported.`,
  PAYLOAD_TOO_LARGE: msg`This picture is larger than 5 MB.`,
  UPLOAD_EXPIRED: msg`The upload took too long. Try again.`,
  QUOTA_EXCEEDED: msg`You cannot add more pictures.`,
  MODERATION_REJECTED: msg`This picture was not accepted.`,
} satisfies Record<PictureProblemCode, MessageDescriptor>;

/** Why a file was not taken at all. */
export const REJECT_MESSAGES = {
  wrongType: PICTURE_PROBLEM_MESSAGES.FILE_FORMAT,
  tooLarge: PICTURE_PROBLEM_MESSAGES.PAYLOAD_TOO_LARGE,
  empty: PICTURE_PROBLEM_MESSAGES.FILE_EMPTY,
  tooMany: PICTURE_PROBLEM_MESSAGES.TOO_MANY,
  onlyOne: PICTURE_PROBLEM_MESSAGES.TOO_MANY,
  duplicate: msg`This picture is already in the list.`,
} satisfies Record<string, MessageDescriptor>;
