import type { FeedbackEntry } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { FeedbackRow } from './feedback.repository.ts';

/** A feedback as its author and those who handle it see it. */
export const presentFeedback = (row: FeedbackRow): FeedbackEntry => ({
  id: row.id,
  kind: row.kind,
  feedbackType: row.feedback_type as FeedbackEntry['feedbackType'],
  complaintType: row.complaint_type,
  content: row.content,
  picUrls: row.pictures,
  status: row.status,
  author:
    row.account_id === null
      ? null
      : presentPerson({
          id: row.account_id,
          nick_name: row.nick_name ?? '',
          real_name: row.real_name ?? '',
          avatar_url: row.avatar_url ?? '',
        }),
  allowContact: row.allow_contact ? 1 : 0,
  phoneNumber: row.phone_number,
  targetUrl: row.target_url,
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
