import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostKind, ReportReason } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

/** What a post is. */
export const POST_KIND_MESSAGES = {
  discussion: msg({ message: 'Discussion', comment: 'Kind of a post in a community' }),
  question: msg({ message: 'Question', context: 'community', comment: 'Kind of a post in a community' }),
  announcement: msg({ message: 'Announcement', comment: 'Kind of a post in a community' }),
  activity: msg({
    message: 'Activity',
    context: 'community',
    comment: 'Kind of a post: an event to sign up for',
  }),
} satisfies Record<PostKind, MessageDescriptor>;

export const POST_KINDS = Object.keys(POST_KIND_MESSAGES) as PostKind[];
export const POST_KIND_TONES = {
  discussion: 'neutral',
  question: 'primary',
  announcement: 'accent',
  activity: 'success',
} as const satisfies Record<PostKind, string>;

/** What is wrong with a post. */
export const REPORT_REASON_MESSAGES = {
  spam: msg({ message: 'Advertising or spam', comment: 'Why a post is reported' }),
  harassment: msg({ message: 'Harassment or hate', comment: 'Why a post is reported' }),
  illegal: msg({ message: 'Something illegal', comment: 'Why a post is reported' }),
  wrongPlace: msg({ message: 'It does not belong here', comment: 'Why a post is reported' }),
  other: msg({ message: 'Something else', comment: 'Why a post is reported' }),
} satisfies Record<ReportReason, MessageDescriptor>;

export const REPORT_REASONS = Object.keys(REPORT_REASON_MESSAGES) as ReportReason[];

/** What can go wrong with what people write, and with what they do with it. */
export const COMMUNITY_PROBLEM_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...CALL_PROBLEM_MESSAGES,
  NETWORK: msg`No connection. Your text is kept here. Try again.`,
  TOO_MANY_REQUESTS: msg`You have posted too much within an hour. Your text is kept here. Try again later.`,
  MEMBERS_ONLY: msg`This is for members of the school.`,
  NOT_ENROLLED: msg`This is for people who are in the class.`,
  VERSION_CONFLICT: msg`You changed this elsewhere in the meantime. Copy your text and reload the page.`,
  CLASS_FULL: msg({ message: 'All seats are taken.', context: 'activity' }),
  ACTIVITY_NOT_STARTED: msg`Signing up is not open yet.`,
  ACTIVITY_ENDED: msg`This activity has ended.`,
};
