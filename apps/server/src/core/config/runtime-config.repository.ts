import type { Transaction } from '../../database/pool.ts';

/** Every row of the runtime configuration. */
export const listConfigRows = (tx: Transaction) =>
  tx.selectFrom('runtime_config').select(['id', 'value', 'version']).execute();

/** A value of the runtime configuration. */
export const findConfigRow = (tx: Transaction, id: string) =>
  tx.selectFrom('runtime_config').select('value').where('id', '=', id).executeTakeFirst();
