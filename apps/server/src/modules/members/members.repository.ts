import { sql, type RawBuilder } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../database/keyset.ts';
import { countOfHeld, holds, lookNear, pageOfHeld, wordsHold } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { groupsOf, inGroup, type GroupRef } from './groups.repository.ts';

export interface MemberFilter {
  keyword?: string;
  role?: Role;
  isValid?: 0 | 1;
  /** Only those in this group. */
  group?: string;
  /** Only those with this tag. */
  tag?: string;
}
export type MemberSort = 'newest' | 'oldest' | 'name' | 'role';

const RANK: Record<Role, number> = { owner: 1, admin: 2, teacher: 3, member: 4 };

const JOINED = { name: 'joined_at', type: 'timestamptz' } as const;
const NAME = { name: 'sort_name', type: 'text' } as const;
const RANKED = { name: 'role_rank', type: 'smallint' } as const;
const ID = { name: 'account_id', type: 'bigint' } as const;
const ORDERS: Record<MemberSort, KeysetOrder> = {
  newest: { columns: [JOINED, ID], direction: 'desc' },
  oldest: { columns: [JOINED, ID], direction: 'asc' },
  name: { columns: [NAME, ID], direction: 'asc' },
  role: { columns: [RANKED, JOINED, ID], direction: 'asc' },
};

/** All columns of the orders. */
const PLACED = sql.join([ID, JOINED, NAME, RANKED].map(({ name }) => sql.ref(name)));

export interface MemberRow {
  id: string;
  email: string | null;
  mobile: string | null;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  role: Role;
  status: 'valid' | 'disabled';
  joined_at: Date;
  groups: GroupRef[];
}
/** With how many hold the keyword, where that is known. */
type FoundMember = Placed<MemberRow> & { held: number | null };
/** Where a page begins or ends. */
export interface MemberPage extends KeysetPage {
  sort: MemberSort;
}

/** Values of a filter that stand in the text: a plan for all roles would suit none of them. */
function filterOf({ role, isValid, group, tag }: MemberFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (role) parts.push(sql`role_rank = ${sql.lit(RANK[role])}`);
  if (isValid !== undefined) parts.push(sql`status = ${sql.lit(isValid === 1 ? 'valid' : 'disabled')}`);
  for (const id of [group, tag]) if (id) parts.push(inGroup('membership', id));
  return sql.join(parts, sql` and `);
}

/**
 * Members in an order, from where the cursor points, and one more than the page has. An index is read for it, so it
 * costs the same at every place of every list. A keyword is first looked for in the next rows of that order: what many
 * are called is found there; what few are called is then looked up by an index of words.
 */
async function findMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
  keyset: Keyset,
): Promise<FoundMember[]> {
  const words = filter.keyword?.trim();
  const kept = sql`from membership where school_id = ${schoolId} and ${filterOf(filter)}`;
  const beyond = keyset.beyond('membership');
  const base = sql`${kept} and ${beyond}`;
  const rowsOf = async (source: RawBuilder<unknown>) => {
    const { rows } = await sql<FoundMember>`
      select account.id, account.email, account.mobile, account.nick_name, account.real_name, account.avatar_url,
        m.role, m.status, m.joined_at, m.held, ${groupsOf('m')} as groups, ${keyset.place('m')} as place
      from (${source}) m join account on account.id = m.account_id
      order by ${keyset.orderBy('m')}`.execute(tx);
    return rows;
  };
  const limited = sql`limit ${keyset.limit} offset ${keyset.offset}`;
  const page = sql`order by ${keyset.orderBy('membership')} ${limited}`;
  const few = (more: RawBuilder<unknown>) =>
    rowsOf(sql`
      select whole.*, page.held from (${pageOfHeld(keyset, sql`select ${PLACED} ${kept} ${more}`, 'account_id')}) page
      join membership whole on whole.school_id = ${schoolId} and whole.account_id = page.account_id`);
  const held = words ? sql`and ${holds('membership', words)}` : sql``;
  if (filter.group || filter.tag) return few(held);
  if (!words) return rowsOf(sql`select *, null::int as held ${base} ${page}`);
  const near = (among: number) =>
    rowsOf(sql`
      select *, null::int as held from (select * ${base} order by ${keyset.orderBy('membership')} limit ${among}) near
      where ${wordsHold('near', words)} order by ${keyset.orderBy('near')} ${limited}`);
  return (await lookNear(near, keyset.limit)) ?? few(held);
}

/** One page of members, and how many a filter leaves. */
export async function listMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
  { sort, ...place }: MemberPage,
) {
  const keyset = new Keyset(ORDERS[sort], place);
  const found = await findMembers(tx, schoolId, filter, keyset);
  return keyset.complete<MemberRow>(found, () =>
    countOfHeld(found, () => countMembers(tx, schoolId, filter)),
  );
}

/** One page of members for a file, oldest first; nothing is counted. */
export async function exportMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
  place: KeysetPage,
) {
  const keyset = new Keyset(ORDERS.oldest, place);
  return keyset.finish<MemberRow>(await findMembers(tx, schoolId, filter, keyset));
}

/** How many members a filter leaves: exactly where the school knows it, else up to a limit. */
export async function countMembers(tx: Transaction, schoolId: string, filter: MemberFilter): Promise<Total> {
  const words = filter.keyword?.trim();
  if (!words && !filter.role && !filter.group && !filter.tag) {
    const school = await tx
      .selectFrom('school')
      .select(['learner_count', 'disabled_count'])
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow();
    const valid = filter.isValid === 0 ? 0 : school.learner_count;
    const disabled = filter.isValid === 1 ? 0 : school.disabled_count;
    return { total: valid + disabled, totalIsExact: true };
  }
  const found = sql`select 1 from membership where school_id = ${schoolId} and ${filterOf(filter)} ${words ? sql`and ${holds('membership', words)}` : sql``}
    limit ${COUNTED_MAX + 1}`;
  return countRows(tx, found);
}

export const findMember = (
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'account.id',
      'account.email',
      'account.mobile',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'membership.role',
      'membership.status',
      'membership.joined_at',
      groupsOf('membership').as('groups'),
    ])
    .where('membership.school_id', '=', schoolId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();

/**
 * How many valid owners a school has beside one person. They are locked in one order, so that two owners who leave at
 * once cannot both be let go.
 */
export async function countOtherOwners(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<number> {
  const owners = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'owner')
    .where('status', '=', 'valid')
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return owners.filter((owner) => owner.account_id !== accountId).length;
}

export const updateMember = (
  tx: Transaction,
  schoolId: string,
  accountId: string,
  values: { role?: Role; status?: 'valid' | 'disabled' },
) =>
  tx
    .updateTable('membership')
    .set(values)
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .execute();
