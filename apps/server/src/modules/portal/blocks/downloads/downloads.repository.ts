import type { Transaction } from '../../../../database/pool.ts';

/** Uploads of a school that have arrived, by the names of their addresses. */
export const listFiles = async (tx: Transaction, schoolId: string, names: readonly string[]) =>
  names.length === 0
    ? []
    : tx
        .selectFrom('upload')
        .select(['name', 'file_name', 'content_type', 'size'])
        .where('school_id', '=', schoolId)
        .where('name', 'in', names)
        .where('status', '=', 'kept')
        .execute();
