import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { provenDomain } from './domain.ts';

/**
 * Confirms the claims of schools that a person owns to the domain of their own address, which was proved by a code. A
 * domain is one school's: where it is confirmed for another one already, it stays that one's. The transaction is the
 * person's.
 */
export async function confirmDomains(
  tx: Transaction,
  accountId: string,
  email: string | null,
  now: Date,
): Promise<void> {
  const domain = provenDomain(email);
  if (domain === undefined) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`domain:${domain}`}))`.execute(tx);
  await tx
    .updateTable('school')
    .set({ domain_verified_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('school as claimed')
        .innerJoin('membership', 'membership.school_id', 'claimed.id')
        .select('claimed.id')
        .where('membership.account_id', '=', accountId)
        .where('membership.role', '=', 'owner')
        .where('membership.status', '=', 'valid')
        .where((inner) => inner(inner.fn<string>('lower', ['claimed.domain']), '=', domain))
        .orderBy('claimed.created_at')
        .limit(1),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('school as other')
            .select('other.id')
            .where((eb) => eb(eb.fn<string>('lower', ['other.domain']), '=', domain))
            .where('other.domain_verified_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** Whether a domain is confirmed for a school. */
export const isDomainTaken = async (tx: Transaction, domain: string): Promise<boolean> =>
  (await tx
    .selectFrom('school')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['domain']), '=', domain.toLowerCase()))
    .where('domain_verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
