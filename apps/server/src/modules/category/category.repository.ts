import { sql } from 'kysely';
import type { CategoryCombination } from '../../core/schools/category-tree.ts';
import type { Transaction } from '../../database/pool.ts';
import { visibleTo, type Reader } from '../resources/resource-card.ts';

export async function countCombinations(
  tx: Transaction,
  type: number,
  reader: Reader,
): Promise<CategoryCombination[]> {
  let query = tx
    .selectFrom('resource')
    .select(['category_ids as categoryIds', sql<number>`count(*)::int`.as('count')])
    .where((eb) => visibleTo(eb, reader))
    .groupBy('category_ids');
  if (type !== 0) query = query.where('type', '=', type);
  return query.execute();
}
