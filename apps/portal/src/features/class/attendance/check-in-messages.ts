import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckInProblemCode } from '@stoa/machines/check-in';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** Why somebody could not check in, and what to do. */
export const CHECK_IN_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection. You are checked in once it is back, if the code is still valid then.`,
  CODE_INVALID: msg`This is not the code on the screen right now. It changes every 30 seconds: look again.`,
  CODE_ATTEMPTS_EXCEEDED: msg`Too many wrong codes. Wait ten minutes, or ask your teacher to check you in.`,
  ACTIVITY_NOT_STARTED: msg`Checking in has not begun yet.`,
  ACTIVITY_ENDED: msg`Checking in is over. If you were there, tell your teacher.`,
  NOT_ENROLLED: msg`Enroll in this class first, then check in.`,
  FORBIDDEN: msg`Your teacher checks you in for this meeting.`,
  NOT_FOUND: msg`This meeting no longer exists. Your teacher may have deleted it.`,
} satisfies Record<CheckInProblemCode, MessageDescriptor>;
