import type { Transaction } from '../../database/pool.ts';

export const listByIds = async (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('school')
        .select(['id', 'parent_id', 'name', 'logo_url', 'default_language'])
        .where('id', 'in', ids)
        .where('status', '=', 'active')
        .execute();
