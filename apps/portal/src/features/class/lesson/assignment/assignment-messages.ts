import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HandInDenial } from '@stoa/api/schema';
import type { AssignmentProblemCode } from '@stoa/machines/assignment';
import { CALL_PROBLEM_MESSAGES } from '../../../../shared/call-problem-messages.ts';

/** Why something could not be handed in. */
export const ASSIGNMENT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  HAND_IN_REFUSED: msg`This assignment can no longer be handed in. Ask your teacher for more time.`,
  UPLOAD_NOT_OWNED: msg`One of the files is no longer available. Remove it and add it again.`,
  NOT_ENROLLED: msg`You are not enrolled in this class.`,
  LESSON_LOCKED: msg`This lesson is locked.`,
  IDEMPOTENCY_KEY_REUSED: msg`Something went wrong. Try again.`,
} satisfies Record<AssignmentProblemCode, MessageDescriptor>;

/** Why nothing can be handed in. */
export const DENIAL_MESSAGES = {
  LATE: msg`The due date has passed. Ask your teacher if you need more time.`,
  ATTEMPTS: msg`You have used all attempts.`,
  EXCUSED: msg`You are excused from this assignment. It does not count for you.`,
  GRADED: msg`This assignment is graded.`,
  ENDED: msg`The class has ended.`,
} satisfies Record<HandInDenial, MessageDescriptor>;
