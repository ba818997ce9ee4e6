import type { Transaction } from '../../database/pool.ts';

export type Method = 'totp' | 'passkey' | 'recovery';

/** What an account can confirm a sign-in with. */
export async function methodsOf(tx: Transaction, accountId: string): Promise<Method[]> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('account_totp')
            .select('account_id')
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        )
        .as('totp'),
      eb.exists(eb.selectFrom('passkey').select('id').where('account_id', '=', accountId)).as('passkey'),
      eb
        .exists(
          eb
            .selectFrom('recovery_code')
            .select('account_id')
            .where('account_id', '=', accountId)
            .where('used_at', 'is', null),
        )
        .as('recovery'),
    ])
    .executeTakeFirstOrThrow();
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => row[method]);
}
