import type { Transaction } from '../../database/pool.ts';

/** Removes a person's jobs of a kind. */
export const removeJobs = (tx: Transaction, kind: string, accountId: string) =>
  tx.deleteFrom('job').where('kind', '=', kind).where('account_id', '=', accountId).execute();
