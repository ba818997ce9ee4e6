import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Attendance, AttendanceMethod } from '@stoa/api/schema';
import type { StatusProps } from '@stoa/ui/status';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** How people check in. */
export const METHOD_MESSAGES = {
  code: msg({ message: 'By a code on your screen', comment: 'How people check in to a meeting' }),
  button: msg({ message: 'By a button', comment: 'How people check in to a meeting' }),
  teacher: msg({
    message: 'You check them in',
    comment: 'How people check in to a meeting: a teacher is told',
  }),
} satisfies Record<AttendanceMethod, MessageDescriptor>;

export const METHOD_TEXTS = {
  code: msg`You show a QR code that changes every 30 seconds, so that it is of little use outside of the room.`,
  button: msg`Learners press a button on the page of the class. They need not be in the room.`,
  teacher: msg`You mark who is there. Learners see it afterwards.`,
} satisfies Record<AttendanceMethod, MessageDescriptor>;

/** Where a meeting stands: before, while and after people can check in. */
export const PHASE_MESSAGES = {
  1: msg({ message: 'Not open yet', context: 'attendance' }),
  2: msg({ message: 'Open now', comment: 'People can check in to a meeting of a class' }),
  3: msg({ message: 'Closed', context: 'attendance', comment: 'Nobody can check in any more' }),
} satisfies Record<Attendance['status'], MessageDescriptor>;

export const PHASE_TONES = { 1: 'upcoming', 2: 'live', 3: 'neutral' } as const satisfies Record<
  Attendance['status'],
  StatusProps['tone']
>;

export const ATTENDANCE_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  IDEMPOTENCY_KEY_REUSED: CALL_PROBLEM_MESSAGES.UNKNOWN,
};
