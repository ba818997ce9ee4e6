import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

const FORMAT = msg`Pictures, PDF documents and videos (MP4, WebM) can be added.`;
const TOO_LARGE = msg`This file is too large. A picture can have 5 MB, a PDF document 10 MB, a video 30 MB.`;
const TOO_MANY = msg`You can add up to ten files. Remove one first.`;

/** Why a file could not be added. */
export const EVIDENCE_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`The connection was lost. Upload the file again.`,
  FILE_FORMAT: FORMAT,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  FILE_TOO_MANY: TOO_MANY,
  QUOTA_EXCEEDED: msg`The school has no storage left for more files.`,
  UPLOAD_EXPIRED: msg`The upload took too long. Try again.`,
};

/** Why a file was not taken at all. */
export const EVIDENCE_REJECT_MESSAGES = {
  wrongType: FORMAT,
  tooLarge: TOO_LARGE,
  empty: msg`This file is empty.`,
  tooMany: TOO_MANY,
  onlyOne: TOO_MANY,
  duplicate: msg`This file is already in the list.`,
} satisfies Record<string, MessageDescriptor>;
