import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveHandout } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** From when on a hand-out is shown. */
export const HANDOUT_TIME_MESSAGES = {
  before: msg({ message: 'Right away', comment: 'From when on a file is shown' }),
  during: msg({ message: 'Once the session starts', comment: 'From when on a file is shown' }),
  after: msg({ message: 'Once the session has ended', comment: 'From when on a file is shown' }),
} satisfies Record<LiveHandout['shownFrom'], MessageDescriptor>;

const FORMAT = msg`PDF documents and pictures (GIF, JPEG, PNG) can be added.`;
const TOO_LARGE = msg`This file is too large. A PDF can have 10 MB, a picture 5 MB.`;
const TOO_MANY = msg`A session has at most 20 hand-outs. Delete one first.`;

/** Why a hand-out could not be added, changed or deleted. */
export const HANDOUT_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  FILE_FORMAT: FORMAT,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  QUOTA_EXCEEDED: TOO_MANY,
  UPLOAD_NOT_OWNED: msg`The file is no longer there. Choose it again.`,
  LIVE_DELETED: msg`This session was deleted.`,
};

/** Why a file was not taken at all. */
export const HANDOUT_REJECT_MESSAGES = {
  wrongType: FORMAT,
  tooLarge: TOO_LARGE,
  empty: msg`This file is empty.`,
  tooMany: TOO_MANY,
  onlyOne: TOO_MANY,
  duplicate: msg`This file is already in the list.`,
} satisfies Record<string, MessageDescriptor>;
