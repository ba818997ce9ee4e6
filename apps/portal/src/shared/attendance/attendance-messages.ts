import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttendanceState } from '@stoa/api/schema';
import type { StatusProps } from '@stoa/ui/status';

export const ATTENDANCE_STATES: readonly AttendanceState[] = ['present', 'late', 'absent', 'excused'];

/** Whether somebody was there. */
export const ATTENDANCE_STATE_MESSAGES = {
  present: msg({ message: 'Present', comment: 'Was at a meeting of a class' }),
  late: msg({ message: 'Late', comment: 'Came late to a meeting of a class' }),
  absent: msg({ message: 'Absent', comment: 'Was not at a meeting of a class' }),
  excused: msg({ message: 'Excused', comment: 'Was not at a meeting of a class, for a good reason' }),
} satisfies Record<AttendanceState, MessageDescriptor>;

export const ATTENDANCE_STATE_TONES = {
  present: 'success',
  late: 'warning',
  absent: 'danger',
  excused: 'neutral',
} as const satisfies Record<AttendanceState, StatusProps['tone']>;
