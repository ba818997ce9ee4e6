import { sql } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  totalOf,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../../database/keyset.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { LiveRow } from '../live.repository.ts';

/** A minute in which somebody was in a room, since 1970. */
export interface Seen {
  liveId: string;
  accountId: string;
  minute: number;
}

/** Notes who was there, in one statement. What was noted before stays as it is. */
export const addSeen = (tx: Transaction, seen: readonly Seen[]) =>
  sql`
    insert into live_attendance (live_id, school_id, account_id, sort_name, minutes)
    select given.live_id, live.school_id, given.account_id, attempt_name(account.real_name, account.nick_name),
      range_agg(int4range(given.minute, given.minute + 1))
    from unnest(
      ${seen.map(({ liveId }) => liveId)}::bigint[],
      ${seen.map(({ accountId }) => accountId)}::bigint[],
      ${seen.map(({ minute }) => minute)}::int[]
    ) as given (live_id, account_id, minute)
    join live on live.resource_id = given.live_id
    join account on account.id = given.account_id
    group by given.live_id, live.school_id, given.account_id, account.real_name, account.nick_name
    on conflict (live_id, account_id) do update set minutes = live_attendance.minutes + excluded.minutes`.execute(
    tx,
  );

/** From its start to its end, in minutes since 1970; the end is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

const clipped = ({ from, to }: Stretch) =>
  sql`attendance.minutes * int4multirange(int4range(${from}::int, ${to}::int))`;

/** What is known of a session that is attended. */
type Attended = Pick<LiveRow, 'id' | 'host_id' | 'speaker_ids'>;

/** Those who are there to teach do not count. */
const ofViewers = ({ id, host_id: hostId, speaker_ids: speakerIds }: Attended) =>
  sql`attendance.live_id = ${id}::bigint and attendance.account_id != all(${[hostId ?? '0', ...speakerIds]}::bigint[])`;

/** Counts of a session. */
export async function countActivity(tx: Transaction, live: Attended, stretch: Stretch) {
  const { rows } = await sql<{
    came: number;
    came_reserved: number;
    minutes: number;
    messages: number;
    questions: number;
    polls: number;
    voters: number;
  }>`
    with present as (
      select attendance.account_id, here.minutes
      from live_attendance attendance
      cross join lateral (select ${clipped(stretch)} as minutes) here
      where ${ofViewers(live)} and not isempty(here.minutes)
    )
    select
      (select count(*)::int from present) as came,
      (select count(*)::int from present join live_reservation own
        on own.live_id = ${live.id}::bigint and own.account_id = present.account_id) as came_reserved,
      (select coalesce(sum(upper(part) - lower(part)), 0)::int from present, unnest(present.minutes) part) as minutes,
      (select count(*)::int from live_message where live_id = ${live.id}::bigint and removed_sequence is null) as messages,
      (select count(*)::int from live_question where live_id = ${live.id}::bigint) as questions,
      (select count(*)::int from live_poll where live_id = ${live.id}::bigint and opened_at is not null and removed_at is null) as polls,
      (select count(distinct vote.account_id)::int from live_poll_vote vote
        join live_poll poll on poll.id = vote.poll_id where poll.live_id = ${live.id}::bigint) as voters`.execute(
    tx,
  );
  return rows[0];
}

/** How many more or fewer people there are from a minute on, in order: no more rows than two a minute. */
export const listSteps = async (tx: Transaction, live: Attended, stretch: Stretch) => {
  const { rows } = await sql<{ minute: number; change: number }>`
    select step.minute, sum(step.change)::int as change
    from live_attendance attendance, unnest(${clipped(stretch)}) part,
      lateral (values (lower(part), 1), (upper(part), -1)) as step (minute, change)
    where ${ofViewers(live)}
    group by step.minute order by step.minute`.execute(tx);
  return rows;
};

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};

type Attendee = Placed<{
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  reserved: boolean;
  minutes: number;
  came: number | null;
  left: number | null;
}>;

const ofReserved = ({ id, host_id: hostId, speaker_ids: speakerIds }: Attended) =>
  sql`own.live_id = ${id}::bigint and own.account_id != all(${[hostId ?? '0', ...speakerIds]}::bigint[])`;

/** A page of who reserved or came, by name. */
export async function listAttendees(tx: Transaction, live: Attended, stretch: Stretch, page: KeysetPage) {
  const keyset = new Keyset(BY_NAME, page);
  const enough = keyset.limit + keyset.offset;
  const here = clipped(stretch);
  const { rows } = await sql<Attendee>`
    with page as (
      select * from (
        (select own.account_id, own.sort_name from live_reservation own
          where ${ofReserved(live)} and ${keyset.beyond('own')} order by ${keyset.orderBy('own')} limit ${enough})
        union
        (select attendance.account_id, attendance.sort_name from live_attendance attendance
          where ${ofViewers(live)} and not isempty(${here}) and ${keyset.beyond('attendance')}
          order by ${keyset.orderBy('attendance')} limit ${enough})
      ) listed order by ${keyset.orderBy('listed')} limit ${keyset.limit} offset ${keyset.offset}
    )
    select account.id::text, account.nick_name, account.real_name, account.avatar_url,
      own.account_id is not null as reserved,
      coalesce((select sum(upper(part) - lower(part)) from unnest(${here}) part), 0)::int as minutes,
      lower(${here}) as came, upper(${here}) as left, ${keyset.place('page')} as place
    from page
    join account on account.id = page.account_id
    left join live_attendance attendance on attendance.live_id = ${live.id}::bigint and attendance.account_id = page.account_id
    left join live_reservation own on own.live_id = ${live.id}::bigint and own.account_id = page.account_id
    order by ${keyset.orderBy('page')}`.execute(tx);
  return keyset.complete(rows, () => countAttendees(tx, live, stretch));
}

/** How many people reserved or came. */
async function countAttendees(tx: Transaction, live: Attended, stretch: Stretch): Promise<Total> {
  const reserved = await countRows(
    tx,
    sql`select 1 from live_reservation own where ${ofReserved(live)} limit ${COUNTED_MAX + 1}`,
  );
  if (!reserved.totalIsExact) return reserved;
  // Of so many who came there are more than are counted who did not reserve. Reservations are looked up one by one.
  const others = await countRows(
    tx,
    sql`select 1 from (
        select attendance.account_id from live_attendance attendance
        where ${ofViewers(live)} and not isempty(${clipped(stretch)}) limit ${COUNTED_MAX + 1 + reserved.total}
      ) came
      where (select true from live_reservation own
        where own.live_id = ${live.id}::bigint and own.account_id = came.account_id) is null
      limit ${COUNTED_MAX + 1}`,
  );
  return totalOf(reserved.total + (others.totalIsExact ? others.total : COUNTED_MAX + 1));
}
