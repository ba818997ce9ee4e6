import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { escapeLike } from '../../database/escape-like.ts';

export interface MemberFilter {
  keyword?: string;
  role?: Role;
  isValid?: 0 | 1;
}
export type MemberSort = 'newest' | 'oldest' | 'name' | 'role';

/** The members of a school that a filter leaves; the transaction is bound to the school. */
function filtered(tx: Transaction, schoolId: string, { keyword, role, isValid }: MemberFilter) {
  let query = tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .where('membership.school_id', '=', schoolId);
  const words = keyword?.trim();
  if (words) {
    const part = `%${escapeLike(words)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('account.real_name', 'ilike', part),
        eb('account.nick_name', 'ilike', part),
        eb('account.email', 'ilike', part),
        eb('account.mobile', 'like', part),
      ]),
    );
  }
  if (role) query = query.where('membership.role', '=', role);
  if (isValid !== undefined)
    query = query.where('membership.status', '=', isValid === 1 ? 'valid' : 'disabled');
  return query;
}

const COLUMNS = [
  'account.id',
  'account.email',
  'account.mobile',
  'account.nick_name',
  'account.real_name',
  'account.avatar_url',
  'membership.role',
  'membership.status',
  'membership.joined_at',
] as const;

/** One page of members, with the total over all pages: two statements, however many there are. */
export async function listMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
  { sort, limit, offset }: { sort: MemberSort; limit: number; offset: number },
) {
  const query = filtered(tx, schoolId, filter);
  const name = sql`coalesce(nullif(account.real_name, ''), nullif(account.nick_name, ''), account.email, account.mobile)`;
  const rank = sql`array_position(array['owner', 'admin', 'teacher', 'member'], membership.role)`;
  const sorted =
    sort === 'name'
      ? query.orderBy(name)
      : sort === 'role'
        ? query.orderBy(rank).orderBy('membership.joined_at')
        : query.orderBy('membership.joined_at', sort === 'oldest' ? 'asc' : 'desc');
  const rows = await sorted
    .select([...COLUMNS])
    .orderBy('account.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await query.select((eb) => eb.fn.countAll<string>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number];

export const findMember = (tx: Transaction, schoolId: string, accountId: string) =>
  filtered(tx, schoolId, {})
    .select([...COLUMNS])
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
