import type { AssignmentTerms } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { WorkFacts } from '../assignments/assignments.policy.ts';
import { inSchools, VISIBLE, WHO, type LearningSchool, type Sent } from './learning.repository.ts';

/** Of each kind in one school; who has more is told of those that were made last. */
const COURSEWORK_MAX = 1000;

/** Where something stands, as its address and its texts need it. */
interface Place {
  id: string;
  school_id: string;
  title: Translations;
  /** The class, or the exam itself where it belongs to none. */
  page_id: string;
  page_type: number;
  class_title: Translations | null;
  lesson_id: string | null;
}

export type AssignmentWorkRow = Place & {
  terms: AssignmentTerms;
  class_ends_at: Date | null;
  work: WorkFacts;
  handed_in_at: Date | null;
};

type SentAssignment = Place &
  Pick<AssignmentWorkRow, 'terms'> &
  Sent<Pick<AssignmentWorkRow, 'class_ends_at' | 'handed_in_at'>> &
  Sent<WorkFacts>;

const instant = (sent: string | null): Date | null => (sent === null ? null : new Date(sent));

const MINE = `select resource.id, resource.type, resource.title, resource.ends_at from enrollment
  join resource on resource.id = enrollment.class_id
  where enrollment.account_id = ${WHO} and enrollment.school_id = current_school() and ${VISIBLE}`;

/** The assignments of the classes that somebody is in, and what they did about them. */
export async function listAssignmentWork(
  tx: Transaction,
  schools: readonly LearningSchool[],
  { accountId, now }: { accountId: string; now: Date },
): Promise<AssignmentWorkRow[]> {
  const rows = await inSchools<SentAssignment>(
    tx,
    schools,
    `with mine as (${MINE})
    select to_jsonb(found) from (
      select lesson.id::text, current_school()::text as school_id, lesson.title, mine.id::text as page_id,
        mine.type as page_type, mine.title as class_title, lesson.id::text as lesson_id, lesson.material as terms,
        mine.ends_at as class_ends_at, coalesce(work.state, 'notBegun') as state, coalesce(work.attempts, 0) as attempts,
        coalesce(work.extra_attempts, 0) as extra_attempts, work.counts_at, work.extended_until,
        coalesce(work.is_excused, false) as is_excused, work.points, work.handed_in_at
      from mine join lesson on lesson.class_id = mine.id and lesson.kind = 'assignment'
      left join assignment_work work on work.lesson_id = lesson.id and work.account_id = ${WHO}
      where lesson.material->>'type' = 'assignment'
      order by lesson.id desc limit ${COURSEWORK_MAX}) found`,
    { account: accountId, now },
  );
  return rows.map(
    ({ state, attempts, extra_attempts, counts_at, extended_until, is_excused, points, ...row }) => ({
      ...row,
      class_ends_at: instant(row.class_ends_at),
      handed_in_at: instant(row.handed_in_at),
      work: {
        state,
        attempts,
        extra_attempts,
        counts_at: instant(counts_at),
        extended_until: instant(extended_until),
        is_excused,
        points,
      },
    }),
  );
}

export type ExamWorkRow = Place & {
  opens_at: Date | null;
  closes_at: Date | null;
  is_running: boolean;
  is_handed_in: boolean;
  handed_in_at: Date | null;
  /** Of the attempt that goes on. */
  deadline: Date | null;
  /** Of the attempt that counts among those that were released. */
  score: number | null;
  max_score: number | null;
  passed: boolean | null;
};

type SentExam = Sent<ExamWorkRow>;

/** The exams of the classes that somebody is in and those that they began, with the result that counts. */
export async function listExamWork(
  tx: Transaction,
  schools: readonly LearningSchool[],
  { accountId, now }: { accountId: string; now: Date },
): Promise<ExamWorkRow[]> {
  const rows = await inSchools<SentExam>(
    tx,
    schools,
    `with mine as (${MINE}), placed as (
      select distinct on ((lesson.material->>'examId')::bigint) (lesson.material->>'examId')::bigint as exam_id,
        mine.id as class_id, mine.type as class_type, mine.title as class_title, lesson.id as lesson_id
      from mine join lesson on lesson.class_id = mine.id and lesson.kind = 'exam'
      where lesson.material->>'examId' is not null
      order by 1, lesson.id
    ), wanted as (
      select exam_id from placed
      union select exam_id from exam_attempt where account_id = ${WHO} and school_id = current_school()
    )
    select to_jsonb(found) from (
      select exam.resource_id::text as id, current_school()::text as school_id, resource.title,
        coalesce(placed.class_id, resource.id)::text as page_id, coalesce(placed.class_type, resource.type) as page_type,
        placed.class_title, placed.lesson_id::text as lesson_id, exam.opens_at, exam.closes_at,
        coalesce(own.is_running, false) as is_running, own.handed_in_at is not null as is_handed_in, own.handed_in_at,
        own.deadline, counted.score, counted.max_score, counted.score >= counted.pass_score as passed
      from wanted join exam on exam.resource_id = wanted.exam_id
      join resource on resource.id = exam.resource_id
      left join placed on placed.exam_id = wanted.exam_id
      cross join lateral (
        select bool_or(attempt.status = 'running') as is_running, max(attempt.submitted_at) as handed_in_at,
          max(attempt.deadline) filter (where attempt.status = 'running') as deadline
        from exam_attempt attempt where attempt.exam_id = wanted.exam_id and attempt.account_id = ${WHO}) own
      left join lateral (
        select attempt.score, attempt.max_score, attempt.pass_score
        from exam_attempt attempt
        where attempt.exam_id = wanted.exam_id and attempt.account_id = ${WHO} and attempt.status = 'graded'
          and attempt.released_at is not null
        order by case exam.counted when 'first' then -attempt.number when 'last' then attempt.number
          else attempt.score end desc limit 1) counted on true
      where ${VISIBLE}
      order by exam.resource_id desc limit ${COURSEWORK_MAX}) found`,
    { account: accountId, now },
  );
  return rows.map((row) => ({
    ...row,
    opens_at: instant(row.opens_at),
    closes_at: instant(row.closes_at),
    handed_in_at: instant(row.handed_in_at),
    deadline: instant(row.deadline),
  }));
}
