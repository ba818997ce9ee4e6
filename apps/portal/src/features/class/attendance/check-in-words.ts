import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckInProblemCode } from '@stoa/machines/check-in';
import { CALL_PROBLEM_WORDS } from '../../../shared/call-problem-words.ts';

/** Why somebody could not check in, and what to do. */
export const CHECK_IN_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  NETWORK: msg`There is no connection. You are checked in as soon as it is back, if the code still holds by then.`,
  CODE_INVALID: msg`This is not the code on the screen right now. It changes every 30 seconds: look again.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many wrong codes. Wait ten minutes, or ask your teacher to check you in.`,
  ACTIVITY_NOT_STARTED: msg`Checking in has not begun yet.`,
  ACTIVITY_ENDED: msg`Checking in is over. If you were there, tell your teacher.`,
  NOT_ENROLLED: msg`Enrol in this class first, then check in.`,
  FORBIDDEN: msg`Your teacher checks you in for this meeting.`,
  NOT_FOUND: msg`This meeting is no longer there. Your teacher may have taken it away.`,
} satisfies Record<CheckInProblemCode, MessageDescriptor>;
