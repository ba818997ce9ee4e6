import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { RetentionRule } from './housekeeping.ts';

/** Removes some rows whose moment has passed. @returns how many */
export async function removeRows(
  tx: Transaction,
  { table, column }: Pick<RetentionRule, 'table' | 'column'>,
  before: Date,
  limit: number,
): Promise<number> {
  // Rows of schools are in sight of nobody but whoever is bound to them, and of whoever tidies up.
  await sql`select set_config('stoa.sweep', 'on', true)`.execute(tx);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${limit} for update skip locked
    ))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
