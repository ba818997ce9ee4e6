import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';
import type { CueFault } from './cue-draft.ts';

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

const TIME = msg`Enter a time such as 1:15 or 1:02:15.`;
const BEYOND = msg`This time lies after the end of the recording.`;
const ORDER = msg`The end must be after the start.`;

/** What is wrong with a line of captions. */
export const CUE_FAULT_MESSAGES = {
  time: TIME,
  beyond: BEYOND,
  order: ORDER,
  overlap: msg`This line begins before the previous one ends.`,
  empty: msg`Enter what is said, or remove the line.`,
  long: msg`A line can have 300 characters. Split it.`,
} satisfies Record<CueFault, MessageDescriptor>;

/** What is wrong with the cut or a chapter. */
export const CUT_FAULT_MESSAGES = {
  time: TIME,
  beyond: BEYOND,
  order: ORDER,
  same: msg`Another chapter begins at the same time.`,
  empty: msg`Enter a title.`,
  long: msg`A title can have 200 characters.`,
} satisfies Record<string, MessageDescriptor>;

export const CAPTION_FILE_FORMAT = msg`This is not a file of captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.`;
