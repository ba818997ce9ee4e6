import { sql, type RawBuilder } from 'kysely';
import { Keyset, type KeysetOrder, type KeysetPage, type Placed } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { DynamicKind } from '../../database/tables/people.ts';
import { entriesOf, type Doers, type DynamicRow, type Onlooking } from './dynamics.repository.ts';
import type { Looker, Privacy } from './people.policy.ts';
import { personTables } from './people.repository.ts';

/** People by what they show: as many groups as there are choices, however many people there are. */
export interface FollowedGroup extends Omit<Privacy, 'id' | 'followed' | 'blocked'> {
  ids: string[];
}

/** Of each kind, the people who show the looker that they did it. */
export type PeopleByKind = ReadonlyMap<DynamicKind, readonly string[]>;

const FEED: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'kind', type: 'text' },
    { name: 'id', type: 'bigint' },
    { name: 'by_id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** So few people are asked one by one; of more, the latest of the school is looked through first. */
const FEW = 200;
/** Entries of a kind that are looked through by their time: more of them where the first do not fill a page. */
export const LOOKED_THROUGH = [1000, 10_000];
/** Above every id. */
const ABOVE = sql`9223372036854775807`;

/**
 * When each kind happened, what it was done to and who did it: an index of each table begins with the school and holds
 * the others in this order.
 */
const HAPPENED: Record<DynamicKind, RawBuilder<unknown>> = {
  enrolled: sql`select enrolled_at as at, class_id as id, account_id as by_id, school_id from enrollment`,
  completedLesson: sql`select completed_at as at, lesson_id as id, account_id as by_id, school_id from lesson_progress where completed_at is not null`,
  published: sql`select published_at as at, id, author_id as by_id, school_id from resource where status = 'published'`,
  followed: sql`select followed_at as at, id, follower_id as by_id, school_id from follow where person_id is not null`,
  joinedSchool: sql`select joined_at as at, account_id as id, account_id as by_id, school_id from membership`,
};

/** A page of a feed. @throws {Problem} VALIDATION_FAILED for what is no cursor of a feed */
export const feedKeyset = (page: KeysetPage): Keyset => new Keyset(FEED, page);

/** Whether a member follows more people in the school than are asked one by one. */
export async function followsMany(tx: Transaction, schoolId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from follow where school_id = ${schoolId} and follower_id = ${memberId} and person_id is not null
    offset ${sql.lit(FEW)} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Whom a member follows in the school, without who is hidden from them.
 * @param among ids of people to whom it is narrowed down
 */
export async function findFollowed(
  tx: Transaction,
  looker: Looker,
  memberId: string,
  among?: RawBuilder<unknown>,
): Promise<FollowedGroup[]> {
  const privacy = sql`membership.role, space.show_works, space.show_dynamics, space.show_learning, space.show_follows, space.hidden_kinds`;
  const narrowed = among ? sql`and person_id in (${among})` : sql``;
  // Narrowed down first: who they are is looked up for as few as possible.
  const { rows } = await sql<FollowedGroup>`
    with followed as materialized (
      select person_id from follow
      where school_id = ${looker.schoolId} and follower_id = ${memberId} and person_id is not null ${narrowed})
    select ${privacy}, array_agg(followed.person_id) as ids
    from followed ${personTables(looker, sql.ref('followed.person_id'))}
    group by ${privacy}`.execute(tx);
  return rows;
}

/** The latest of a kind in the school, from the cursor on. */
const latest = (kind: DynamicKind, { schoolId, reader }: Onlooking, keyset: Keyset) =>
  sql`select at, ${sql.lit(kind)}::text as kind, id, by_id from (${HAPPENED[kind]}) happened
    where school_id = ${schoolId} and at <= ${reader.now} and ${keyset.beyondAmong('happened', 'kind', kind)}
    order by at desc, id desc, by_id desc`;

/** Ids of those who did anything of what {@link findRecent} looks through. */
export const recentDoers = (of: Onlooking, keyset: Keyset, lookedThrough: number): RawBuilder<unknown> => {
  const kinds = Object.keys(HAPPENED) as DynamicKind[];
  const parts = kinds.map(
    (kind) => sql`(select by_id from (${latest(kind, of, keyset)} limit ${sql.lit(lookedThrough)}) latest)`,
  );
  return sql`select by_id from (${sql.join(parts, sql` union all `)}) recent`;
};

const idsOf = (people: readonly string[]) => sql`unnest(${people}::bigint[])`;

/** Goes to each person, and takes no more of any than a page holds: for few, and for many who did little of late. */
export function findByPerson(tx: Transaction, of: Onlooking, people: PeopleByKind, keyset: Keyset) {
  const parts = [...people].map(
    ([kind, ids]) => sql`(
      select entry.* from ${idsOf(ids)} as doer(doer_id) cross join lateral (
        select * from (${entriesOf(kind, of, (column) => sql`${column} = doer.doer_id`)}) entry
        where ${keyset.beyond('entry')} order by ${keyset.orderBy('entry')} limit ${keyset.limit}) entry
      order by ${keyset.orderBy('entry')} limit ${keyset.limit})`,
  );
  return findFirst(tx, parts, keyset);
}

/**
 * Looks through the latest of the school from the cursor on, back to an entry until which all kinds were looked
 * through. What it finds is complete down to there: a whole page of it is the page. That end is an entry and no time,
 * since thousands join or are enrolled at one moment.
 */
export function findRecent(
  tx: Transaction,
  of: Onlooking,
  people: PeopleByKind,
  keyset: Keyset,
  lookedThrough: number,
) {
  const ends = [...people.keys()].map(
    (kind) =>
      sql`(select * from (${latest(kind, of, keyset)} offset ${sql.lit(lookedThrough)} limit 1) latest)`,
  );
  const parts = [...people].map(([kind, ids]) => {
    // Not a join: the entries are read by their time, and each is looked up among the people.
    const doers: Doers = (column) => sql`(${column} in (select ${idsOf(ids)})) is true`;
    const named = sql`${sql.lit(kind)}::text`;
    // Of the kinds before the end's all at its moment are within, of those after it none.
    const from = (column: RawBuilder<unknown>) =>
      sql`case when ${named} > kind then 0 when ${named} = kind then ${column} else ${ABOVE} end`;
    return sql`(
      select * from (${entriesOf(kind, of, doers)}) entry
      where (entry.at, entry.id, entry.by_id) > (select at, ${from(sql.ref('id'))}, ${from(sql.ref('by_id'))} from back_to)
        and ${keyset.beyondAmong('entry', 'kind', kind)}
      order by ${keyset.orderBy('entry')} limit ${keyset.limit})`;
  });
  const backTo = sql`with back_to as materialized (
    select * from (${sql.join([...ends, sql`select '-infinity', '', 0, 0`], sql` union all `)}) ends (at, kind, id, by_id)
    order by at desc, kind desc, id desc, by_id desc limit 1)`;
  return findFirst(tx, parts, keyset, backTo);
}

async function findFirst(
  tx: Transaction,
  parts: readonly RawBuilder<unknown>[],
  keyset: Keyset,
  before: RawBuilder<unknown> = sql``,
): Promise<Placed<DynamicRow>[]> {
  const { rows } = await sql<Placed<DynamicRow>>`${before}
    select entry.*, ${keyset.place('entry')} as place from (${sql.join(parts, sql` union all `)}) entry
    order by ${keyset.orderBy('entry')} limit ${keyset.limit}`.execute(tx);
  return rows;
}
