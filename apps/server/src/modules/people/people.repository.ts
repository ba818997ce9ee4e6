import { sql, type RawBuilder } from 'kysely';
import { hasHidden, isShownTo } from '../../core/hiding/hiding.repository.ts';
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
  withheld: boolean | null;
  in_search_engines: boolean | null;
}

/** A person with their whole space. */
export interface SpaceRow extends PersonRow {
  joined_at: Date;
  cover_url: string | null;
  links: SpaceLink[] | null;
  muted: boolean;
}

const follows = (schoolId: string, follower: RawBuilder<unknown>, person: RawBuilder<unknown>) =>
  sql`exists (select from follow as tie where tie.school_id = ${schoolId} and tie.follower_id = ${follower} and tie.person_id = ${person})`;

/** What belongs to a person of {@link personTables}. */
export const personColumns = ({ schoolId, memberId, viewerId }: Looker): RawBuilder<unknown> => {
  const own = sql`${memberId ?? null}::bigint`;
  const person = sql.ref('account.id');
  const viewer = sql`${viewerId ?? null}::bigint`;
  return sql`account.id, account.nick_name, account.real_name, account.avatar_url, account.mobile, account.email,
    membership.role, space.about, space.show_works, space.show_dynamics, space.show_learning, space.show_follows, space.hidden_kinds, space.withheld, space.in_search_engines,
    ${hasHidden(viewer, person, 'block')} as blocked,
    ${follows(schoolId, own, person)} as followed, ${follows(schoolId, person, own)} as follows_looker`;
};

/** Joins a person who is a valid member of the school. @param id whose id it is */
const memberTables = (
  schoolId: string,
  id: RawBuilder<unknown>,
  shown: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> =>
  sql`join membership on membership.school_id = ${schoolId} and membership.account_id = ${id} and membership.status = 'valid' and ${shown}
    join account on account.id = membership.account_id and account.is_valid
    left join space on space.school_id = membership.school_id and space.account_id = membership.account_id`;

/** As memberTables, without those who are hidden from the looker: for lists of people. */
export const personTables = (
  { schoolId, viewerId }: Pick<Looker, 'schoolId' | 'viewerId'>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> => memberTables(schoolId, id, isShownTo(viewerId, sql.ref('membership.account_id')));

/** A valid member of the school with their space; undefined where there is none, or who blocked the looker. */
export async function findPerson(
  tx: Transaction,
  looker: Looker,
  accountId: string,
): Promise<SpaceRow | undefined> {
  const viewer = sql`${looker.viewerId ?? null}::bigint`;
  const { rows } = await sql<SpaceRow>`
    select ${personColumns(looker)}, membership.joined_at, space.cover_url, space.links,
      ${hasHidden(viewer, sql.ref('account.id'), 'mute')} as muted
    from (select ${accountId}::bigint as id) asked ${memberTables(looker.schoolId, sql.ref('asked.id'))}
    where not ${hasHidden(sql.ref('account.id'), viewer, 'block')}`.execute(tx);
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
