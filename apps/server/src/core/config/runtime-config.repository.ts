import type { Transaction } from '../../database/pool.ts';

/** Every row of the runtime configuration. */
export const listConfigRows = (tx: Transaction) =>
  tx.selectFrom('runtime_config').select(['id', 'value', 'version']).execute();
