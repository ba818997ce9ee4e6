import type { MessageDescriptor } from '@lingui/core';
import type { NotificationKind } from '@stoa/api/schema';

export type Channel = 'inApp' | 'mail';
/** What a notification says, beside the school: plain texts that stand in its sentence. */
export interface KindParams {
  feedbackAnswered: { answer: string };
  invitationAccepted: { name: string };
  memberRoleChanged: { from: string; to: string };
  importFinished: { invited: string; errors: string };
  exportReady: Record<string, never>;
  newDevice: { device: string; ip: string };
  liveSoon: { liveId: string; title: string; when: 'day' | 'minutes' };
  liveMoved: { liveId: string; title: string };
  liveCancelled: { title: string };
  postReplied: { postId: string; name: string; title: string };
  postRemoved: { title: string; reason: string; what: 'post' | 'reply' };
  spaceWarned: { how: 'hide' | 'warn'; reason: string };
  orderPaid: { invoiceId: string; orderId: string; reference: string; seats: 'some' | 'none' };
  orderRefunded: { orderId: string; reference: string; how: 'part' | 'whole' };
  orderLapsed: { orderId: string; reference: string };
  assignmentGraded: { classId: string; lessonId: string; title: string };
  assignmentReturned: { classId: string; lessonId: string; title: string };
  appealAnswered: { examId: string; attemptId: string; title: string };
  articlePublished: { articleId: string; title: string };
  articleChanged: { articleId: string; title: string };
  /** Points with their sign. */
  pointsChanged: { points: string; reason: string };
  badgeEarned: { badge: string; reason: string };
  badgeTakenBack: { badge: string; reason: string };
}

interface Kind {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Path of the page to look at. */
  url: (schoolId: string, params: Readonly<Record<string, string>>) => string;
  usual: Record<Channel, boolean>;
  /** Channels that nobody can change. */
  fixed: readonly Channel[];
}

const livePath = (schoolId: string, liveId: string): string =>
  `/portal/${schoolId}/lecturing-center/live-learn-detail/${liveId}`;

const lessonPath = (
  schoolId: string,
  { classId = '', lessonId = '' }: Readonly<Record<string, string>>,
): string => `/classInfo/${schoolId}/class-view/${classId}?lesson=${lessonId}`;

/** Everything that people are told, with its words, its page and what holds until they choose. */
export const KINDS: Record<NotificationKind, Kind> = {
  feedbackAnswered: {
    title: /*i18n*/ { id: 'notification.feedbackAnswered.title', message: 'Your feedback was answered' },
    text: /*i18n*/ { id: 'notification.feedbackAnswered.text', message: '{school} answered: {answer}' },
    url: (schoolId) => `/feedback/${schoolId}?view=mine`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  invitationAccepted: {
    title: /*i18n*/ { id: 'notification.invitationAccepted.title', message: 'An invitation was accepted' },
    text: /*i18n*/ {
      id: 'notification.invitationAccepted.text',
      message: '{name} accepted your invitation and is now in {school}.',
    },
    url: (schoolId) => `/manage/${schoolId}/members`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  memberRoleChanged: {
    title: /*i18n*/ { id: 'notification.memberRoleChanged.title', message: 'Your role has changed' },
    text: /*i18n*/ {
      id: 'notification.memberRoleChanged.text',
      message:
        '{to, select, owner {You own {school} now.} admin {You are an administrator of {school} now.} teacher {You are a teacher of {school} now.} other {You are a member of {school} now.}}',
    },
    url: (schoolId) => `/portal/${schoolId}`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  importFinished: {
    title: /*i18n*/ { id: 'notification.importFinished.title', message: 'Your import is done' },
    text: /*i18n*/ {
      id: 'notification.importFinished.text',
      message:
        '{invited, plural, one {# person was invited to {school}.} other {# people were invited to {school}.}} {errors, plural, =0 {Every row was right.} one {# row could not be read.} other {# rows could not be read.}}',
    },
    url: (schoolId) => `/manage/${schoolId}/members`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  exportReady: {
    title: /*i18n*/ { id: 'notification.exportReady.title', message: 'The copy of your data is ready' },
    text: /*i18n*/ { id: 'notification.exportReady.text', message: 'You can download it within a day.' },
    url: () => '/account/data',
    usual: { inApp: true, mail: false },
    // Its mail is sent in any case: it was asked for.
    fixed: ['mail'],
  },
  newDevice: {
    title: /*i18n*/ { id: 'notification.newDevice.title', message: 'Signed in on a new device' },
    text: /*i18n*/ {
      id: 'notification.newDevice.text',
      message:
        'Your account was used on a new device: {device}, address {ip}. If this was not you, sign that device out and change your password.',
    },
    url: () => '/account/devices',
    usual: { inApp: true, mail: true },
    fixed: ['inApp'],
  },
  liveSoon: {
    title: /*i18n*/ { id: 'notification.liveSoon.title', message: 'A live session starts soon' },
    text: /*i18n*/ {
      id: 'notification.liveSoon.text',
      message:
        '{when, select, day {{title} in {school} starts in a day.} other {{title} in {school} starts in ten minutes.}}',
    },
    url: (schoolId, { liveId = '' }) => livePath(schoolId, liveId),
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  liveMoved: {
    title: /*i18n*/ { id: 'notification.liveMoved.title', message: 'A live session has a new time' },
    text: /*i18n*/ {
      id: 'notification.liveMoved.text',
      message: '{title} in {school} was moved. Its page shows the new time in your time zone.',
    },
    url: (schoolId, { liveId = '' }) => livePath(schoolId, liveId),
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  liveCancelled: {
    title: /*i18n*/ { id: 'notification.liveCancelled.title', message: 'A live session was cancelled' },
    text: /*i18n*/ {
      id: 'notification.liveCancelled.text',
      message: '{title} in {school} is cancelled.',
    },
    url: (schoolId) => `/portal/${schoolId}/lecturing-center/live-deleted`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  postReplied: {
    title: /*i18n*/ { id: 'notification.postReplied.title', message: 'Someone replied to your post' },
    text: /*i18n*/ {
      id: 'notification.postReplied.text',
      message: '{name} replied to your post “{title}” in {school}.',
    },
    url: (schoolId, { postId = '' }) => `/portal/${schoolId}/community/${postId}`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  postRemoved: {
    title: /*i18n*/ { id: 'notification.postRemoved.title', message: 'Something you wrote was removed' },
    text: /*i18n*/ {
      id: 'notification.postRemoved.text',
      message:
        '{what, select, reply {Your reply to “{title}” in {school} was removed} other {Your post “{title}” in {school} was removed}}. {reason, select, spam {It was taken for advertising or spam.} harassment {It was taken for harassment or hate.} illegal {It was taken for something illegal.} wrongPlace {It does not belong in this place.} other {It does not fit the rules of the school.}}',
    },
    url: (schoolId) => `/portal/${schoolId}/community`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  spaceWarned: {
    title: /*i18n*/ { id: 'notification.spaceWarned.title', message: 'About your personal space' },
    text: /*i18n*/ {
      id: 'notification.spaceWarned.text',
      message:
        '{how, select, hide {Your words, links and cover in {school} are hidden from others} other {Your space in {school} was reported, and the school asks you to change it}}. {reason, select, spam {It was taken for advertising or spam.} harassment {It was taken for harassment or hate.} illegal {It was taken for something illegal.} wrongPlace {It does not belong in this place.} other {It does not fit the rules of the school.}}',
    },
    url: (schoolId) => `/personSpace/${schoolId}/settings`,
    usual: { inApp: true, mail: true },
    fixed: ['inApp'],
  },
  orderPaid: {
    title: /*i18n*/ { id: 'notification.orderPaid.title', message: 'Your payment has arrived' },
    text: /*i18n*/ {
      id: 'notification.orderPaid.text',
      message:
        '{seats, select, some {Your order {reference} in {school} is paid. The codes of your seats are on its page, ready to share.} other {Your order {reference} in {school} is paid, and you have full access to what you bought. You can view and print the invoice on its page.}}',
    },
    // Whoever bought seats looks for their codes first.
    url: (schoolId, { invoiceId = '', orderId = '', seats }) =>
      `/order/${schoolId}?${seats === 'some' ? `order=${orderId}` : `invoice=${invoiceId}`}`,
    usual: { inApp: true, mail: true },
    fixed: ['inApp'],
  },
  orderRefunded: {
    title: /*i18n*/ { id: 'notification.orderRefunded.title', message: 'You received a refund' },
    text: /*i18n*/ {
      id: 'notification.orderRefunded.text',
      message:
        '{how, select, whole {Your order {reference} in {school} was refunded in full. What you bought with it is closed.} other {A part of your order {reference} in {school} was refunded. Its page says how much, and why.}}',
    },
    url: (schoolId, { orderId = '' }) => `/order/${schoolId}?order=${orderId}`,
    usual: { inApp: true, mail: true },
    fixed: ['inApp'],
  },
  orderLapsed: {
    title: /*i18n*/ { id: 'notification.orderLapsed.title', message: 'Your order has expired' },
    text: /*i18n*/ {
      id: 'notification.orderLapsed.text',
      message:
        'No payment for your order {reference} in {school} arrived in time, so it was cancelled. Nothing is due.',
    },
    url: (schoolId, { orderId = '' }) => `/order/${schoolId}?order=${orderId}`,
    usual: { inApp: true, mail: true },
    fixed: ['inApp'],
  },
  assignmentGraded: {
    title: /*i18n*/ { id: 'notification.assignmentGraded.title', message: 'Your assignment was graded' },
    text: /*i18n*/ {
      id: 'notification.assignmentGraded.text',
      message: 'Your work on “{title}” in {school} was graded. Its page shows the points and the remarks.',
    },
    url: lessonPath,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  assignmentReturned: {
    title: /*i18n*/ { id: 'notification.assignmentReturned.title', message: 'Revise your assignment' },
    text: /*i18n*/ {
      id: 'notification.assignmentReturned.text',
      message:
        'Your work on “{title}” in {school} was returned so that you can improve it and hand it in again.',
    },
    url: lessonPath,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  appealAnswered: {
    title: /*i18n*/ { id: 'notification.appealAnswered.title', message: 'Your appeal was answered' },
    text: /*i18n*/ {
      id: 'notification.appealAnswered.text',
      message:
        'Your appeal about the exam “{title}” in {school} was answered. Its page shows the points and the reply.',
    },
    url: (schoolId, { examId = '', attemptId = '' }) =>
      `/classInfo/${schoolId}/check-view/${examId}?attempt=${attemptId}`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  articlePublished: {
    title: /*i18n*/ { id: 'notification.articlePublished.title', message: 'A new article' },
    text: /*i18n*/ {
      id: 'notification.articlePublished.text',
      message: '“{title}” is new in {school}. You subscribed to it.',
    },
    url: (schoolId, { articleId = '' }) => `/portal/${schoolId}/resource/${articleId}`,
    usual: { inApp: true, mail: true },
    fixed: [],
  },
  articleChanged: {
    title: /*i18n*/ { id: 'notification.articleChanged.title', message: 'An article was updated' },
    text: /*i18n*/ {
      id: 'notification.articleChanged.text',
      message: '“{title}” in {school}, to which you subscribed, was updated.',
    },
    url: (schoolId, { articleId = '' }) => `/portal/${schoolId}/resource/${articleId}`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  pointsChanged: {
    title: /*i18n*/ { id: 'notification.pointsChanged.title', message: 'Your points have changed' },
    text: /*i18n*/ {
      id: 'notification.pointsChanged.text',
      message: '{school} changed your points by {points}. Reason: {reason}',
    },
    url: (schoolId) => `/personSpace/${schoolId}/points`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  badgeEarned: {
    title: /*i18n*/ { id: 'notification.badgeEarned.title', message: 'You have earned a badge' },
    text: /*i18n*/ {
      id: 'notification.badgeEarned.text',
      message: 'You have earned the badge “{badge}” in {school}. {reason}',
    },
    url: (schoolId) => `/personSpace/${schoolId}/learningProcess`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
  badgeTakenBack: {
    title: /*i18n*/ { id: 'notification.badgeTakenBack.title', message: 'A badge was taken back' },
    text: /*i18n*/ {
      id: 'notification.badgeTakenBack.text',
      message: '{school} took back your badge “{badge}”. Reason: {reason}',
    },
    url: (schoolId) => `/personSpace/${schoolId}/learningProcess`,
    usual: { inApp: true, mail: false },
    fixed: [],
  },
};

export const KIND_NAMES = Object.keys(KINDS) as NotificationKind[];

/** Whether a word of the database or of a token is a kind that there still is. */
export const isKind = (word: string): word is NotificationKind => Object.hasOwn(KINDS, word);
