import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';
import { CLOCK_FAULT_MESSAGES } from '../../shared/captions/cue-messages.ts';

export const REPLAY_TITLE = msg({
  message: 'Edit recording',
  comment: 'Title of a page: cut, chapters and captions of a live session',
});

/** Why what was edited could not be saved. */
export const REPLAY_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else has saved a newer version in the meantime. Save again to replace it with yours.`,
  MODERATION_REJECTED: msg`A chapter title contains words that are not accepted here. Change it and save again.`,
  PAYLOAD_TOO_LARGE: msg`These captions are too long. Shorten them and save again.`,
  LIVE_NOT_OPEN: msg`There is no recording to edit.`,
  LIVE_DELETED: msg`This session was deleted.`,
};

/** What is wrong with the cut or a chapter. */
export const CUT_FAULT_MESSAGES = {
  ...CLOCK_FAULT_MESSAGES,
  same: msg`Another chapter begins at the same time.`,
  empty: msg`Enter a title.`,
  long: msg`A title can have 200 characters.`,
} satisfies Record<string, MessageDescriptor>;
