import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage, type Placed } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};

/** A learner of a class with how far they are. */
export interface LearnerRow {
  account_id: string;
  nick_name: string;
  real_name: string;
  mobile: string | null;
  email: string | null;
  avatar_url: string;
  enrolled_at: Date;
  /** When they were in a lesson last. */
  last_active_at: Date | null;
  completed: number;
  /** How much of each lesson is done, by lesson; those that were never opened are not in it. */
  shares: Record<string, number>;
}

/** Published lessons of a class, in their order. */
export const listLessons = (
  tx: Transaction,
  classId: string,
): Promise<{ id: string; title: Translations }[]> =>
  tx
    .selectFrom('lesson')
    .innerJoin('class_section as section', 'section.id', 'lesson.section_id')
    .select(['lesson.id', 'lesson.title'])
    .where('lesson.class_id', '=', classId)
    .orderBy('section.position')
    .orderBy('lesson.position')
    .orderBy('lesson.id')
    .execute();

/** A page of who learns in a class, by name. */
export async function listLearners(tx: Transaction, classId: string, page: KeysetPage) {
  const keyset = new Keyset(BY_NAME, page);
  const { rows } = await sql<Placed<LearnerRow>>`
    with page as (
      select enrollment.account_id, enrollment.enrolled_at, enrollment.sort_name from enrollment
      where enrollment.class_id = ${classId} and ${keyset.beyond('enrollment')}
      order by ${keyset.orderBy('enrollment')} limit ${keyset.limit} offset ${keyset.offset}
    )
    select page.account_id, account.nick_name, account.real_name, account.mobile, account.email, account.avatar_url, page.enrolled_at,
      learning.last_active_at, coalesce(learning.completed, 0) as completed, coalesce(learning.shares, '{}') as shares,
      ${keyset.place('page')} as place
    from page join account on account.id = page.account_id cross join lateral (
      select max(updated_at) as last_active_at, count(completed_at)::int as completed,
        jsonb_object_agg(lesson_id::text, case when completed_at is null then least(1, greatest(0, fraction)) else 1 end) as shares
      from lesson_progress where lesson_progress.class_id = ${classId} and lesson_progress.account_id = page.account_id
    ) as learning
    order by ${keyset.orderBy('page')}`.execute(tx);
  const all = tx.selectFrom('enrollment').where('class_id', '=', classId);
  return keyset.complete<LearnerRow>(rows, () => countUpTo(tx, all));
}
