import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { SpaceLink } from '../../database/tables/people.ts';
import type { Looker, Privacy } from './people.policy.ts';

/** A valid member of the school as lists of people show them; see personColumns. */
export interface PersonRow extends Privacy {
  nick_name: string;
  real_name: string;
  avatar_url: string;
  mobile: string | null;
  email: string | null;
  about: string | null;
  /** Whether they follow the looker. */
  follows_looker: boolean;
}

/** A person with their whole space. */
export interface SpaceRow extends PersonRow {
  joined_at: Date;
  cover_url: string | null;
  links: SpaceLink[] | null;
}

const follows = (schoolId: string, follower: RawBuilder<unknown>, person: RawBuilder<unknown>) =>
  sql`exists (select from follow as tie where tie.school_id = ${schoolId} and tie.follower_id = ${follower} and tie.person_id = ${person})`;

/** What belongs to a person of {@link personTables}. */
export const personColumns = ({ schoolId, memberId }: Looker): RawBuilder<unknown> => {
  const own = sql`${memberId ?? null}::bigint`;
  const person = sql.ref('account.id');
  return sql`account.id, account.nick_name, account.real_name, account.avatar_url, account.mobile, account.email,
    membership.role, space.about, space.show_works, space.show_dynamics, space.show_learning, space.show_follows, space.hidden_kinds,
    ${follows(schoolId, own, person)} as followed, ${follows(schoolId, person, own)} as follows_looker`;
};

/** Joins a person who is a valid member of the school. @param id whose id it is */
export const personTables = (schoolId: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join membership on membership.school_id = ${schoolId} and membership.account_id = ${id} and membership.status = 'valid'
    join account on account.id = membership.account_id and account.is_valid
    left join space on space.school_id = membership.school_id and space.account_id = membership.account_id`;

/** A valid member of the school with their space; undefined where there is none. */
export async function findPerson(
  tx: Transaction,
  looker: Looker,
  accountId: string,
): Promise<SpaceRow | undefined> {
  const { rows } = await sql<SpaceRow>`
    select ${personColumns(looker)}, membership.joined_at, space.cover_url, space.links
    from (select ${accountId}::bigint as id) asked ${personTables(looker.schoolId, sql.ref('asked.id'))}`.execute(
    tx,
  );
  return rows[0];
}

/** Keeps people in the school until the transaction ends. @returns whether all of them are valid members */
export async function holdMembers(
  tx: Transaction,
  schoolId: string,
  accountIds: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('account_id', 'in', accountIds)
    .where('status', '=', 'valid')
    .forKeyShare()
    .execute();
  return rows.length === accountIds.length;
}

/** The points that a person was given in the school. */
export async function sumPoints(tx: Transaction, schoolId: string, accountId: string): Promise<number> {
  const { points } = await tx
    .selectFrom('point_event')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Math.max(0, points);
}
