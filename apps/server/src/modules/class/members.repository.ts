import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

export interface MemberRow {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  teaches: boolean;
  enrolled_at: Date | null;
  lessons: number;
  completed: number;
  remaining_minutes: number;
}

const people = (classId: string) => sql`
  select account_id, true as teaches, null::timestamptz as enrolled_at from class_teacher where class_id = ${classId}
  union all
  select account_id, false, enrolled_at from enrollment where class_id = ${classId}
    and not exists (select from class_teacher where class_teacher.class_id = enrollment.class_id and class_teacher.account_id = enrollment.account_id)`;

/** A page of who is in a class, teachers first, then by name; with how far each is, and the total over all pages. */
export async function findMembers(
  tx: Transaction,
  classId: string,
  pageNumber: number,
  pageSize: number,
): Promise<{ rows: MemberRow[]; total: number }> {
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from (${people(classId)}) as people`.execute(tx);
  const { rows } = await sql<MemberRow>`
    with page as (
      select account.id, nick_name, real_name, avatar_url, teaches, enrolled_at, lower(coalesce(nullif(real_name, ''), nick_name)) as name
      from (${people(classId)}) as people join account on account.id = people.account_id
      order by teaches desc, name, account.id
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
    )
    select page.*, learning.* from page cross join lateral (
      select count(*)::int as lessons, count(mine.completed_at)::int as completed,
        coalesce(ceil(sum(case when mine.completed_at is null then lesson.minutes * (1 - coalesce(mine.fraction, 0)) else 0 end)), 0)::int as remaining_minutes
      from lesson left join lesson_progress as mine on mine.lesson_id = lesson.id and mine.account_id = page.id
      where lesson.class_id = ${classId}
    ) as learning
    order by page.teaches desc, page.name, page.id`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
