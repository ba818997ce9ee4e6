import type { Transaction } from '../../database/pool.ts';

/** The keys of access tokens, the newest first. */
export const listSigningKeys = (tx: Transaction) =>
  tx.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').execute();

/** Adds the first key. Two processes may start on an empty database at once: one key wins for both. */
export const addFirstSigningKey = (tx: Transaction, jwk: object) =>
  tx
    .insertInto('signing_key')
    .values({ id: 'first', private_jwk: JSON.stringify(jwk) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
