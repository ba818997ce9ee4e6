import type { Transaction } from '../../database/pool.ts';
import type { ProviderName } from '../../database/tables.ts';
import { refuseShutOut } from '../auth/shut-out.repository.ts';
import type { Identity } from '../../core/identity/provider-client.ts';

/** The account that an identity was linked to: by which service says it and who it is, never by an equal address. */
export const findLinked = (tx: Transaction, schoolId: string, provider: ProviderName, identity: Identity) =>
  tx
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .select(['account_identity.id as link', 'account.id', 'account.is_valid', 'account.second_factor_since'])
    .where('account_identity.school_id', '=', schoolId)
    .where('account_identity.provider', '=', provider)
    .where('account_identity.service', '=', identity.service)
    .where('account_identity.subject', '=', identity.subject)
    .executeTakeFirst();

/**
 * An account has one identity of a service. Two that are linked at once wait for each other.
 * @returns the link; undefined where the identity is somebody's already, or the account has another one
 */
export async function link(
  tx: Transaction,
  accountId: string,
  schoolId: string,
  provider: ProviderName,
  identity: Identity,
  now: Date,
) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const other = await tx
    .selectFrom('account_identity')
    .select('id')
    .where('account_id', '=', accountId)
    .where('school_id', '=', schoolId)
    .where('provider', '=', provider)
    .where('service', '=', identity.service)
    .executeTakeFirst();
  if (other) return undefined;
  return tx
    .insertInto('account_identity')
    .values({
      account_id: accountId,
      school_id: schoolId,
      provider,
      issuer: identity.issuer,
      service: identity.service,
      subject: identity.subject,
      display_name: identity.name,
      linked_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'linked_at'])
    .executeTakeFirst();
}

/**
 * Whom a school's own provider vouches for is its member; who was shut out stays out.
 * @throws {Problem} ACCOUNT_DISABLED
 */
export async function admit(tx: Transaction, schoolId: string, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ school_id: schoolId, account_id: accountId, role: 'member', joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await refuseShutOut(tx, accountId, [schoolId]);
}

/** The identities that are linked to an account, the newest first. */
export const listLinks = (tx: Transaction, accountId: string, limit: number) =>
  tx
    .selectFrom('account_identity')
    .innerJoin('school', 'school.id', 'account_identity.school_id')
    .select([
      'account_identity.id as link',
      'account_identity.provider',
      'account_identity.display_name',
      'account_identity.linked_at',
      'account_identity.ended_at',
      'school.id',
      'school.name',
      'school.logo_url',
      'school.default_language',
    ])
    .where('account_identity.account_id', '=', accountId)
    .orderBy('account_identity.linked_at', 'desc')
    .limit(limit)
    .execute();

/** Removes a linked identity. */
export const unlink = (tx: Transaction, accountId: string, id: string) =>
  tx
    .deleteFrom('account_identity')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Notes that somebody signed in by a linked identity. */
export const noteLinkUsed = (tx: Transaction, id: string, now: Date) =>
  tx.updateTable('account_identity').set({ last_used_at: now }).where('id', '=', id).execute();
