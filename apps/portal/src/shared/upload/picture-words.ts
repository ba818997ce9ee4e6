import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureProblemCode } from '@stoa/machines/picture-upload';
import { CALL_PROBLEM_WORDS } from '../call-problem-words.ts';

const FAILED_PICTURE = msg`The picture could not be sent. Try again.`;

/** Said where the server said nothing itself. */
export const PICTURE_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  NETWORK: msg`The connection was cut. The picture is sent again as soon as it is back.`,
  SERVICE_UNAVAILABLE: msg`Pictures cannot be stored at the moment. Try again shortly.`,
  INTERNAL_ERROR: FAILED_PICTURE,
  UNKNOWN: FAILED_PICTURE,
  TOO_MANY_REQUESTS: msg`You have sent many pictures. Please wait a little before the next one.`,
  UNAUTHENTICATED: msg`Sign in to add pictures. What you typed stays here.`,
  TOKEN_EXPIRED: msg`Sign in to add pictures. What you typed stays here.`,
  FORBIDDEN: msg`This school does not take pictures from you.`,
  SCHOOL_CLOSED: msg`This school is closed and takes no pictures.`,
  VALIDATION_FAILED: FAILED_PICTURE,
  CONFLICT: FAILED_PICTURE,
  REFUSED: FAILED_PICTURE,
  TOO_MANY: msg`Four pictures are the most. Remove one first.`,
  FILE_EMPTY: msg`This file is empty.`,
  FILE_FORMAT: msg`Only gif, jpeg and png pictures can be sent.`,
  PAYLOAD_TOO_LARGE: msg`This picture is larger than 5 MB.`,
  UPLOAD_EXPIRED: msg`It took too long to send the picture. Try again.`,
  QUOTA_EXCEEDED: msg`There is no room for further pictures.`,
  MODERATION_REJECTED: msg`This picture was not accepted.`,
} satisfies Record<PictureProblemCode, MessageDescriptor>;

/** Why a file was not taken at all. */
export const REJECT_WORDS = {
  wrongType: PICTURE_PROBLEM_WORDS.FILE_FORMAT,
  tooLarge: PICTURE_PROBLEM_WORDS.PAYLOAD_TOO_LARGE,
  empty: PICTURE_PROBLEM_WORDS.FILE_EMPTY,
  tooMany: PICTURE_PROBLEM_WORDS.TOO_MANY,
  onlyOne: PICTURE_PROBLEM_WORDS.TOO_MANY,
  duplicate: msg`This picture is in the list already.`,
} satisfies Record<string, MessageDescriptor>;
