import { msg } from '@lingui/core/macro';
import type { CueFault } from './cue-draft.ts';

/** What is wrong with a time in a recording. */
export const CLOCK_FAULT_MESSAGES = {
  time: msg`Enter a time such as 1:15 or 1:02:15.`,
  beyond: msg`This time lies after the end of the recording.`,
  order: msg`The end must be after the start.`,
};

/** What is wrong with a line of captions. */
export const CUE_FAULT_MESSAGES = {
  ...CLOCK_FAULT_MESSAGES,
  overlap: msg`This line begins before the previous one ends.`,
  empty: msg`Enter what is said, or remove the line.`,
  long: msg`A line can have 300 characters. Split it.`,
} satisfies Record<CueFault, unknown>;

export const CAPTION_FILE_FORMAT = msg`This is not a file of captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.`;
