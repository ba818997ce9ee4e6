import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WorkFilter, WorkState } from '@stoa/api/schema';
import type { StatusProps } from '@stoa/ui/status';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** Whose work a list shows. */
export const FILTER_MESSAGES = {
  all: msg({ message: 'All', context: 'grades', comment: 'Filter: the work of all learners' }),
  toGrade: msg({ message: 'To grade', comment: 'Filter: work that is handed in and not graded' }),
  graded: msg({ message: 'Graded', context: 'grades', comment: 'Filter and state of the work of a learner' }),
  returned: msg({
    message: 'Returned',
    context: 'grades',
    comment: 'Filter and state: work that a learner is to do again',
  }),
  notHandedIn: msg({ message: 'Not handed in', comment: 'Filter and state of the work of a learner' }),
} satisfies Record<WorkFilter, MessageDescriptor>;

/** Where the work of a learner stands. */
export const STATE_MESSAGES = {
  notBegun: FILTER_MESSAGES.notHandedIn,
  handedIn: msg({ message: 'To grade', comment: 'Filter: work that is handed in and not graded' }),
  graded: FILTER_MESSAGES.graded,
  returned: FILTER_MESSAGES.returned,
} satisfies Record<WorkState, MessageDescriptor>;

export const STATE_TONES = {
  notBegun: 'neutral',
  handedIn: 'warning',
  graded: 'success',
  returned: 'upcoming',
} as const satisfies Record<WorkState, StatusProps['tone']>;

export const MISSING_MESSAGES = msg({
  message: 'Missing',
  comment: 'The due date is over and a learner handed nothing in',
});
export const EXCUSED_MESSAGES = msg({
  message: 'Excused',
  context: 'grades',
  comment: 'An assignment does not count for a learner',
});

/** Why something could not be saved. */
export const GRADE_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  VERSION_CONFLICT: msg`Someone else changed this in the meantime. Your changes are kept. Check the current version and save again.`,
  CONFLICT: msg`This can no longer be returned. Reload the page to see the current state.`,
};
