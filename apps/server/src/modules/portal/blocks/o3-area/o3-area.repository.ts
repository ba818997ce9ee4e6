import type { StoredO3AreaBlock } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { O3CardRow } from '../../../../core/o3/o3-card.ts';
import type { Transaction } from '../../../../database/pool.ts';

/** What is published in the o3 area of a school, for every block by its place among the blocks, in one statement. */
export async function listAreaCards(
  tx: Transaction,
  schoolId: string,
  blocks: readonly Pick<StoredO3AreaBlock, 'list' | 'limit'>[],
): Promise<Map<number, O3CardRow[]>> {
  const picks = blocks.map(
    ({ list, limit }, index) => sql`(
      select id, school_id, kind, title, summary, cover_url, tags, people_count, published_at, content ->> 'url' as link,
        ${index}::int as block, row_number() over (order by position, id) as place
      from o3_card
      where school_id = ${schoolId}::bigint and status = 'published'
        and ${list === 'recommended' ? sql`is_featured` : sql`kind = ${list}`}
      order by position, id limit ${limit})`,
  );
  const { rows } = await sql<O3CardRow & { block: number }>`
    select * from (${sql.join(picks, sql` union all `)}) pick order by block, place`.execute(tx);
  return Map.groupBy(rows, ({ block }) => block);
}
