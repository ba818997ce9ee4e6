import type { Transaction } from '../../database/pool.ts';

/** What the account holds, part by part; each is read within its own limits, schools one by one. */
export const PARTS: Record<string, (tx: Transaction, accountId: string) => Promise<unknown>> = {
  account: (tx, id) =>
    tx
      .selectFrom('account')
      .select([
        'id',
        'email',
        'mobile',
        'nick_name',
        'real_name',
        'avatar_url',
        'language',
        'time_zone',
        'created_at',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
  signIns: (tx, id) =>
    tx
      .selectFrom('session')
      .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'ip', 'user_agent', 'login_method'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute(),
  passkeys: (tx, id) =>
    tx
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('account_id', '=', id)
      .execute(),
  // Who blocked the person is not told: it is about those people.
  blocks: (tx, id) =>
    tx
      .selectFrom('person_block')
      .select(['person_id', 'kind', 'since'])
      .where('account_id', '=', id)
      .execute(),
  agreements: (tx, id) =>
    tx
      .selectFrom('agreement_signature')
      .select(['type', 'version', 'language', 'signed_at', 'withdrawn_at'])
      .where('account_id', '=', id)
      .execute(),
  activationCodes: (tx, id) =>
    tx
      .selectFrom('active_code_application')
      .select(['kind', 'organisation', 'contact_name', 'contact_email', 'reason', 'status', 'applied_at'])
      .where('account_id', '=', id)
      .execute(),
  feedback: (tx, id) =>
    tx
      .selectFrom('feedback')
      .select([
        'school_id',
        'kind',
        'feedback_type',
        'complaint_type',
        'content',
        'phone_number',
        'target_url',
        'status',
        'reply',
        'created_at',
      ])
      .where('account_id', '=', id)
      .execute(),
  notifications: (tx, id) =>
    tx
      .selectFrom('notification')
      .select(['kind', 'school_id', 'params', 'created_at', 'read_at'])
      .where('account_id', '=', id)
      .execute(),
  liveMessages: (tx, id) =>
    tx
      .selectFrom('live_message')
      .select(['school_id', 'live_id', 'text', 'sent_at'])
      .where('account_id', '=', id)
      .where('removed_sequence', 'is', null)
      .orderBy('sent_at')
      .execute(),
  liveQuestions: (tx, id) =>
    tx
      .selectFrom('live_question')
      .select(['school_id', 'live_id', 'text', 'state', 'asked_at'])
      .where('account_id', '=', id)
      .orderBy('asked_at')
      .execute(),
  livePollVotes: (tx, id) =>
    tx
      .selectFrom('live_poll_vote')
      .select(['school_id', 'poll_id', 'choices', 'voted_at'])
      .where('account_id', '=', id)
      .orderBy('voted_at')
      .execute(),
  lessonNotes: (tx, id) =>
    tx
      .selectFrom('lesson_note')
      .select([
        'school_id',
        'class_title',
        'lesson_title',
        'place_kind',
        'position',
        'quote',
        'text',
        'created_at',
        'updated_at',
      ])
      .where('account_id', '=', id)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute(),
  learningMoments: (tx, id) =>
    tx.selectFrom('learning_moment').select('at').where('account_id', '=', id).orderBy('at').execute(),
  memberships: (tx, id) =>
    tx
      .selectFrom('membership')
      .innerJoin('school', 'school.id', 'membership.school_id')
      .select(['school.id', 'school.name', 'membership.role', 'membership.status', 'membership.joined_at'])
      .where('membership.account_id', '=', id)
      .execute(),
};

/** Schools that hold something of the person: those of their memberships, and where they learn or subscribed without one. */
export async function listSchoolsWithData(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .select('school_id')
    .where('account_id', '=', accountId)
    .union(tx.selectFrom('enrollment').select('school_id').where('account_id', '=', accountId))
    .union(tx.selectFrom('knowledge_subscription').select('school_id').where('account_id', '=', accountId))
    .orderBy('school_id')
    .execute();
  return rows.map(({ school_id }) => school_id);
}

/** What a school holds of the person; the transaction is bound to both. */
export const SCHOOL_PARTS: Record<string, (tx: Transaction, accountId: string) => Promise<unknown>> = {
  enrolments: (tx, id) =>
    tx.selectFrom('enrollment').select(['class_id', 'enrolled_at']).where('account_id', '=', id).execute(),
  progress: (tx, id) =>
    tx
      .selectFrom('lesson_progress')
      .select(['lesson_id', 'fraction', 'position_seconds', 'completed_at', 'updated_at'])
      .where('account_id', '=', id)
      .execute(),
  examAttempts: (tx, id) =>
    tx
      .selectFrom('exam_attempt')
      .select(['id', 'exam_id', 'number', 'status', 'started_at', 'submitted_at', 'score', 'receipt'])
      .where('account_id', '=', id)
      .execute(),
  examTickets: (tx, id) =>
    tx
      .selectFrom('exam_ticket')
      .select(['id', 'exam_id', 'valid_from', 'valid_until', 'redeemed_at', 'withdrawn_at'])
      .where('redeemed_by', '=', id)
      .execute(),
  examAnswers: (tx, id) =>
    tx
      .selectFrom('exam_answer')
      .innerJoin('exam_attempt', 'exam_attempt.id', 'exam_answer.attempt_id')
      .select(['attempt_id', 'question_id', 'choice', 'text', 'exam_answer.saved_at', 'exam_answer.score'])
      .where('account_id', '=', id)
      .execute(),
  attendance: (tx, id) =>
    tx
      .selectFrom('attendance_record as record')
      .innerJoin('attendance', 'attendance.id', 'record.attendance_id')
      .select([
        'attendance.class_id',
        'attendance.title',
        'attendance.opens_at',
        'record.state',
        'record.checked_in_at',
        'record.note',
      ])
      .where('record.account_id', '=', id)
      .execute(),
  attendanceCorrections: (tx, id) =>
    tx
      .selectFrom('attendance_change')
      .select(['attendance_id', 'changed_at', 'from_state', 'to_state', 'note'])
      .where('account_id', '=', id)
      .execute(),
  attendanceAttachments: (tx, id) =>
    tx
      .selectFrom('attendance_attachment')
      .select(['attendance_id', 'attachment_type', 'name', 'created_at'])
      .where('account_id', '=', id)
      .execute(),
  orders: (tx, id) =>
    tx
      .selectFrom('store_order')
      .select([
        'reference',
        'state',
        'currency',
        'total',
        'tax',
        'buyer',
        'terms_version',
        'placed_at',
        'paid_at',
        'cancelled_at',
        'refunded',
      ])
      .where('account_id', '=', id)
      .execute(),
  posts: (tx, id) =>
    tx
      .selectFrom('post')
      .select(['id', 'scope_type', 'scope_id', 'kind', 'title', 'body', 'lang', 'created_at', 'edited_at'])
      .where('author_id', '=', id)
      .execute(),
  replies: (tx, id) =>
    tx
      .selectFrom('post_reply')
      .select(['id', 'post_id', 'body', 'lang', 'created_at', 'edited_at'])
      .where('author_id', '=', id)
      .execute(),
  likes: (tx, id) =>
    tx
      .selectFrom('post_like')
      .select('post_id as liked_id')
      .where('account_id', '=', id)
      .unionAll(tx.selectFrom('post_reply_like').select('reply_id as liked_id').where('account_id', '=', id))
      .execute(),
  activities: (tx, id) =>
    tx
      .selectFrom('post_enrollment')
      .select(['post_id', 'enrolled_at'])
      .where('account_id', '=', id)
      .execute(),
  reports: (tx, id) =>
    tx
      .selectFrom('post_report')
      .innerJoin('post_case', 'post_case.id', 'post_report.case_id')
      .select(['post_id', 'reply_id', 'reason', 'text', 'post_report.reported_at'])
      .where('account_id', '=', id)
      .execute(),
  spaceReports: (tx, id) =>
    tx
      .selectFrom('space_report')
      .innerJoin('space_case', 'space_case.id', 'space_report.case_id')
      .select(['person_id', 'reason', 'text', 'space_report.reported_at'])
      .where('account_id', '=', id)
      .execute(),
  points: (tx, id) =>
    tx
      .selectFrom('point_event')
      .select(['points', 'reason', 'note', 'subject_id', 'reverses_id', 'at'])
      .where('account_id', '=', id)
      .execute(),
  searches: (tx, id) =>
    tx.selectFrom('search_history').select(['keyword', 'searched_at']).where('account_id', '=', id).execute(),
  space: (tx, id) =>
    tx
      .selectFrom('space')
      .select([
        'about',
        'links',
        'cover_url',
        'show_works',
        'show_dynamics',
        'show_learning',
        'show_follows',
        'on_leaderboards',
        'hidden_kinds',
        'leave_visits',
      ])
      .where('account_id', '=', id)
      .executeTakeFirst(),
  subscriptions: (tx, id) =>
    tx
      .selectFrom('knowledge_subscription')
      .select(['section_id', 'article_id', 'since'])
      .where('account_id', '=', id)
      .execute(),
  follows: (tx, id) =>
    tx.selectFrom('follow').select(['person_id', 'followed_at']).where('follower_id', '=', id).execute(),
  // Who looked at a space is told there; the copy has the visits that the person made.
  visits: (tx, id) =>
    tx
      .selectFrom('space_visit')
      .select(['owner_id', 'visited_at', 'visit_count'])
      .where('visitor_id', '=', id)
      .execute(),
};
