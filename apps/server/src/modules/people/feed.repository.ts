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
/** Entries of a kind that are looked through by their time. */
const LOOKED_THROUGH = 2000;

/** Where the time of a kind stands: an index of each table begins with school and time. */
const TIMES: Record<DynamicKind, RawBuilder<unknown>> = {
  enrolled: sql`select enrolled_at as at, school_id from enrollment`,
  completedLesson: sql`select completed_at as at, school_id from lesson_progress where completed_at is not null`,
  published: sql`select published_at as at, school_id from resource where status = 'published'`,
  followed: sql`select followed_at as at, school_id from follow where person_id is not null`,
  joinedSchool: sql`select joined_at as at, school_id from membership`,
};

/** Whom a member follows in the school, without who is hidden from them. */
export async function findFollowed(
  tx: Transaction,
  looker: Looker,
  memberId: string,
): Promise<FollowedGroup[]> {
  const privacy = sql`membership.role, space.show_works, space.show_dynamics, space.show_learning, space.show_follows, space.hidden_kinds`;
  const { rows } = await sql<FollowedGroup>`
    select ${privacy}, array_agg(follow.person_id) as ids
    from follow ${personTables(looker, sql.ref('follow.person_id'))}
    where follow.school_id = ${looker.schoolId} and follow.follower_id = ${memberId} and follow.person_id is not null
    group by ${privacy}`.execute(tx);
  return rows;
}

/** A page of what people did, the latest first. */
export async function findFeed(tx: Transaction, of: Onlooking, people: PeopleByKind, page: KeysetPage) {
  const keyset = new Keyset(FEED, page);
  const isMany = new Set([...people.values()].flat()).size > FEW;
  const recent = isMany && !keyset.isBack ? await findRecent(tx, of, people, keyset) : [];
  return keyset.finish<DynamicRow>(
    recent.length === keyset.limit ? recent : await findByPerson(tx, of, people, keyset),
  );
}

const idsOf = (people: readonly string[]) => sql`unnest(${people}::bigint[])`;

/** Goes to each person, and takes no more of any than a page holds: for few, and for many who did little of late. */
function findByPerson(tx: Transaction, of: Onlooking, people: PeopleByKind, keyset: Keyset) {
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
 * Looks through the latest of the school from the cursor on, back to a time until which all kinds were looked through.
 * What it finds is complete down to there, so that a whole page of it is the page.
 */
function findRecent(tx: Transaction, of: Onlooking, people: PeopleByKind, keyset: Keyset) {
  const from = keyset.from ?? of.onlooker.now;
  const ends = [...people.keys()].map(
    (kind) => sql`(select at from (${TIMES[kind]}) entry
      where school_id = ${of.schoolId} and at <= ${from}::timestamptz order by at desc offset ${LOOKED_THROUGH} limit 1)`,
  );
  const parts = [...people].map(([kind, ids]) => {
    // Not a join: the entries are read by their time, and each is looked up among the people.
    const doers: Doers = (column) => sql`(${column} in (select ${idsOf(ids)})) is true`;
    return sql`(
      select * from (${entriesOf(kind, of, doers)}) entry
      where entry.at > (select at from back_to) and ${keyset.beyond('entry')}
      order by ${keyset.orderBy('entry')} limit ${keyset.limit})`;
  });
  const backTo = sql`with back_to as materialized (
    select coalesce(max(at), '-infinity') as at from (${sql.join(ends, sql` union all `)}) ends)`;
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
