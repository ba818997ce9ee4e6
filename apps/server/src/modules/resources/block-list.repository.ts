import type { StoredResourceBlock } from '@stoa/api/schema';
import { sql } from 'kysely';
import { typesOfBlock } from './kinds/registry.ts';
import { ofIds, ofTypes, type Condition } from './resource-filter.ts';
import type { ListOrder } from './resources.repository.ts';

/**
 * The whole list that a block of a page shows the beginning of: the same for the page, what follows it, and what is
 * looked for in it. Ids that stand in a block say nothing of who may see what: `visible` and the school do.
 */
export function shownInBlock(
  schoolId: string,
  {
    type,
    source: { resourceIds, sort = '0', categoryIds, zone, audience },
  }: Pick<StoredResourceBlock, 'type' | 'source'>,
): { conditions: Condition[]; order: ListOrder } {
  const conditions: Condition[] = [sql`resource.school_id = ${schoolId}`, ofTypes(typesOfBlock(type))];
  if (resourceIds) conditions.push(ofIds(resourceIds));
  if (categoryIds) conditions.push(sql`resource.category_ids && ${withBelow(schoolId, categoryIds)}`);
  if (zone) conditions.push(sql`resource.zone = ${Number(zone)}::smallint`);
  if (audience) conditions.push(sql`resource.audience = ${audience}::smallint`);
  return { conditions, order: resourceIds ? { ids: resourceIds } : sort };
}

/** Categories of the school with all below them; none for those that it does not have. Looked up once a statement. */
const withBelow = (schoolId: string, categoryIds: readonly string[]) => sql`array(
  with recursive below as (
    select id from category where school_id = ${schoolId} and id = any(${[...categoryIds]}::bigint[])
    union
    select category.id from category join below on category.parent_id = below.id where category.school_id = ${schoolId})
  select id from below)`;
