import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';

/** So long the same key gives the same answer. */
const KEPT_MS = 86_400_000;

/** A request that its client marked with a key of its own. */
export interface KeyedRequest {
  key: string | undefined;
  accountId: string;
  operation: string;
  /** What the request asks for: the same key with something else is refused. */
  request: object;
}

interface Stored {
  request: object;
  /** JSON as text: jsonb would put the fields in another order, and the answer is to be the same byte for byte. */
  answer?: string;
}

/**
 * Does the work once for a key and answers the same again afterwards. Requests that arrive together wait for the
 * first; one that fails leaves nothing behind, so that it can be tried again.
 * @throws {Problem} IDEMPOTENCY_KEY_REUSED
 */
export async function once<A extends object>(
  tx: Transaction,
  { key, accountId, operation, request }: KeyedRequest,
  now: Date,
  work: () => Promise<A>,
): Promise<A> {
  if (key === undefined) return work();
  const mine = { account_id: accountId, operation, key };
  const stored: Stored = { request };
  const claimed = await tx
    .insertInto('idempotency')
    .values({ ...mine, status: 0, body: JSON.stringify(stored), created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'operation', 'key'])
        .doUpdateSet((eb) => ({ body: eb.ref('excluded.body'), created_at: eb.ref('excluded.created_at') }))
        .where('idempotency.created_at', '<', new Date(now.getTime() - KEPT_MS)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const answer = await work();
    await tx
      .updateTable('idempotency')
      .set({ status: 200, body: JSON.stringify({ ...stored, answer: JSON.stringify(answer) }) })
      .where((eb) => eb.and(mine))
      .execute();
    return answer;
  }
  const { body } = await tx
    .selectFrom('idempotency')
    .select('body')
    .where((eb) => eb.and(mine))
    .executeTakeFirstOrThrow();
  const before = body as Stored;
  if (!isDeepStrictEqual(before.request, request) || !before.answer)
    throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return JSON.parse(before.answer) as A;
}
