import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '@stoa/api/schema';
import type { NotificationsProblemCode } from '@stoa/machines/notifications';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

/** What a notification is about: names in a list of switches. */
export const KIND_MESSAGES = {
  feedbackAnswered: msg({ message: 'Answers to your feedback', comment: 'Kind of notification' }),
  invitationAccepted: msg({ message: 'Accepted invitations', comment: 'Kind of notification' }),
  memberRoleChanged: msg({ message: 'Role changes', comment: 'Kind of notification: in a school' }),
  importFinished: msg({ message: 'Finished imports', comment: 'Kind of notification' }),
  exportReady: msg({ message: 'Your data export is ready', comment: 'Kind of notification' }),
  newDevice: msg({ message: 'Sign-ins from a new device', comment: 'Kind of notification' }),
  liveSoon: msg({ message: 'Reminders of live sessions', comment: 'Kind of notification' }),
  liveMoved: msg({ message: 'Live sessions with a new time', comment: 'Kind of notification' }),
  liveCancelled: msg({ message: 'Cancelled live sessions', comment: 'Kind of notification' }),
  postReplied: msg({ message: 'Replies to your posts', comment: 'Kind of notification' }),
  postRemoved: msg({ message: 'Your removed posts', comment: 'Kind of notification' }),
  spaceWarned: msg({ message: 'Warnings about your space', comment: 'Kind of notification' }),
  orderPaid: msg({ message: 'Payments for your orders', comment: 'Kind of notification' }),
  orderRefunded: msg({ message: 'Refunds of your orders', comment: 'Kind of notification' }),
  orderLapsed: msg({ message: 'Expired unpaid orders', comment: 'Kind of notification' }),
  articlePublished: msg({ message: 'New articles you subscribed to', comment: 'Kind of notification' }),
  assignmentGraded: msg({ message: 'Grades of your assignments', comment: 'Kind of notification' }),
  assignmentReturned: msg({ message: 'Returned assignments', comment: 'Kind of notification' }),
  appealAnswered: msg({
    message: 'Answers to your appeals',
    comment: 'Kind of notification: about points of an exam',
  }),
  articleChanged: msg({ message: 'Updates of articles you subscribed to', comment: 'Kind of notification' }),
  pointsChanged: msg({ message: 'Points given or taken by hand', comment: 'Kind of notification' }),
  badgeEarned: msg({ message: 'Badges you earn', comment: 'Kind of notification' }),
  badgeTakenBack: msg({ message: 'Badges that are taken back', comment: 'Kind of notification' }),
} satisfies Record<NotificationKind, MessageDescriptor>;

/** The name of a kind; one of a later release goes by a general one. */
export const kindMessageOf = (kind: string): MessageDescriptor =>
  (KIND_MESSAGES as Readonly<Record<string, MessageDescriptor>>)[kind] ??
  msg({ message: 'Other news', comment: 'Kind of notification' });

export const NOTIFICATION_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  CONFLICT: msg`Security notifications about your account cannot be turned off.`,
} satisfies Record<NotificationsProblemCode, MessageDescriptor>;
