import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  COUNTED_MAX,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../database/keyset.ts';
import { escapeLike } from '../../database/escape-like.ts';
import type { Transaction } from '../../database/pool.ts';
import { FOLLOWS_DEFAULT, type Looker } from './people.policy.ts';
import { personColumns, personTables, type PersonRow } from './people.repository.ts';

export interface FollowRow extends PersonRow {
  followed_at: Date;
}
export interface VisitRow extends PersonRow {
  visited_at: Date;
  visit_count: number;
}

/** People that belong to somebody by the rows of a table. */
interface PeopleList {
  table: 'follow' | 'space_visit';
  /** Column of the table with the people who are listed. */
  listed: string;
  /** The rows in question, by an index. */
  rows: RawBuilder<unknown>;
  /** What else has to hold of a listed person. */
  shown: RawBuilder<SqlBool>;
  order: KeysetOrder;
  columns: RawBuilder<unknown>;
}

const FOLLOWED: KeysetOrder = {
  columns: [
    { name: 'followed_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};
const VISITED: KeysetOrder = {
  columns: [
    { name: 'visited_at', type: 'timestamptz' },
    { name: 'visitor_id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Whether a listed person shows the looker whom they follow: the rule of tabsFor, for many rows. */
const showsFollows = ({ schoolId, memberId, member }: Looker): RawBuilder<SqlBool> =>
  sql`(account.id = ${memberId ?? null}::bigint or case coalesce(space.show_follows, ${FOLLOWS_DEFAULT})
    when 'all' then true
    when 'members' then ${member}::boolean
    when 'followers' then exists (select from follow as own where own.school_id = ${schoolId} and own.follower_id = ${memberId ?? null}::bigint and own.person_id = account.id)
    else false end)`;

/** Who follows a person, or the school with null; one's own fans are all told. */
export const fansOf = (looker: Looker, personId: string | null): PeopleList => ({
  table: 'follow',
  listed: 'follow.follower_id',
  rows: sql`follow.school_id = ${looker.schoolId} and ${personId === null ? sql`follow.person_id is null` : sql`follow.person_id = ${personId}`}`,
  shown: personId !== null && personId === looker.memberId ? sql`true` : showsFollows(looker),
  order: FOLLOWED,
  columns: sql`follow.followed_at`,
});

/** Whom a person follows. @param words what the name that the school sees of them contains; empty: anybody */
export const followedBy = (looker: Looker, personId: string, words = ''): PeopleList => ({
  table: 'follow',
  listed: 'follow.person_id',
  rows: sql`follow.school_id = ${looker.schoolId} and follow.follower_id = ${personId} and follow.person_id is not null`,
  shown: words
    ? sql`coalesce(nullif(account.real_name, ''), account.nick_name) ilike ${`%${escapeLike(words)}%`}`
    : sql`true`,
  order: FOLLOWED,
  columns: sql`follow.followed_at`,
});

/** Who looked at a person's space. */
export const visitorsOf = (looker: Looker, personId: string): PeopleList => ({
  table: 'space_visit',
  listed: 'space_visit.visitor_id',
  rows: sql`space_visit.school_id = ${looker.schoolId} and space_visit.owner_id = ${personId}`,
  shown: sql`true`,
  order: VISITED,
  columns: sql`space_visit.visited_at, space_visit.visit_count`,
});

/** A page of people, the latest first. */
export async function findPeople<Row extends PersonRow>(
  tx: Transaction,
  looker: Looker,
  list: PeopleList,
  page: KeysetPage,
) {
  const keyset = new Keyset(list.order, page);
  const { rows } = await sql<Placed<Row>>`
    select ${personColumns(looker)}, ${list.columns}, ${keyset.place(list.table)} as place
    from ${sql.table(list.table)} ${personTables(looker, sql.ref(list.listed))}
    where ${list.rows} and ${keyset.beyond(list.table)} and ${list.shown}
    order by ${keyset.orderBy(list.table)} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return keyset.finish<Row>(rows);
}

/** How many people a list has, looking at no more rows than are counted. */
export async function countPeople(tx: Transaction, looker: Looker, list: PeopleList): Promise<Total> {
  const table = sql.table(list.table);
  const lookedAt = sql`(select * from ${table} where ${list.rows} limit ${COUNTED_MAX + 1})`;
  const { rows } = await sql<{ all: number; shown: number }>`
    select count(*)::int as shown, (select count(*)::int from ${lookedAt} looked_at) as all
    from ${lookedAt} as ${table} ${personTables(looker, sql.ref(list.listed))} where ${list.shown}`.execute(
    tx,
  );
  const { all, shown } = rows[0] ?? { all: 0, shown: 0 };
  return { total: Math.min(shown, COUNTED_MAX), totalIsExact: all <= COUNTED_MAX };
}

/** Whether somebody follows a person, or the school with null. */
export const isFollowing = async (
  tx: Transaction,
  { schoolId, followerId, personId }: { schoolId: string; followerId: string; personId: string | null },
): Promise<boolean> =>
  (await tx
    .selectFrom('follow')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('follower_id', '=', followerId)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .executeTakeFirst()) !== undefined;

/** Follows; again changes nothing. */
export const addFollow = (
  tx: Transaction,
  row: { schoolId: string; followerId: string; personId: string | null; now: Date },
) =>
  tx
    .insertInto('follow')
    .values({
      school_id: row.schoolId,
      follower_id: row.followerId,
      person_id: row.personId,
      followed_at: row.now,
    })
    .onConflict((conflict) => conflict.constraint('follow_once').doNothing())
    .execute();

/** Follows no longer; again changes nothing. */
export const removeFollow = (
  tx: Transaction,
  row: { schoolId: string; followerId: string; personId: string | null },
) =>
  tx
    .deleteFrom('follow')
    .where('school_id', '=', row.schoolId)
    .where('follower_id', '=', row.followerId)
    .where('person_id', row.personId === null ? 'is' : '=', row.personId)
    .execute();

/** Counts a visit once a day, in UTC. @returns whether it was counted */
export async function addVisit(
  tx: Transaction,
  { schoolId, ownerId, visitorId, now }: { schoolId: string; ownerId: string; visitorId: string; now: Date },
): Promise<boolean> {
  const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'UTC')::date`;
  const { rows } = await sql`
    insert into space_visit (school_id, owner_id, visitor_id, visited_at) values (${schoolId}, ${ownerId}, ${visitorId}, ${now})
    on conflict (school_id, owner_id, visitor_id) do update
      set visited_at = excluded.visited_at, visit_count = space_visit.visit_count + 1
      where ${day(sql`space_visit.visited_at`)} < ${day(sql`excluded.visited_at`)}
    returning visit_count`.execute(tx);
  return rows.length > 0;
}

/** Takes back all visits that a person left in the school. */
export const removeVisits = (tx: Transaction, schoolId: string, visitorId: string) =>
  tx
    .deleteFrom('space_visit')
    .where('school_id', '=', schoolId)
    .where('visitor_id', '=', visitorId)
    .execute();
