import type { Transaction } from '../database/pool.ts';

/** What names a request of a person. */
export interface KeyOfRequest {
  account_id: string;
  operation: string;
  key: string;
}

/** Takes a key that nobody has, or has had for too long. @returns undefined where it is taken */
export const claimKey = (tx: Transaction, mine: KeyOfRequest, stored: object, now: Date, before: Date) =>
  tx
    .insertInto('idempotency')
    .values({ ...mine, status: 0, body: JSON.stringify(stored), created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'operation', 'key'])
        .doUpdateSet((eb) => ({ body: eb.ref('excluded.body'), created_at: eb.ref('excluded.created_at') }))
        .where('idempotency.created_at', '<', before),
    )
    .returning('key')
    .executeTakeFirst();

/** Keeps the answer to a request. */
export const saveAnswer = (tx: Transaction, mine: KeyOfRequest, body: object) =>
  tx
    .updateTable('idempotency')
    .set({ status: 200, body: JSON.stringify(body) })
    .where((eb) => eb.and(mine))
    .execute();

/** What was kept of a request. */
export const findAnswer = (tx: Transaction, mine: KeyOfRequest, after: Date) =>
  tx
    .selectFrom('idempotency')
    .select('body')
    .where((eb) => eb.and(mine))
    .where('created_at', '>=', after)
    .executeTakeFirst();

/** Lets a request be done again. */
export const removeKey = (tx: Transaction, mine: KeyOfRequest) =>
  tx
    .deleteFrom('idempotency')
    .where((eb) => eb.and(mine))
    .execute();
