import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { atMostAdmin } from '../../core/identity/session.repository.ts';
import type { Tables } from '../../database/tables.ts';
import { sql, type Updateable } from 'kysely';

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
    .select(
      sql<boolean>`membership.role in ('owner', 'admin') and exists (select from school_union
        where school_union.leader_id = school.id and school_union.ended_at is null)`.as('leads_union'),
    )
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'valid')
    .where('school.status', '=', 'active')
    .orderBy((eb) => eb('school.id', 'is not distinct from', lastSchoolId), 'desc')
    .orderBy('membership.joined_at', 'desc')
    .execute();

/** Notes that a session is in use. @returns when it ends */
export const touchSession = (tx: Transaction, sessionId: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirstOrThrow();

/** Takes an authorization code back that nobody has used. @returns whether there was one */
export async function removeAuthorizationCode(
  tx: Transaction,
  accountId: string,
  codeHash: Buffer,
  madeAfter: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authorization_code')
    .where('code_hash', '=', codeHash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('created_at', '>', madeAfter)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where a person can be reached, and in which language. */
export const findContact = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['email', 'mobile', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Changes an account. */
export const updateAccount = (tx: Transaction, accountId: string, values: Updateable<Tables['account']>) =>
  tx.updateTable('account').set(values).where('id', '=', accountId).execute();

/** Locks an account. @returns where its person can be reached */
export const lockContact = (tx: Transaction, accountId: string) =>
  tx
    .selectFrom('account')
    .select(['email', 'mobile', 'language'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The sessions of a person that hold, the present one first. */
export const listSessions = (tx: Transaction, accountId: string, sessionId: string, now: Date) =>
  tx
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'login_method', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();

/** Locks an account. */
export const lockAccount = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

/** Sets the password of who has an address or number. @returns undefined where nobody has it */
export const setPasswordOf = (tx: Transaction, who: Target, hash: string, now: Date) =>
  tx
    .updateTable('account')
    .set({ password_hash: hash, password_changed_at: now })
    .where((eb) =>
      'email' in who ? eb(eb.fn<string>('lower', ['email']), '=', who.email) : eb('mobile', '=', who.mobile),
    )
    .returning(['id', 'email', 'mobile', 'language'])
    .executeTakeFirst();

/** An address or a number. */
export type Target = { email: string } | { mobile: string };

/** A person's password, as its hash. */
export const findPasswordHash = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();

/** Where the newest code of a purpose was sent to. */
export const findCodeTarget = (tx: Transaction, purpose: string) =>
  tx
    .selectFrom('verification_code')
    .select('target')
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks an account. @returns its picture's address */
export const lockAvatar = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select('avatar_url').where('id', '=', accountId).forUpdate().executeTakeFirst();
