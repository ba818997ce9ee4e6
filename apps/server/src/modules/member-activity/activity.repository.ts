import type { MemberActivityKind } from '@stoa/api/schema';
import { sql, type RawBuilder } from 'kysely';
import { Keyset, type KeysetOrder, type KeysetPage, type Placed } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { visible, type Reader } from '../resources/resource-card.ts';

/** Something a member did, with what it was done to. */
export interface MemberActivityRow {
  kind: MemberActivityKind;
  at: Date;
  /** Of what it was done to; of an attempt the exam's, since attempts may be graded without names. */
  id: string;
  lesson_id: string | null;
  lesson_title: Translations | null;
  /** The class, exam or session; null for what belongs to the school. */
  resource_id: string | null;
  resource_title: Translations | null;
  resource_type: number;
  is_published: boolean;
  is_visible: boolean;
  post_id: string | null;
  meeting_title: string | null;
  badge_id: string | null;
  badge_name: Translations | null;
  certificate_code: string | null;
  certificate_title: Translations | null;
  result: { score: number; maxScore: number; passed: boolean } | null;
}

const LATEST: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'kind', type: 'text' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** An entry before its subject is looked up. */
const entry = (columns: {
  kind: MemberActivityKind;
  at: string;
  id: string;
  /** What its subject is found by where that is not the id. */
  ref?: string;
  result?: RawBuilder<unknown>;
}) =>
  sql`${sql.lit(columns.kind)}::text as kind, ${sql.ref(columns.at)} as at, ${sql.ref(columns.id)} as id,
    ${columns.ref === undefined ? sql`null::bigint` : sql.ref(columns.ref)} as ref_id, ${columns.result ?? sql`null::jsonb`} as result`;

const RELEASED = sql`case when status = 'graded' and released_at is not null then
  jsonb_build_object('score', score, 'maxScore', max_score, 'passed', score >= pass_score) end`;

/** One kind each of what somebody did; an index of its table begins with the school and the person and goes on by time. */
const KINDS: Record<
  MemberActivityKind,
  (own: (column: string) => RawBuilder<unknown>) => RawBuilder<unknown>
> = {
  joinedSchool: (own) =>
    sql`select ${entry({ kind: 'joinedSchool', at: 'joined_at', id: 'account_id' })} from membership where ${own('account_id')}`,
  enrolled: (own) =>
    sql`select ${entry({ kind: 'enrolled', at: 'enrolled_at', id: 'class_id' })} from enrollment where ${own('account_id')}`,
  completedLesson: (own) =>
    sql`select ${entry({ kind: 'completedLesson', at: 'completed_at', id: 'lesson_id' })} from lesson_progress
        where ${own('account_id')} and completed_at is not null`,
  handedInWork: (own) =>
    sql`select ${entry({ kind: 'handedInWork', at: 'handed_in_at', id: 'id', ref: 'lesson_id' })} from assignment_submission
        where ${own('account_id')}`,
  handedInExam: (own) =>
    sql`select ${entry({ kind: 'handedInExam', at: 'submitted_at', id: 'exam_id', result: RELEASED })} from exam_attempt
        where ${own('account_id')} and submitted_at is not null`,
  checkedIn: (own) =>
    sql`select ${entry({ kind: 'checkedIn', at: 'checked_in_at', id: 'attendance_id' })} from attendance_record
        where ${own('account_id')} and checked_in_at is not null`,
  attendedLive: (own) =>
    sql`select ${entry({ kind: 'attendedLive', at: 'came_at', id: 'live_id' })} from live_attendance
        where ${own('account_id')} and came_at is not null`,
  posted: (own) =>
    sql`select ${entry({ kind: 'posted', at: 'created_at', id: 'id', ref: 'id' })} from post where ${own('author_id')}`,
  replied: (own) =>
    sql`select ${entry({ kind: 'replied', at: 'created_at', id: 'id', ref: 'post_id' })} from post_reply where ${own('author_id')}`,
  receivedBadge: (own) =>
    sql`select ${entry({ kind: 'receivedBadge', at: 'given_at', id: 'id', ref: 'badge_id' })} from badge_award
        where ${own('account_id')} and is_held`,
  receivedCertificate: (own) =>
    sql`select ${entry({ kind: 'receivedCertificate', at: 'issued_at', id: 'id' })} from certificate
        where ${own('account_id')} and revoked_at is null`,
};

/** A page of what a member did in a school, the latest first, each with what it was done to, in one statement. */
export async function listActivity(
  tx: Transaction,
  {
    schoolId,
    accountId,
    kind,
  }: { schoolId: string; accountId: string; kind?: MemberActivityKind | undefined },
  reader: Reader,
  page: KeysetPage,
) {
  const keyset = new Keyset(LATEST, page);
  const own = (column: string) => sql`school_id = ${schoolId} and ${sql.ref(column)} = ${accountId}`;
  const kinds = kind === undefined ? (Object.keys(KINDS) as MemberActivityKind[]) : [kind];
  const parts = kinds.map(
    (one) => sql`(select * from (${KINDS[one](own)}) entry where ${keyset.beyondAmong('entry', 'kind', one)}
      order by ${keyset.orderBy('entry')} limit ${keyset.limit})`,
  );
  const { rows } = await sql<Placed<MemberActivityRow>>`
    with page as materialized (
      select entry.* from (${sql.join(parts, sql` union all `)}) entry
      order by ${keyset.orderBy('entry')} limit ${keyset.limit})
    select page.kind, page.at, page.id, page.result, ${keyset.place('page')} as place,
      lesson.id as lesson_id, lesson.title as lesson_title, resource.id as resource_id, resource.title as resource_title,
      resource.type as resource_type, (resource.status = 'published' and resource.published_at <= ${reader.now}) is true as is_published,
      ${visible(reader)} is true as is_visible, post.id as post_id, attendance.title as meeting_title,
      badge.id as badge_id, badge.name as badge_name, certificate.code as certificate_code,
      certificate.subject_title as certificate_title
    from page
    left join post on post.id = page.ref_id and page.kind in ('posted', 'replied')
    left join lesson on lesson.id = case page.kind when 'completedLesson' then page.id when 'handedInWork' then page.ref_id
      else post.lesson_id end
    left join attendance on attendance.id = page.id and page.kind = 'checkedIn'
    left join badge on badge.id = page.ref_id and page.kind = 'receivedBadge'
    left join certificate on certificate.id = page.id and page.kind = 'receivedCertificate'
    left join resource on resource.id = case when page.kind in ('enrolled', 'handedInExam', 'attendedLive') then page.id
      else coalesce(lesson.class_id, post.class_id, attendance.class_id) end
    order by ${keyset.orderBy('page')}`.execute(tx);
  return keyset.finish<MemberActivityRow>(rows);
}
