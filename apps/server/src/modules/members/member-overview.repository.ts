import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** Classes and exams that are told of one member; the latest first. */
const SHOWN_MAX = 50;

/** How somebody came into the school, and when they last did something in it. */
export interface MemberFactsRow {
  last_active: Date | null;
  joined_by: 'invitation' | 'provider' | 'self';
  inviter_id: string | null;
  inviter_nick: string | null;
  inviter_real: string | null;
  inviter_avatar: string | null;
}

export async function findMemberFacts(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<MemberFactsRow> {
  const own = sql`school_id = ${schoolId} and account_id = ${accountId}`;
  const { rows } = await sql<MemberFactsRow>`
    select greatest(
        (select max(updated_at) from lesson_progress where ${own}),
        (select max(coalesce(saved_at, started_at)) from exam_attempt where ${own}),
        (select max(enrolled_at) from enrollment where ${own})) as last_active,
      case when invited.invitation_id is not null then 'invitation'
        when exists (select from account_identity where ${own}) then 'provider' else 'self' end as joined_by,
      inviter.id as inviter_id, inviter.nick_name as inviter_nick, inviter.real_name as inviter_real,
      inviter.avatar_url as inviter_avatar
    from (values (1)) one
    left join lateral (select invitation_id from invitation_acceptance where ${own} order by accepted_at limit 1) invited on true
    left join invitation on invitation.id = invited.invitation_id
    left join account inviter on inviter.id = invitation.invited_by`.execute(tx);
  return rows[0] as MemberFactsRow;
}

export interface MemberClassRow {
  id: string;
  title: Translations;
  enrolled_at: Date;
  completed: number;
  total: number;
  last_active: Date | null;
}

/** The classes that somebody is in, with how far they are. */
export async function listMemberClasses(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<MemberClassRow[]> {
  const { rows } = await sql<MemberClassRow>`
    select resource.id, resource.title, mine.enrolled_at, done.completed, done.last_active,
      (select count(*)::int from lesson where lesson.class_id = mine.class_id) as total
    from (select class_id, enrolled_at from enrollment where school_id = ${schoolId} and account_id = ${accountId}
      order by enrolled_at desc, class_id desc limit ${SHOWN_MAX}) mine
    join resource on resource.id = mine.class_id
    cross join lateral (
      select count(completed_at)::int as completed, max(updated_at) as last_active from lesson_progress
      where lesson_progress.class_id = mine.class_id and lesson_progress.account_id = ${accountId}) done
    order by mine.enrolled_at desc, mine.class_id desc`.execute(tx);
  return rows;
}

export interface MemberExamRow {
  id: string;
  title: Translations;
  attempts: number;
  last_at: Date;
  score: number | null;
  max_score: number | null;
  passed: boolean | null;
}

/** The exams that somebody handed in, with the best of the results that they see themselves. */
export async function listMemberExams(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<MemberExamRow[]> {
  const { rows } = await sql<MemberExamRow>`
    select resource.id, resource.title, sat.attempts, sat.last_at, best.score, best.max_score,
      best.score >= best.pass_score as passed
    from (select exam_id, count(*)::int as attempts, max(submitted_at) as last_at from exam_attempt
      where school_id = ${schoolId} and account_id = ${accountId} and status <> 'running'
      group by exam_id order by last_at desc, exam_id desc limit ${SHOWN_MAX}) sat
    join resource on resource.id = sat.exam_id
    left join lateral (select score, max_score, pass_score from exam_attempt attempt
      where attempt.exam_id = sat.exam_id and attempt.account_id = ${accountId} and attempt.status = 'graded'
        and attempt.released_at is not null
      order by score desc limit 1) best on true
    order by sat.last_at desc, sat.exam_id desc`.execute(tx);
  return rows;
}
