import { sql } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

const LATEST: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A row of somebody's points with what it was given for. */
export interface PointRow {
  id: string;
  points: number;
  reason: string;
  note: string | null;
  at: Date;
  turn: number;
  is_taken_back: boolean;
  subject_id: string | null;
  /** Of texts that people write in one language, a string. */
  title: Translations | string | null;
  /** The class of a lesson, the post of an answer; otherwise the thing itself. */
  place_id: string | null;
}

/** What somebody has in the school, with all that was taken back. */
export async function sumOf(tx: Transaction, schoolId: string, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('point_total')
    .select('points')
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .where('span', '=', 4)
    .executeTakeFirst();
  return row?.points ?? 0;
}

/** A page of somebody's points, the latest first, each with what it was given for, in one statement. */
export async function listPointRows(tx: Transaction, schoolId: string, accountId: string, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const { rows } = await sql<Placed<PointRow>>`
    with page as (
      select * from point_event where school_id = ${schoolId} and account_id = ${accountId} and ${keyset.beyond('point_event')}
      order by ${keyset.orderBy('point_event')} limit ${keyset.limit} offset ${keyset.offset}
    ),
    -- Worked out before it is looked for: beneath row-level security an expression leads to no index.
    given as materialized (
      select page.*, coalesce(page.subject_id, root.subject_id) as of_id
      from page left join point_event root on root.id = page.reverses_id
    )
    select page.id, page.points, page.reason, page.note, page.at, page.turn, subject.title, subject.place_id,
      page.of_id as subject_id, ${keyset.place('page')} as place,
      page.turn = 0 and (select count(*) from point_event reversal where reversal.reverses_id = page.id) % 2 = 1 as is_taken_back
    from given page left join lateral (
      select lesson.title, lesson.class_id as place_id from lesson
        where page.reason = 'lesson.completed' and lesson.id = page.of_id
      union all select title, id from resource
        where page.reason in ('class.completed', 'exam.passed') and id = page.of_id
      union all select to_jsonb(post.title), post.id from post_reply join post on post.id = post_reply.post_id
        where page.reason = 'answer.accepted' and post_reply.id = page.of_id
      union all select to_jsonb(attendance.title), attendance.class_id from attendance
        where page.reason = 'attendance.checkedIn' and attendance.id = page.of_id
    ) subject on true
    order by ${keyset.orderBy('page')}`.execute(tx);
  const all = sql`select 1 from point_event where school_id = ${schoolId} and account_id = ${accountId} limit ${COUNTED_MAX + 1}`;
  return { ...keyset.finish<PointRow>(rows), ...(await countRows(tx, all)) };
}
