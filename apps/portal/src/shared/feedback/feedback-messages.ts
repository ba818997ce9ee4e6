import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedbackEntry, FeedbackStatus } from '@stoa/api/schema';
import type { ComplaintType } from '@stoa/machines/complaint';
import type { FeedbackType } from '@stoa/machines/feedback';

export const FEEDBACK_TYPE_MESSAGES = {
  '1': msg({ message: 'Fault', comment: 'Kind of feedback: something does not work' }),
  '0': msg({ message: 'Use experience', comment: 'Kind of feedback: how it is to use the site' }),
  '2': msg({ message: 'Question', comment: 'Kind of feedback: somebody asks for advice' }),
  '3': msg({ message: 'Comment on content', comment: 'Kind of feedback: about a course or an article' }),
} satisfies Record<FeedbackType, MessageDescriptor>;

export const COMPLAINT_TYPE_MESSAGES = {
  illegal: msg({ message: 'Illegal content', comment: 'What a complaint is about' }),
  copyright: msg({ message: 'Copied without permission', comment: 'What a complaint is about' }),
  harassment: msg({ message: 'Harassment or insult', comment: 'What a complaint is about' }),
  fraud: msg({ message: 'Fraud or deception', comment: 'What a complaint is about' }),
  other: msg({ message: 'Something else', comment: 'What a complaint is about' }),
} satisfies Record<ComplaintType, MessageDescriptor>;

export const FEEDBACK_STATUS_MESSAGES = {
  new: msg({ message: 'New', comment: 'State of a message to a school: nobody has looked at it yet' }),
  inProgress: msg({ message: 'In progress', comment: 'State of a message to a school' }),
  answered: msg({ message: 'Answered', comment: 'State of a message to a school' }),
  closed: msg({ message: 'Closed', comment: 'State of a message to a school: done with' }),
} satisfies Record<FeedbackStatus, MessageDescriptor>;

export const FEEDBACK_STATUS_TONES = {
  new: 'upcoming',
  inProgress: 'warning',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<FeedbackStatus, string>;

/** What a message is about, in words. */
export const typeMessageOf = ({ feedbackType, complaintType }: FeedbackEntry): MessageDescriptor =>
  complaintType === null
    ? FEEDBACK_TYPE_MESSAGES[String(feedbackType ?? 1) as FeedbackType]
    : COMPLAINT_TYPE_MESSAGES[complaintType];
