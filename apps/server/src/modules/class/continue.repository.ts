import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Audience } from '@stoa/api/enums';
import { selectCards } from '../resources/resource-card.ts';

/** The classes that someone has begun and can go on with, the last opened first; those with nothing left are not among them. */
export const findBegun = (
  tx: Transaction,
  accountId: string,
  { member, now, limit }: { member: boolean; now: Date; limit: number },
) =>
  selectCards(tx)
    .innerJoin('enrollment as mine', 'mine.class_id', 'resource.id')
    .innerJoin(
      sql<{ left: number; last_active: Date | null }>`lateral (
        select count(*) filter (where done.completed_at is null)::int as "left", max(done.updated_at) as last_active
        from lesson left join lesson_progress as done on done.lesson_id = lesson.id and done.account_id = ${accountId}::bigint
        where lesson.class_id = resource.id)`.as('learning'),
      (join) => join.onTrue(),
    )
    .select(sql<Date>`greatest(mine.enrolled_at, learning.last_active)`.as('last_active'))
    .where('mine.account_id', '=', accountId)
    // People see their own enrolments of every school; this is about one.
    .where(sql<SqlBool>`mine.school_id = current_school()`)
    .where('learning.left', '>', 0)
    .where(sql<SqlBool>`(resource.status = 'published' and resource.published_at <= ${now})`)
    .where((eb) => eb.or([eb('resource.starts_at', 'is', null), eb('resource.starts_at', '<=', now)]))
    .$if(!member, (query) => query.where('resource.audience', '=', Audience.Visitors))
    .orderBy('last_active', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(limit)
    .execute();
