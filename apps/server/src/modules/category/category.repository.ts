import { sql } from 'kysely';
import type { CategoryCombination } from '../../core/schools/category-tree.ts';
import type { Transaction } from '../../database/pool.ts';
import { visibleTo, type Onlooker } from '../resources/resource-card.ts';

export async function countCombinations(
  tx: Transaction,
  type: number,
  onlooker: Onlooker,
): Promise<CategoryCombination[]> {
  let query = tx
    .selectFrom('resource')
    .select(['category_ids as categoryIds', sql<number>`count(*)::int`.as('count')])
    .where((eb) => visibleTo(eb, onlooker))
    .groupBy('category_ids');
  if (type !== 0) query = query.where('type', '=', type);
  return query.execute();
}
