import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PointEntry, PointReason } from '@stoa/api/schema';

/** What points were given for. */
export const POINT_REASONS = {
  'school.joined': msg({ message: 'Joined the school', context: 'points' }),
  'lesson.completed': msg({ message: 'Completed a lesson', context: 'points' }),
  'class.completed': msg({ message: 'Completed a class', context: 'points' }),
  'exam.passed': msg({ message: 'Passed an exam', context: 'points' }),
  'attendance.checkedIn': msg({ message: 'Checked in to a session', context: 'points' }),
  'answer.accepted': msg({ message: 'Answer accepted', context: 'points' }),
  manual: msg({
    message: 'From the school',
    context: 'points',
    comment: 'Points that somebody of the school gave or took by hand',
  }),
} satisfies Record<PointReason, MessageDescriptor>;

/** What a row does that undoes another one. */
export const POINT_CHANGES: Record<Exclude<PointEntry['change'], 'given'>, MessageDescriptor> = {
  takenBack: msg({ message: 'Taken back', context: 'points' }),
  givenAgain: msg({ message: 'Given again', context: 'points' }),
};

/** Rows that a list of points grows by. */
export const POINTS_SIZE = 20;
