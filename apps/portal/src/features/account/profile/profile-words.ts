import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AvatarProblemCode, ProfileProblemCode } from '@stoa/machines/profile';
import type { RejectReason } from '@stoa/ui/file-upload';
import { OWN_PROBLEM_WORDS } from '../../../shared/auth/problem-words.ts';

/** Why names, language or time zone were not saved. */
export const PROFILE_WORDS = {
  ...OWN_PROBLEM_WORDS,
  MODERATION_REJECTED: msg`This name is not allowed here. Please choose another one.`,
} satisfies Record<ProfileProblemCode, MessageDescriptor>;

const WRONG_FORMAT = msg`This is no picture that can be shown. Take a PNG, JPEG or GIF file.`;
const TOO_LARGE = msg`This picture is too large. Take one of at most 20 MB.`;

/** Why a picture was not taken. */
export const AVATAR_WORDS = {
  ...OWN_PROBLEM_WORDS,
  NETWORK: msg`The connection was cut. The picture is sent as soon as there is one again.`,
  FILE_FORMAT: WRONG_FORMAT,
  FILE_UNREADABLE: msg`This picture cannot be opened. It may be damaged: take another one.`,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  UPLOAD_EXPIRED: msg`It took too long to send the picture. Please try again.`,
  MODERATION_REJECTED: msg`This picture is not allowed here. Please choose another one.`,
} satisfies Record<AvatarProblemCode, MessageDescriptor>;

/** Why a chosen file is no picture for a person. */
export const REJECT_WORDS = {
  wrongType: WRONG_FORMAT,
  tooLarge: TOO_LARGE,
  empty: msg`This file is empty. Please choose another one.`,
  tooMany: msg`One picture is enough. Take the present one away first.`,
  onlyOne: msg`Choose one picture, not several.`,
  duplicate: msg`This picture is being sent already.`,
} satisfies Record<RejectReason, MessageDescriptor>;
