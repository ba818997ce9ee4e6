import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction, AuditedThing } from '@stoa/api/schema';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';

/** What was done. */
export const ACTION_MESSAGES = {
  memberRoleChanged: msg({ message: 'Role changed', context: 'audit' }),
  memberAccessChanged: msg({ message: 'Member access changed', context: 'audit' }),
  memberInvited: msg({ message: 'Invitation created', context: 'audit' }),
  invitationWithdrawn: msg({ message: 'Invitation withdrawn', context: 'audit' }),
  membersImported: msg({ message: 'Members imported', context: 'audit' }),
  schoolSettingsSaved: msg({ message: 'School settings changed', context: 'audit' }),
  signInSettingsSaved: msg({ message: 'Sign-in settings changed', context: 'audit' }),
  pagesPublished: msg({ message: 'Pages published', context: 'audit' }),
  pagesScheduled: msg({ message: 'Publication of pages scheduled', context: 'audit' }),
  pageScheduleCancelled: msg({ message: 'Scheduled publication canceled', context: 'audit' }),
  pageVersionRestored: msg({ message: 'Page version restored', context: 'audit' }),
  pageCreated: msg({ message: 'Page created', context: 'audit' }),
  pageDeleted: msg({ message: 'Page deleted', context: 'audit' }),
  pageRestored: msg({ message: 'Page restored', context: 'audit' }),
  contentVersionRestored: msg({ message: 'Content version restored', context: 'audit' }),
  contentPublished: msg({ message: 'Content published', context: 'audit' }),
  contentChanged: msg({ message: 'Content status changed', context: 'audit' }),
  priceSaved: msg({ message: 'Price changed', context: 'audit' }),
  storeSettingsSaved: msg({ message: 'Store settings changed', context: 'audit' }),
  voucherCreated: msg({ message: 'Voucher created', context: 'audit' }),
  voucherWithdrawn: msg({ message: 'Voucher withdrawn', context: 'audit' }),
  paymentConfirmed: msg({ message: 'Payment confirmed', context: 'audit' }),
  orderRefunded: msg({ message: 'Order refunded', context: 'audit' }),
  gradeSaved: msg({ message: 'Grade changed', context: 'audit' }),
  questionRegraded: msg({ message: 'Question regraded', context: 'audit' }),
  resultsReleased: msg({ message: 'Results released', context: 'audit' }),
  certificateRevoked: msg({ message: 'Certificate revoked', context: 'audit' }),
  certificateRestored: msg({ message: 'Certificate restored', context: 'audit' }),
  reportDecided: msg({ message: 'Report decided', context: 'audit' }),
  pointsGiven: msg({ message: 'Points given or taken', context: 'audit' }),
  pointsTakenBack: msg({ message: 'Points taken back', context: 'audit' }),
  badgeAwarded: msg({ message: 'Badge awarded', context: 'audit' }),
  badgeTakenBack: msg({ message: 'Badge taken back', context: 'audit' }),
  exported: msg({ message: 'Data exported', context: 'audit' }),
  deleted: msg({ message: 'Deleted', context: 'audit' }),
} satisfies Record<AuditAction, MessageDescriptor>;

/** What was exported or deleted. */
export const THING_MESSAGES = {
  members: msg({ message: 'Members', context: 'audit' }),
  feedback: msg({ message: 'Feedback', context: 'audit' }),
  gradebook: msg({ message: 'Gradebook', context: 'audit' }),
  grades: msg({ message: 'Exam grades', context: 'audit' }),
  attendance: msg({ message: 'Attendance', context: 'audit' }),
  progress: msg({ message: 'Class progress', context: 'audit' }),
  books: msg({ message: 'Store books', context: 'audit' }),
  questions: msg({ message: 'Questions', context: 'audit' }),
  surveyAnswers: msg({ message: 'Survey answers', context: 'audit' }),
  audit: msg({ message: 'Audit log', context: 'audit' }),
  exam: msg({ message: 'Exam', context: 'audit' }),
  question: msg({ message: 'Question', context: 'audit' }),
  survey: msg({ message: 'Survey', context: 'audit' }),
  section: msg({ message: 'Knowledge section', context: 'audit' }),
  live: msg({ message: 'Live session', context: 'audit' }),
  bulletin: msg({ message: 'Bulletin', context: 'audit' }),
} satisfies Record<AuditedThing, MessageDescriptor>;

/** What something became; an older value that nobody knows any more is shown as it is. */
export const VALUE_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ...ROLE_MESSAGES,
  '1': msg({ message: 'Enabled', context: 'audit', comment: 'A member may come in again' }),
  '0': msg({ message: 'Disabled', context: 'audit', comment: 'A member may not come in any more' }),
  archive: msg({ message: 'Archived', context: 'audit' }),
  unarchive: msg({ message: 'Taken out of the archive', context: 'audit' }),
  bin: msg({ message: 'Moved to the bin', context: 'audit' }),
  restore: msg({ message: 'Restored', context: 'audit' }),
  delete: msg({ message: 'Deleted', context: 'audit' }),
  keep: msg({ message: 'Kept', context: 'audit', comment: 'A reported post stays' }),
  remove: msg({ message: 'Removed', context: 'audit', comment: 'A reported post goes' }),
  dismiss: msg({ message: 'Dismissed', context: 'audit', comment: 'A report leads to nothing' }),
  hide: msg({ message: 'Hidden', context: 'audit', comment: 'A reported space' }),
  warn: msg({ message: 'Warned', context: 'audit', comment: 'A reported person' }),
  end: msg({ message: 'Membership ended', context: 'audit', comment: 'Of a reported person' }),
};
