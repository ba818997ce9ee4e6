import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { atMostAdmin } from '../../core/identity/session.repository.ts';

/** The signed-in person with where they belong, as far as their session may know: one of a school knows of no other. */
export async function findMe(tx: Transaction, { accountId, boundSchool }: Viewer) {
  const account = await findOwnAccount(tx, accountId);
  if (!account) return undefined;
  const all = await listMemberships(tx, accountId, account.last_school_id);
  if (boundSchool === undefined) return { account, memberships: all };
  const memberships = all
    .filter(({ id }) => id === boundSchool)
    .map((membership) => ({ ...membership, role: atMostAdmin(membership.role) }));
  return { account, memberships };
}

/** The signed-in person's own row. */
const findOwnAccount = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select([
      'id',
      'email',
      'mobile',
      'nick_name',
      'real_name',
      'avatar_url',
      'language',
      'is_superuser',
      'is_valid',
      'last_school_id',
      'time_zone',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();

/** Where the person belongs, the last visited school first. */
const listMemberships = (tx: Transaction, accountId: string, lastSchoolId: string | null) =>
  tx
    .selectFrom('membership')
    .innerJoin('school', 'school.id', 'membership.school_id')
    .select([
      'school.id',
      'school.parent_id',
      'school.name',
      'school.logo_url',
      'school.default_language',
      'membership.role',
      'membership.joined_at',
    ])
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'valid')
    .where('school.status', '=', 'active')
    .orderBy((eb) => eb('school.id', 'is not distinct from', lastSchoolId), 'desc')
    .orderBy('membership.joined_at', 'desc')
    .execute();
