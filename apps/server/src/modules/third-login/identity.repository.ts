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

/** @returns the link; undefined where the identity is somebody's already */
export const link = (
  tx: Transaction,
  accountId: string,
  schoolId: string,
  provider: ProviderName,
  identity: Identity,
  now: Date,
) =>
  tx
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
