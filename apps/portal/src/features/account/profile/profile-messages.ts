import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AvatarProblemCode, ProfileProblemCode } from '@stoa/machines/profile';
import type { RejectReason } from '@stoa/ui/file-upload';
import { OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';

/** Why names, language or time zone were not saved. */
export const PROFILE_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  MODERATION_REJECTED: msg`This name is not allowed. Choose another one.`,
} satisfies Record<ProfileProblemCode, MessageDescriptor>;

const WRONG_FORMAT = msg`This file is not a supported picture. Use PNG, JPEG or GIF.`;
const TOO_LARGE = msg`This picture is too large. The maximum is 20 MB.`;

/** Why a picture was not taken. */
export const AVATAR_MESSAGES = {
  ...OWN_PROBLEM_MESSAGES,
  NETWORK: msg`The connection was lost. The upload continues once you are back online.`,
  FILE_FORMAT: WRONG_FORMAT,
  FILE_UNREADABLE: msg`This picture cannot be opened. It may be damaged. Choose another one.`,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  UPLOAD_EXPIRED: msg`The upload took too long. Try again.`,
  MODERATION_REJECTED: msg`This picture is not allowed here. Choose another one.`,
} satisfies Record<AvatarProblemCode, MessageDescriptor>;

/** Why a chosen file is no picture for a person. */
export const REJECT_MESSAGES = {
  wrongType: WRONG_FORMAT,
  tooLarge: TOO_LARGE,
  empty: msg`This file is empty. Choose another one.`,
  tooMany: msg`You can only have one picture. Remove the current one first.`,
  onlyOne: msg`Choose one picture, not several.`,
  duplicate: msg`This picture is already being uploaded.`,
} satisfies Record<RejectReason, MessageDescriptor>;
