import { ResourceType } from '@stoa/api/enums';
import { COUNTED_MAX } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { inSchools, type LearningSchool } from '../learning/learning.repository.ts';

/** Of one kind and school. */
const LIMIT = 50;

const WHO = `($1->>'account')::bigint`;
const NOW = `($1->>'now')::timestamptz`;
const SINCE = `($1->>'since')::timestamptz`;

/** Classes that somebody teaches or made. */
const MINE = `select resource.id, resource.title, resource.status, resource.published_at, resource.starts_at,
    resource.ends_at, resource.lesson_count
  from resource join class on class.resource_id = resource.id
  where resource.school_id = current_school() and resource.binned_at is null and resource.share_id is null
    and resource.id in (
      select class_id from class_teacher where school_id = current_school() and account_id = ${WHO}
      union select id from resource own where own.school_id = current_school() and own.author_id = ${WHO})`;

/** How many a query finds, counted up to one more than the limit. */
const counted = (query: string) => `(select count(*)::int from (${query} limit ${COUNTED_MAX + 1}) counted)`;

interface InSchool {
  school_id: string;
  title: Translations;
}
export interface WaitingSubmissionsRow extends InSchool {
  class_id: string;
  lesson_id: string;
  class_title: Translations;
  waiting: number;
  oldest_at: string;
}
export interface WaitingExamRow extends InSchool {
  exam_id: string;
  waiting: number;
  oldest_at: string;
}
export interface OpenQuestionRow extends Omit<InSchool, 'title'> {
  post_id: string;
  title: string;
  class_title: Translations;
  reply_count: number;
  asked_at: string;
}
export interface HostedSessionRow extends InSchool {
  live_id: string;
  starts_at: string;
  ends_at: string;
}
export interface QuietClassRow extends InSchool {
  class_id: string;
  inactive: number;
  learners: number;
}

interface Asked {
  accountId: string;
  now: Date;
}
type Schools = readonly LearningSchool[];

const found = (select: string) => `select to_jsonb(found) from (${select} limit ${LIMIT}) found`;
const given = ({ accountId, now }: Asked) => ({ account: accountId, now });

const WAITING = `work.state = 'handedIn' and work.is_enrolled`;

/** Assignments with work to grade. */
export const listSubmissions = (tx: Transaction, schools: Schools, asked: Asked) =>
  inSchools<WaitingSubmissionsRow>(
    tx,
    schools,
    found(`select current_school()::text as school_id, waits.class_id::text, waits.lesson_id::text, waits.title,
        waits.class_title, waits.oldest_at,
        ${counted(`select from assignment_work work where work.lesson_id = waits.lesson_id and ${WAITING}`)} as waiting
      from (
        select mine.id as class_id, lesson.id as lesson_id, lesson.title, mine.title as class_title,
          oldest.handed_in_at as oldest_at
        from (${MINE}) mine join lesson on lesson.class_id = mine.id and lesson.kind = 'assignment'
        cross join lateral (
          select work.handed_in_at from assignment_work work where work.lesson_id = lesson.id and ${WAITING}
          order by work.handed_in_at limit 1) oldest
        order by oldest.handed_in_at limit ${LIMIT}) waits
      order by waits.oldest_at`),
    given(asked),
  );

/** Exams that somebody made, with attempts that wait for a person: to be graded, or because of an appeal. */
export const listExams = (tx: Transaction, schools: Schools, asked: Asked) =>
  inSchools<WaitingExamRow>(
    tx,
    schools,
    found(`select current_school()::text as school_id, mine.id::text as exam_id, mine.title, mine.oldest_at,
        ${counted(`select from exam_attempt where exam_attempt.exam_id = mine.id and exam_attempt.status = 'submitted'`)}
        + ${counted(`select distinct attempt_id from exam_appeal where exam_appeal.exam_id = mine.id and exam_appeal.answered_at is null`)} as waiting
      from (
        select resource.id, resource.title, least(
          (select submitted_at from exam_attempt where exam_attempt.exam_id = resource.id
            and exam_attempt.status = 'submitted' order by submitted_at limit 1),
          (select asked_at from exam_appeal where exam_appeal.exam_id = resource.id
            and exam_appeal.answered_at is null order by asked_at limit 1)) as oldest_at
        from resource join exam on exam.resource_id = resource.id
        where resource.school_id = current_school() and resource.author_id = ${WHO} and resource.type = ${ResourceType.Exam}
          and resource.binned_at is null
        order by oldest_at limit ${LIMIT}) mine
      where mine.oldest_at is not null
      order by mine.oldest_at`),
    given(asked),
  );

/** Questions of others in one's classes, to which nobody who teaches there replied, without an accepted answer. */
export const listQuestions = (tx: Transaction, schools: Schools, asked: Asked) =>
  inSchools<OpenQuestionRow>(
    tx,
    schools,
    found(`select current_school()::text as school_id, post.id::text as post_id, post.title, mine.title as class_title,
        post.reply_count, post.created_at as asked_at
      from (${MINE}) mine cross join lateral (
        select id, title, reply_count, created_at from post
        where post.class_id = mine.id and post.kind = 'question' and not post.is_settled
          and post.author_id is distinct from ${WHO}
        order by post.created_at limit ${LIMIT}) post
      order by post.created_at`),
    given(asked),
  );

/** Sessions that somebody holds, the next first. */
export const listHosted = (tx: Transaction, schools: Schools, asked: Asked) =>
  inSchools<HostedSessionRow>(
    tx,
    schools,
    found(`select current_school()::text as school_id, resource.id::text as live_id, resource.title, resource.starts_at,
        resource.ends_at
      from (
        select resource_id as live_id from live where live.school_id = current_school() and live.host_id = ${WHO}
        union select live_id from live_speaker speaker where speaker.account_id = ${WHO}) held
      join live on live.resource_id = held.live_id join resource on resource.id = held.live_id
      where live.deleted_at is null and live.ended_at is null
        and resource.status = 'published' and resource.ends_at > ${NOW}
      order by resource.starts_at`),
    given(asked),
  );

/** Classes that run, with people who have not finished and did nothing in them since a moment. */
export const listQuietClasses = (tx: Transaction, schools: Schools, asked: Asked & { since: Date }) =>
  inSchools<QuietClassRow>(
    tx,
    schools,
    found(`select current_school()::text as school_id, mine.id::text as class_id, mine.title, quiet.inactive,
        ${counted('select from enrollment where enrollment.class_id = mine.id')} as learners
      from (${MINE}) mine
      cross join lateral (
        select ${counted(`select from generate_series(0, mine.lesson_count - 1) done cross join lateral (
          select from enrollment where enrollment.class_id = mine.id and enrollment.lessons_done = done
            and enrollment.active_at < ${SINCE} limit ${COUNTED_MAX + 1}) learner`)} as inactive) quiet
      where mine.status = 'published' and mine.published_at <= ${NOW}
        and (mine.starts_at is null or mine.starts_at < ${SINCE}) and (mine.ends_at is null or mine.ends_at > ${NOW})
        and quiet.inactive > 0
      order by quiet.inactive desc, mine.id`),
    { ...given(asked), since: asked.since },
  );
