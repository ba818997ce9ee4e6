import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

type Read = (tx: Transaction, accountId: string) => Promise<unknown>;

/** The rows of a table that name the person in a column. */
const rows =
  <Table extends keyof Tables & string>(
    table: Table,
    by: keyof Tables[Table] & string,
    columns: readonly (keyof Tables[Table] & string)[],
  ): Read =>
  async (tx, id) => {
    const chosen = sql.join(columns.map((column) => sql.ref(column)));
    return (await sql`select ${chosen} from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(tx))
      .rows;
  };

/** What the account holds, part by part; each is read within its own limits, schools one by one. */
export const PARTS: Record<string, Read> = {
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
  linkedSignIns: rows('account_identity', 'account_id', [
    'provider',
    'school_id',
    'display_name',
    'linked_at',
    'last_used_at',
    'ended_at',
  ]),
  calendarFeed: rows('calendar_feed', 'account_id', ['created_at', 'last_read_at']),
  notificationSettings: rows('notification_setting', 'account_id', ['kind', 'in_app', 'mail']),
  silencedNotifications: rows('silenced_source', 'account_id', [
    'kind',
    'school_id',
    'in_app',
    'mail',
    'since',
  ]),
  shortLinks: rows('short_link', 'account_id', ['target', 'created_at', 'expires_at']),
  // Why one was revoked is told to those who look after the class alone.
  certificates: rows('certificate', 'account_id', [
    'school_id',
    'code',
    'holder_name',
    'kind',
    'subject_title',
    'issued_at',
    'revoked_at',
  ]),
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
  savedResources: (tx, id) =>
    tx
      .selectFrom('saved_resource')
      .select(['school_id', 'resource_id', 'saved_at'])
      .where('account_id', '=', id)
      .orderBy('saved_at')
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

/** What a school holds of the person; the transaction is bound to both. */
export const SCHOOL_PARTS: Record<string, Read> = {
  enrolments: (tx, id) =>
    tx.selectFrom('enrollment').select(['class_id', 'enrolled_at']).where('account_id', '=', id).execute(),
  progress: (tx, id) =>
    tx
      .selectFrom('lesson_progress')
      .select(['lesson_id', 'fraction', 'position_seconds', 'completed_at', 'updated_at'])
      .where('account_id', '=', id)
      .execute(),
  // What is not released yet is told to nobody: of such an attempt the copy says that it was handed in.
  examAttempts: async (tx, id) => {
    const { rows: attempts } = await sql`
      select id, exam_id, number, started_at, submitted_at, receipt, released_at,
        case when status = 'graded' and released_at is null then 'submitted' else status end as status,
        case when released_at is not null then score end as score,
        case when released_at is not null then feedback end as feedback
      from exam_attempt where account_id = ${id}`.execute(tx);
    return attempts;
  },
  examTickets: (tx, id) =>
    tx
      .selectFrom('exam_ticket')
      .select(['id', 'exam_id', 'valid_from', 'valid_until', 'redeemed_at', 'withdrawn_at'])
      .where('redeemed_by', '=', id)
      .execute(),
  examAppeals: (tx, id) =>
    tx
      .selectFrom('exam_appeal')
      .innerJoin('exam_attempt', 'exam_attempt.id', 'exam_appeal.attempt_id')
      .select([
        'exam_appeal.attempt_id',
        'exam_appeal.question_id',
        'exam_appeal.reason',
        'exam_appeal.asked_at',
        'exam_appeal.score_before',
        'exam_appeal.answered_at',
        'exam_appeal.score_after',
        'exam_appeal.reply',
      ])
      .where('exam_attempt.account_id', '=', id)
      .execute(),
  examAnswers: async (tx, id) => {
    const { rows: answers } = await sql`
      select attempt_id, question_id, choice, text,
        (select jsonb_agg(jsonb_build_object('name', file ->> 'name', 'bytes', file -> 'bytes',
            'url', '/files/' || answer.school_id || '/' || (file ->> 'upload')))
          from jsonb_array_elements(answer.files) as file) as files,
        answer.saved_at,
        case when attempt.released_at is not null then answer.score end as score,
        case when attempt.released_at is not null then answer.comment end as comment,
        case when attempt.released_at is not null then (
          select jsonb_agg(jsonb_build_object('criterion', criterion -> 'title', 'level', level -> 'title'))
          from jsonb_array_elements(answer.rubric_choices) chosen
          join jsonb_array_elements(attempt.paper) entry on entry ->> 'questionId' = answer.question_id::text
          join exam_question_version asked
            on asked.question_id = answer.question_id and asked.version = (entry -> 'version')::int
          join lateral jsonb_array_elements(asked.rubric) criterion on criterion ->> 'id' = chosen ->> 'criterionId'
          join lateral jsonb_array_elements(criterion -> 'levels') level on level ->> 'id' = chosen ->> 'levelId'
        ) end as rubric
      from exam_answer answer join exam_attempt attempt on attempt.id = answer.attempt_id
      where account_id = ${id}`.execute(tx);
    return answers;
  },
  assignments: async (tx, id) => {
    const { rows: works } = await sql`
      select class_id, lesson_id, state, attempts, handed_in_at, extended_until, is_excused, graded_at,
        case when state = 'graded' then points end as points,
        case when state in ('graded', 'returned') then remark end as remark
      from assignment_work where account_id = ${id} and version > 0`.execute(tx);
    return works;
  },
  assignmentSubmissions: rows('assignment_submission', 'account_id', [
    'lesson_id',
    'number',
    'handed_in_at',
    'text',
    'links',
  ]),
  badges: async (tx, id) => {
    const { rows: badges } = await sql`
      select badge.name, badge.picture_url, award.reason, award.by_rule, award.given_at, withdrawal.withdrawn_at,
        withdrawal.reason as withdrawal_reason
      from badge_award award join badge on badge.id = award.badge_id
      left join badge_withdrawal withdrawal on withdrawal.award_id = award.id
      where award.account_id = ${id}`.execute(tx);
    return badges;
  },
  memberGroups: async (tx, id) => {
    const { rows: groups } = await sql`
      select member_group.name, entry.added_at
      from member_group_entry entry join member_group on member_group.id = entry.group_id
      where entry.account_id = ${id}`.execute(tx);
    return groups;
  },
  surveyAnswers: async (tx, id) => {
    const { rows: answers } = await sql`
      select survey_id, version, answered_at,
        (select jsonb_agg(case when entry ? 'files' then entry || jsonb_build_object('files',
            (select jsonb_agg(jsonb_build_object('name', file ->> 'name', 'bytes', file -> 'bytes',
                'url', '/files/' || survey_answer.school_id || '/' || (file ->> 'upload')))
              from jsonb_array_elements(entry -> 'files') as file)) else entry end)
          from jsonb_array_elements(answers) as entry) as answers
      from survey_answer where account_id = ${id}`.execute(tx);
    return answers;
  },
  learningMaps: rows('learning_map_learner', 'account_id', ['map_id', 'began_at']),
  learningMapMarks: rows('learning_map_mark', 'account_id', ['map_id', 'stop_id', 'done_at']),
  liveReservations: rows('live_reservation', 'account_id', ['live_id', 'reserved_at']),
  liveAttendance: rows('live_attendance', 'account_id', ['live_id', 'minutes']),
  liveQuestionVotes: rows('live_question_vote', 'account_id', ['question_id']),
  liveReports: rows('live_message_report', 'account_id', ['message_id', 'reason', 'reported_at']),
  liveMutes: rows('live_mute', 'account_id', ['live_id', 'muted_at']),
  taughtClasses: rows('class_teacher', 'account_id', ['class_id']),
  spokenLives: rows('live_speaker', 'account_id', ['live_id']),
  hostedLives: rows('live', 'host_id', ['resource_id', 'starts_at', 'minutes']),
  published: rows('resource', 'author_id', ['id', 'type', 'title', 'status', 'published_at', 'updated_at']),
  madeSurveys: rows('survey', 'author_id', ['id', 'status', 'draft', 'saved_at']),
  projectCards: rows('o3_card', 'author_id', ['id', 'kind', 'title', 'published_at']),
  projectProgress: rows('o3_progress', 'account_id', ['card_id', 'done', 'updated_at']),
  projectTeams: rows('o3_team_member', 'account_id', ['team_id', 'card_id', 'role', 'joined_at']),
  projectTasks: rows('o3_task', 'assignee_id', ['id', 'team_id', 'title', 'body', 'stage', 'due_on']),
  projectFiles: (tx, id) =>
    tx
      .selectFrom('o3_file as file')
      .innerJoin('upload', 'upload.id', 'file.upload_id')
      .select(['file.id', 'file.team_id', 'file.name', 'file.added_at'])
      // Of the upload: whoever sent it fetches it, also outside of the team.
      .select(sql<string>`'/files/' || upload.school_id || '/' || upload.name`.as('url'))
      .where('file.account_id', '=', id)
      .execute(),
  schoolAgreements: rows('school_agreement', 'account_id', ['type', 'version', 'language', 'signed_at']),
  unionAgreements: rows('union_agreement', 'account_id', ['union_id', 'version', 'agreed_at']),
  acceptedInvitations: rows('invitation_acceptance', 'account_id', ['invitation_id', 'accepted_at']),
  basket: rows('store_basket', 'account_id', ['currency', 'goods_ids', 'seats', 'voucher', 'updated_at']),
  usedVouchers: rows('store_voucher_use', 'account_id', ['voucher_id', 'order_id', 'used_at']),
  redeemedSeats: rows('store_seat', 'account_id', ['code', 'redeemed_at', 'withdrawn_at']),
  memberPeriods: rows('vip_term', 'account_id', ['order_id', 'starts_at', 'ends_at', 'taken_back_at']),
  uploads: rows('upload', 'account_id', ['name', 'module', 'content_type', 'size', 'status', 'created_at']),
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
        'in_search_engines',
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

/** Every school there is or was: of whoever has left one, it holds what they did. */
export const listSchoolIds = async (tx: Transaction): Promise<string[]> =>
  (await tx.selectFrom('school').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Whether the school of the transaction holds something of the person, in one statement. @param places as HELD names them */
export async function holdsSomething(
  tx: Transaction,
  accountId: string,
  places: readonly { table: string; column: string }[],
): Promise<boolean> {
  const found = places.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${accountId})`,
  );
  const { rows: answers } = await sql<{
    found: boolean;
  }>`select ${sql.join(found, sql` or `)} as found`.execute(tx);
  return answers[0]?.found ?? false;
}
