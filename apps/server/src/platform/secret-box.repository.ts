import type { Transaction } from '../database/pool.ts';

/** Leaves what proves the key, where nothing was left before. @returns what was left first */
export async function leaveProbe(tx: Transaction, sealed: Buffer): Promise<Buffer> {
  await tx
    .insertInto('secret_probe')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tx.selectFrom('secret_probe').select('sealed').executeTakeFirstOrThrow()).sealed;
}
