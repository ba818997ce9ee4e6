import { sql } from 'kysely';
import { isShownTo } from '../../core/hiding/hiding.repository.ts';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../database/keyset.ts';
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

const ORDER: KeysetOrder = {
  columns: [
    { name: 'rank', type: 'smallint' },
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};

/** What is read: a class, for somebody who is not shown whom they blocked; for nobody in particular all of it. */
interface Reading {
  classId: string;
  viewerId: string | undefined;
}

/** Those who teach come first; they are few. */
const teachers = (classId: string) => sql`
  select account_id, 0::smallint as rank, member_name(real_name, nick_name, email, mobile) as sort_name, null::timestamptz as enrolled_at
  from class_teacher join account on account.id = account_id where class_id = ${classId}`;
/** `rank` is of every row alike: the index over names leads on from it. */
const learners = ({ classId, viewerId }: Reading) => sql`
  select account_id, 1::smallint as rank, sort_name, enrolled_at from enrollment where class_id = ${classId}
    and not exists (select from class_teacher where class_teacher.class_id = enrollment.class_id and class_teacher.account_id = enrollment.account_id)
    and ${isShownTo(viewerId, sql.ref('enrollment.account_id'))}`;

/** A page of who is in a class, teachers first, then by name; with how far each is. */
export async function findMembers(tx: Transaction, reading: Reading, page: KeysetPage) {
  const { classId } = reading;
  const keyset = new Keyset(ORDER, page);
  const enough = keyset.limit + keyset.offset;
  const { rows } = await sql<Placed<MemberRow>>`
    with page as (
      select people.* from (
        ${teachers(classId)}
        union all
        (select * from (${learners(reading)}) enrollment
          where ${keyset.beyondAfter('enrollment', '1')} order by ${keyset.orderAfter('enrollment')} limit ${enough})
      ) people
      where ${keyset.beyond('people')} order by ${keyset.orderBy('people')} limit ${keyset.limit} offset ${keyset.offset}
    )
    select account.id, nick_name, real_name, avatar_url, page.rank = 0 as teaches, page.enrolled_at, learning.*, ${keyset.place('page')} as place
    from page join account on account.id = page.account_id cross join lateral (
      select count(*)::int as lessons, count(mine.completed_at)::int as completed,
        coalesce(ceil(sum(case when mine.completed_at is null then lesson.minutes * (1 - coalesce(mine.fraction, 0)) else 0 end)), 0)::int as remaining_minutes
      from lesson left join lesson_progress as mine on mine.lesson_id = lesson.id and mine.account_id = page.account_id
      where lesson.class_id = ${classId}
    ) as learning
    order by ${keyset.orderBy('page')}`.execute(tx);
  return keyset.complete<MemberRow>(rows, () => countMembers(tx, reading));
}

const countMembers = (tx: Transaction, reading: Reading): Promise<Total> =>
  countRows(
    tx,
    sql`select account_id from class_teacher where class_id = ${reading.classId}
      union all (select account_id from (${learners(reading)}) enrollment limit ${COUNTED_MAX + 1})`,
  );
