import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { LoginWay, ProviderName, Tables } from '../../database/tables.ts';
import { digest } from '../../platform/digest.ts';

export type ProviderRow = Selectable<Tables['login_provider']>;

/** How a school signs its people in. */
export interface LoginRules {
  methods: LoginWay[];
  registration_open: boolean;
  captcha: 'auto' | 'always';
  redirect_origins: string[];
  version: number;
}

/** What holds where a school never said otherwise. */
export const DEFAULT_RULES: LoginRules = {
  methods: ['password', 'sms', 'email', 'qr', 'thirdParty'],
  registration_open: true,
  captcha: 'auto',
  redirect_origins: [],
  version: 0,
};

/** The rules of the school that the transaction is bound to. */
export async function findRules(tx: Transaction, schoolId: string): Promise<LoginRules> {
  const row = await tx
    .selectFrom('school_login')
    .select(['methods', 'registration_open', 'captcha', 'redirect_origins', 'version'])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return row ?? DEFAULT_RULES;
}

/** Its third parties, in their order. */
export const listProviders = (tx: Transaction, schoolId: string): Promise<ProviderRow[]> =>
  tx
    .selectFrom('login_provider')
    .selectAll()
    .where('school_id', '=', schoolId)
    .orderBy('position')
    .orderBy('provider')
    .execute();

/**
 * Names what a service says of somebody: issuer and addresses are one configuration, with the claim that tells people
 * apart. Where an administrator changes any of them, it is another service, whose word for earlier links is worth nothing.
 * Migration 0011 computes the same.
 */
export const serviceKey = (
  provider: Pick<ProviderRow, 'issuer' | 'authorize_url' | 'token_url' | 'user_info_url' | 'claims'>,
): string =>
  digest(
    [
      provider.issuer,
      provider.authorize_url ?? '',
      provider.token_url ?? '',
      provider.user_info_url ?? '',
      provider.claims.subject ?? 'sub',
    ].join('\n'),
  ).toString('hex');

/** Ends the links of earlier configurations of a school's services; those of one that is there again hold again. */
export async function settleLinks(tx: Transaction, schoolId: string, now: Date): Promise<void> {
  for (const row of await listProviders(tx, schoolId))
    await tx
      .updateTable('account_identity')
      .set((eb) => ({
        ended_at: eb
          .case()
          .when('service', '=', serviceKey(row))
          .then(null)
          .else(eb.fn.coalesce('ended_at', eb.val(now)))
          .end(),
      }))
      .where('school_id', '=', schoolId)
      .where('provider', '=', row.provider)
      .execute();
}

/** One that people can sign in with. */
export const findProvider = (tx: Transaction, schoolId: string, provider: ProviderName) =>
  tx
    .selectFrom('login_provider')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('provider', '=', provider)
    .where('enabled', '=', true)
    .executeTakeFirst();
