import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

/** Why a note was not saved or deleted. */
export const NOTE_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection. What you typed is kept here. Try again when you are back online.`,
  NOTES_FULL: msg`You cannot add more notes here. Delete some you no longer need.`,
  VERSION_CONFLICT: msg`You changed this note on another device. Saving again replaces what is there.`,
  NOT_ENROLLED: msg`You can take notes once you are enrolled in this class.`,
  LESSON_LOCKED: msg`You can take notes once this lesson is open.`,
};
