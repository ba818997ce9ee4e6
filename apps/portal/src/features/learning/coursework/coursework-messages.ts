import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CourseworkGroup, CourseworkState } from '@stoa/api/schema';
import type { StatusProps } from '@stoa/ui/status';
import { DATE_STATES } from '../date-messages.ts';

export const GROUP_NAMES: Readonly<Record<CourseworkGroup, MessageDescriptor>> = {
  todo: msg({
    message: 'To do',
    context: 'coursework',
    comment: 'Tab: assignments and exams still to be done',
  }),
  handedIn: msg({ message: 'Handed in', context: 'coursework', comment: 'Tab: what waits to be graded' }),
  graded: msg({ message: 'Graded', context: 'grades', comment: 'Filter and state of the work of a learner' }),
  missed: msg({ message: 'Missed', context: 'coursework', comment: 'Tab: what cannot be done any more' }),
};

/** What is said where a tab is empty. */
export const NOTHING: Readonly<Record<CourseworkGroup, MessageDescriptor>> = {
  todo: msg`You have nothing to do right now.`,
  handedIn: msg`Nothing is waiting to be graded.`,
  graded: msg`Nothing has been graded yet.`,
  missed: msg`You have not missed anything.`,
};

/** How far one is with an assignment or an exam. */
export const COURSEWORK_STATES: Readonly<
  Record<CourseworkState, { tone: StatusProps['tone']; name: MessageDescriptor }>
> = {
  upcoming: DATE_STATES.upcoming,
  open: DATE_STATES.open,
  running: {
    tone: 'live',
    name: msg({ message: 'Running', context: 'attempt', comment: 'An attempt at an exam that goes on' }),
  },
  overdue: DATE_STATES.overdue,
  returned: {
    tone: 'warning',
    name: msg({
      message: 'Returned',
      context: 'grades',
      comment: 'Filter and state: work that a learner is to do again',
    }),
  },
  handedIn: {
    tone: 'upcoming',
    name: msg({ message: 'Being graded', comment: 'A teacher still has to grade the attempt' }),
  },
  graded: {
    tone: 'success',
    name: msg({ message: 'Graded', context: 'grades', comment: 'Filter and state of the work of a learner' }),
  },
  excused: {
    tone: 'neutral',
    name: msg({
      message: 'Excused',
      context: 'grades',
      comment: 'An assignment does not count for a learner',
    }),
  },
  missed: DATE_STATES.over,
};
