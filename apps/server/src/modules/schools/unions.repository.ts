import type { Transaction } from '../../database/pool.ts';

export const REF = ['id', 'parent_id', 'name', 'logo_url', 'default_language', 'created_at'] as const;

export const listByIds = async (tx: Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('school')
        .select([...REF])
        .where('id', 'in', ids)
        .where('status', '=', 'active')
        .execute();

export const listChildrenOf = async (tx: Transaction, parents: readonly string[]) =>
  parents.length === 0
    ? []
    : tx
        .selectFrom('school')
        .select([...REF])
        .where('parent_id', 'in', parents)
        .where('status', '=', 'active')
        .orderBy('position')
        .orderBy('id')
        .execute();
