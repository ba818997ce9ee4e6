import { sql } from 'kysely';
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
    insert into live_attendance (live_id, school_id, account_id, minutes)
    select given.live_id, live.school_id, given.account_id, range_agg(int4range(given.minute, given.minute + 1))
    from unnest(
      ${seen.map(({ liveId }) => liveId)}::bigint[],
      ${seen.map(({ accountId }) => accountId)}::bigint[],
      ${seen.map(({ minute }) => minute)}::int[]
    ) as given (live_id, account_id, minute)
    join live on live.resource_id = given.live_id
    join account on account.id = given.account_id
    group by given.live_id, live.school_id, given.account_id
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

/** Those who are there to teach do not count. */
const ofViewers = ({ id, host_id: hostId, speaker_ids: speakerIds }: LiveRow) =>
  sql`attendance.live_id = ${id}::bigint and attendance.account_id != all(${[hostId ?? '0', ...speakerIds]}::bigint[])`;

/** Counts of a session. */
export async function countActivity(tx: Transaction, live: LiveRow, stretch: Stretch) {
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
export const listSteps = async (tx: Transaction, live: LiveRow, stretch: Stretch) => {
  const { rows } = await sql<{ minute: number; change: number }>`
    select step.minute, sum(step.change)::int as change
    from live_attendance attendance, unnest(${clipped(stretch)}) part,
      lateral (values (lower(part), 1), (upper(part), -1)) as step (minute, change)
    where ${ofViewers(live)}
    group by step.minute order by step.minute`.execute(tx);
  return rows;
};

/** Who reserved or came, by name. */
export const listAttendees = async (
  tx: Transaction,
  live: LiveRow,
  stretch: Stretch,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { rows } = await sql<{
    id: string;
    nick_name: string;
    real_name: string;
    avatar_url: string;
    reserved: boolean;
    minutes: number;
    came: number | null;
    left: number | null;
    total: number;
  }>`
    with attendance as (select * from live_attendance attendance where ${ofViewers(live)}),
    listed as (
      select own.account_id from live_reservation own
      where own.live_id = ${live.id}::bigint
        and own.account_id != all(${[live.host_id ?? '0', ...live.speaker_ids]}::bigint[])
      union select account_id from attendance where not isempty(${clipped(stretch)})
    )
    select account.id::text, account.nick_name, account.real_name, account.avatar_url,
      own.account_id is not null as reserved,
      coalesce((select sum(upper(part) - lower(part)) from unnest(${clipped(stretch)}) part), 0)::int as minutes,
      lower(${clipped(stretch)}) as came, upper(${clipped(stretch)}) as left,
      count(*) over ()::int as total
    from listed
    join account on account.id = listed.account_id
    left join attendance on attendance.account_id = listed.account_id
    left join live_reservation own on own.live_id = ${live.id}::bigint and own.account_id = listed.account_id
    order by coalesce(nullif(account.real_name, ''), account.nick_name), account.id
    limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
