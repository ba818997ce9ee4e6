import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../database/pool.ts';
import { Problem } from '../http/problem.ts';
import { claimKey, findAnswer, removeKey, saveAnswer } from './idempotency.repository.ts';

/** So long the same key gives the same answer. */
export const RETENTION_MS = 86_400_000;

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
 * first; one that fails leaves nothing behind, so that it can be tried again. A Problem that the work returns, because
 * what it counted is to stay, is such a failure too.
 * @throws {Problem} IDEMPOTENCY_KEY_REUSED
 */
export async function once<A extends object>(
  tx: Transaction,
  { key, accountId, operation, request }: KeyedRequest,
  now: Date,
  work: () => Promise<A>,
): Promise<A> {
  if (key === undefined) return work();
  const keyed = { key, accountId, operation, request };
  const mine = { account_id: accountId, operation, key };
  const stored: Stored = { request };
  const claimed = await claimKey(tx, mine, stored, now, new Date(now.getTime() - RETENTION_MS));
  if (claimed) {
    const answer = await work();
    if (answer instanceof Problem) {
      await clearKey(tx, keyed);
      return answer;
    }
    await saveAnswer(tx, mine, { ...stored, answer: JSON.stringify(answer) });
    return answer;
  }
  const before = await recall<A>(tx, keyed, now);
  if (!before) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return before;
}

/**
 * What was answered to the same request before: for work that begins outside of the database.
 * @throws {Problem} IDEMPOTENCY_KEY_REUSED
 */
export async function recall<A extends object>(
  tx: Transaction,
  { key, accountId, operation, request }: KeyedRequest,
  now: Date,
): Promise<A | undefined> {
  if (key === undefined) return undefined;
  const row = await findAnswer(
    tx,
    { account_id: accountId, operation, key },
    new Date(now.getTime() - RETENTION_MS),
  );
  if (!row) return undefined;
  const before = row.body as Stored;
  if (!isDeepStrictEqual(before.request, request) || !before.answer)
    throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return JSON.parse(before.answer) as A;
}

/** Lets a request be done again whose work failed after its transaction. */
async function clearKey(
  tx: Transaction,
  { key, accountId, operation }: Omit<KeyedRequest, 'request'>,
): Promise<void> {
  if (key === undefined) return;
  await removeKey(tx, { account_id: accountId, operation, key });
}
