import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberActivityKind } from '@stoa/api/schema';

/** What a member did; in the filter, and with the time of an entry. */
export const ACTIVITY_KINDS = {
  joinedSchool: msg({ message: 'Joined the school', context: 'points' }),
  enrolled: msg({ message: 'Joined a class', context: 'member', comment: 'What somebody did, in a list' }),
  completedLesson: msg({ message: 'Completed a lesson', context: 'points' }),
  handedInWork: msg({
    message: 'Submitted an assignment',
    context: 'member',
    comment: 'What somebody did, in a list',
  }),
  handedInExam: msg({
    message: 'Submitted an exam',
    context: 'member',
    comment: 'What somebody did, in a list',
  }),
  checkedIn: msg({ message: 'Checked in to a session', context: 'points' }),
  attendedLive: msg({
    message: 'Attended a live session',
    context: 'member',
    comment: 'What somebody did, in a list',
  }),
  posted: msg({ message: 'Wrote a post', context: 'member', comment: 'What somebody did, in a list' }),
  replied: msg({ message: 'Replied to a post', context: 'member', comment: 'What somebody did, in a list' }),
  receivedBadge: msg({
    message: 'Earned a badge',
    context: 'member',
    comment: 'What somebody did, in a list',
  }),
  receivedCertificate: msg({
    message: 'Earned a certificate',
    context: 'member',
    comment: 'What somebody did, in a list',
  }),
} satisfies Record<MemberActivityKind, MessageDescriptor>;
