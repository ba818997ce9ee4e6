import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '@stoa/api/schema';
import type { NotificationsProblemCode } from '@stoa/machines/notifications';
import { CALL_PROBLEM_WORDS } from '../call-problem-words.ts';

/** What a notification is about: names in a list of switches. */
export const KIND_WORDS = {
  feedbackAnswered: msg({ message: 'Answers to your feedback', comment: 'Kind of notification' }),
  invitationAccepted: msg({ message: 'Invitations that were accepted', comment: 'Kind of notification' }),
  memberRoleChanged: msg({ message: 'Changes of your role', comment: 'Kind of notification: in a school' }),
  importFinished: msg({ message: 'Imports of people that are done', comment: 'Kind of notification' }),
  exportReady: msg({ message: 'Your copy of your data is ready', comment: 'Kind of notification' }),
  newDevice: msg({ message: 'Sign-ins from a new device', comment: 'Kind of notification' }),
  liveSoon: msg({ message: 'Reminders of live sessions', comment: 'Kind of notification' }),
  liveMoved: msg({ message: 'Live sessions with a new time', comment: 'Kind of notification' }),
  liveCancelled: msg({ message: 'Live sessions that were cancelled', comment: 'Kind of notification' }),
  postReplied: msg({ message: 'Replies to your posts', comment: 'Kind of notification' }),
  postRemoved: msg({ message: 'Posts of yours that were removed', comment: 'Kind of notification' }),
  spaceWarned: msg({ message: 'Warnings about your space', comment: 'Kind of notification' }),
  orderPaid: msg({ message: 'Payments for your orders', comment: 'Kind of notification' }),
  orderRefunded: msg({ message: 'Refunds of your orders', comment: 'Kind of notification' }),
  orderLapsed: msg({ message: 'Orders that lapsed unpaid', comment: 'Kind of notification' }),
  articlePublished: msg({ message: 'New articles you subscribed to', comment: 'Kind of notification' }),
  assignmentGraded: msg({ message: 'Grades of your assignments', comment: 'Kind of notification' }),
  assignmentReturned: msg({ message: 'Assignments to be done again', comment: 'Kind of notification' }),
  articleChanged: msg({ message: 'Updates of articles you subscribed to', comment: 'Kind of notification' }),
} satisfies Record<NotificationKind, MessageDescriptor>;

/** The name of a kind; one of a later release goes by a general one. */
export const kindWordsOf = (kind: string): MessageDescriptor =>
  (KIND_WORDS as Readonly<Record<string, MessageDescriptor>>)[kind] ??
  msg({ message: 'Other news', comment: 'Kind of notification' });

export const NOTIFICATION_PROBLEM_WORDS = {
  ...CALL_PROBLEM_WORDS,
  CONFLICT: msg`News about the safety of your account cannot be silenced.`,
} satisfies Record<NotificationsProblemCode, MessageDescriptor>;
