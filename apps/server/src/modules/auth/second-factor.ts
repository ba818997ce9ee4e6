import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge } from './challenges.repository.ts';
import type { Method } from './sign-in.ts';
import { methodsOf } from './second-factor.repository.ts';

export const TICKET = 'second-factor';
const TICKET_TTL_S = 300;
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
  method: Method,
  reported: { targetUrl?: string } = {},
): Promise<void> {
  if (!account.second_factor_since) return;
  const details = await database.write({ accountId: account.id }, async (tx) => ({
    ticket: await makeChallenge(
      tx,
      { kind: TICKET, accountId: account.id, data: method, ttlSeconds: TICKET_TTL_S },
      clock.now(),
    ),
    methods: await methodsOf(tx, account.id),
    expiresInSeconds: TICKET_TTL_S,
    ...reported,
  }));
  throw new Problem('SECOND_FACTOR_REQUIRED', details);
}
