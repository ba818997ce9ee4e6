import type { StoredResourceBlock } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../../../database/pool.ts';
import { typesOfBlock } from '../../../resources/kinds/registry.ts';
import { selectCards, visible, type CardRow, type Onlooker } from '../../../resources/resource-card.ts';
import { ofTypes } from '../../../resources/resource-filter.ts';

const SORT_COLUMNS = { '0': 'published_at', '1': 'hot_score', '2': 'download_count' } as const;

/** The rows of every block by its place among the blocks, in one statement. */
export async function listBlockCards(
  tx: Transaction,
  blocks: readonly Pick<StoredResourceBlock, 'type' | 'source' | 'limit'>[],
  { schoolId, ...onlooker }: Onlooker & { schoolId: string },
): Promise<Map<number, CardRow[]>> {
  const picks = blocks.map(({ type, limit, source: { resourceIds, categoryIds, sort = '0' } }, index) => {
    const conditions = [
      sql`resource.school_id = ${schoolId}`,
      visible(onlooker),
      ofTypes(typesOfBlock(type)),
      ...(resourceIds ? [sql`resource.id = any(${resourceIds}::bigint[])`] : []),
      ...(categoryIds ? [sql`resource.category_ids && ${categoryIds}::bigint[]`] : []),
    ];
    const order = resourceIds
      ? sql`array_position(${resourceIds}::bigint[], resource.id)`
      : sql`${sql.ref(`resource.${SORT_COLUMNS[sort]}`)} desc, resource.id desc`;
    return sql`(select resource.id, ${index}::int as block, row_number() over (order by ${order}) as place from resource where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit})`;
  });
  const rows = await selectCards(tx)
    .innerJoin(
      sql<{ id: string; block: number; place: string }>`(${sql.join(picks, sql` union all `)})`.as('pick'),
      (join) => join.onRef('pick.id', '=', 'resource.id'),
    )
    .select('pick.block')
    .orderBy('pick.block')
    .orderBy('pick.place')
    .execute();
  return Map.groupBy(rows, ({ block }) => block);
}
