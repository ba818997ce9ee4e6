import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge } from './challenges.repository.ts';
import type { Way } from './sign-in.ts';

export const TICKET = 'second-factor';
const TICKET_TTL_S = 300;
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

/**
 * Stops a sign-in whose first factor was right where the account asks for a second one. What is handed out holds
 * nothing by itself.
 * @param way how the person came in: what it allows is kept with the ticket
 * @param told what the page is told beside the ticket: where to go on to
 * @throws {Problem} SECOND_FACTOR_REQUIRED with a ticket and what the account can confirm with
 */
export async function demandSecondFactor(
  { database, clock }: Services,
  account: { id: string; second_factor_since: Date | null },
  way: Way,
  told: { targetUrl?: string } = {},
): Promise<void> {
  if (!account.second_factor_since) return;
  const details = await database.write({ accountId: account.id }, async (tx) => ({
    ticket: await makeChallenge(
      tx,
      { kind: TICKET, accountId: account.id, data: way, ttlSeconds: TICKET_TTL_S },
      clock.now(),
    ),
    methods: await methodsOf(tx, account.id),
    expiresInSeconds: TICKET_TTL_S,
    ...told,
  }));
  throw new Problem('SECOND_FACTOR_REQUIRED', details);
}
