import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/pool.ts';
import { digest } from '../../platform/digest.ts';

/** What ended is kept for so long, and then taken away a few at a time by those who add. */
const RETENTION_MS = 86_400_000;
const TAKEN_AWAY = 20;

/** What a short-lived secret stands for. */
export interface Challenge<Data = object> {
  accountId: string | undefined;
  data: Data;
  tries: number;
}

/**
 * Makes a secret of 192 random bits that stands for something for a while; the database knows its hash alone.
 * @param challenge with an id of its own where that is a secret already
 */
export async function makeChallenge(
  tx: Transaction,
  challenge: { id?: string; kind: string; accountId?: string; data?: object; ttlSeconds: number },
  now: Date,
): Promise<string> {
  const { id = randomBytes(24).toString('base64url') } = challenge;
  await clearSome(tx, new Date(now.getTime() - RETENTION_MS));
  await tx
    .insertInto('challenge')
    .values({
      id_hash: digest(id),
      kind: challenge.kind,
      account_id: challenge.accountId ?? null,
      data: JSON.stringify(challenge.data ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + challenge.ttlSeconds * 1000),
    })
    .execute();
  return id;
}

/** Uses a secret up: of two who come at once one gets it. @returns undefined where it never held or holds no longer */
export async function takeChallenge<Data = object>(
  tx: Transaction,
  kind: string,
  id: string,
  now: Date,
): Promise<Challenge<Data> | undefined> {
  const row = await holding(tx, kind, id, now).set({ used_at: now }).executeTakeFirst();
  return row && present<Data>(row);
}

/** Counts a try and tells what the secret stands for, without using it up. */
export async function tryChallenge<Data = object>(
  tx: Transaction,
  kind: string,
  id: string,
  now: Date,
): Promise<Challenge<Data> | undefined> {
  const row = await holding(tx, kind, id, now)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .executeTakeFirst();
  return row && present<Data>(row);
}

/** The secret, where it still holds. */
const holding = (tx: Transaction, kind: string, id: string, now: Date) =>
  tx
    .updateTable('challenge')
    .where('id_hash', '=', digest(id))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'data', 'tries']);

const present = <Data>(row: { account_id: string | null; data: object; tries: number }): Challenge<Data> => ({
  accountId: row.account_id ?? undefined,
  data: row.data as Data,
  tries: row.tries,
});

/** Two who take away at once leave each other alone. */
const clearSome = (tx: Transaction, before: Date) =>
  tx
    .deleteFrom('challenge')
    .where('id_hash', 'in', (eb) =>
      eb
        .selectFrom('challenge')
        .select('id_hash')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(TAKEN_AWAY)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
