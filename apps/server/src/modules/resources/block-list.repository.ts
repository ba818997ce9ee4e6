import type { StoredResourceBlock } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { CategoryTree } from '../../core/schools/category-tree.ts';
import { typesOfBlock } from './kinds/registry.ts';
import { ofTypes, type Condition } from './resource-filter.ts';
import type { ListOrder } from './resources.repository.ts';

/** The whole list that a block of a page shows the beginning of. */
export function listBehind(
  { type, source: { resourceIds, sort, categoryIds } }: Pick<StoredResourceBlock, 'type' | 'source'>,
  categories: CategoryTree,
): { conditions: Condition[]; order: ListOrder } {
  const conditions: Condition[] = [ofTypes(typesOfBlock(type))];
  if (resourceIds) conditions.push(sql`resource.id = any(${resourceIds}::bigint[])`);
  if (categoryIds) {
    const ids = categoryIds.flatMap((categoryId) => categories.below(categoryId));
    conditions.push(sql`resource.category_ids && ${ids}::bigint[]`);
  }
  return { conditions, order: resourceIds ? { ids: resourceIds } : (sort ?? '0') };
}
