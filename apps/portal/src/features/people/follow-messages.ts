import { msg } from '@lingui/core/macro';
import { CALL_PROBLEM_MESSAGES } from '../../shared/call-problem-messages.ts';

/** Why somebody could not be followed. */
export const FOLLOW_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NOT_A_MEMBER: msg`Only members of this school can follow people here.`,
  NOT_FOUND: msg`This person is no longer in this school.`,
  OWN_PERSON: msg`You cannot follow yourself.`,
  SCHOOL_CLOSED: msg`Only members of this school can follow people here.`,
  SCHOOL_DISABLED: msg`This school is closed at the moment.`,
};
