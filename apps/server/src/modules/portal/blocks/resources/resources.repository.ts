import type { StoredResourceBlock } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../../../database/pool.ts';
import { shownInBlock } from '../../../resources/block-list.repository.ts';
import { selectCards, visible, type CardRow, type Reader } from '../../../resources/resource-card.ts';
import { allOf } from '../../../resources/resource-filter.ts';
import { orderSql } from '../../../resources/resources.repository.ts';

/** The rows of every block by its place among the blocks, in one statement. */
export async function listBlockCards(
  tx: Transaction,
  blocks: readonly Pick<StoredResourceBlock, 'type' | 'source' | 'limit'>[],
  { schoolId, ...reader }: Reader & { schoolId: string },
): Promise<Map<number, CardRow[]>> {
  const picks = blocks.map((block, index) => {
    const { conditions, order } = shownInBlock(schoolId, block);
    const sorted = orderSql(order);
    return sql`(select resource.id, ${index}::int as block, row_number() over (order by ${sorted}) as place
      from resource where ${allOf([visible(reader), ...conditions])} order by ${sorted} limit ${block.limit})`;
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
