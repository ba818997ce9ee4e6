import { sql } from 'kysely';
import { Keyset, countUpTo, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { selectCards } from '../resources/resource-card.ts';
import { allOf, type Condition } from '../resources/resource-filter.ts';

/** Says whether the portal opens with the school's own home page. */
export const setDecorated = (tx: Transaction, schoolId: string, isDecorated: boolean) =>
  tx.updateTable('school').set({ is_decorated: isDecorated }).where('id', '=', schoolId).execute();

const newest = (first: KeysetOrder['columns'][number]): KeysetOrder => ({
  columns: [first, { name: 'id', type: 'bigint' }],
  direction: 'desc',
});

/** Newest '0', hottest '1', downloads '2'. */
const ORDERS = {
  '0': newest({ name: 'published_at', type: 'timestamptz' }),
  '1': newest({ name: 'hot_score', type: 'int' }),
  '2': newest({ name: 'download_count', type: 'int' }),
};

/** A page of what is out, for whomever it is meant. */
export async function listPublished(
  tx: Transaction,
  {
    conditions,
    sort,
    page,
    now,
  }: { conditions: Condition[]; sort: '0' | '1' | '2'; page: KeysetPage; now: Date },
) {
  const keyset = new Keyset(ORDERS[sort], page);
  const found = selectCards(tx)
    .where('resource.status', '=', 'published')
    .where('resource.published_at', '<=', now)
    .where(allOf(conditions));
  const rows = await found
    .select(keyset.place('resource').as('place'))
    .where(keyset.beyond('resource'))
    .orderBy(keyset.orderBy('resource'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, found));
}

interface Place {
  schoolId: string;
  pageId: string;
  blockId: string;
}

/** How long the list behind a block was when it was worked out last; undefined where nobody has asked. */
export const findMoreList = (tx: Transaction, { schoolId, pageId, blockId }: Place) =>
  tx
    .selectFrom('more_list')
    .select(['total', 'updated_at'])
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where('block_id', '=', blockId)
    .executeTakeFirst();

/** Lets nobody else work out the lists of the school until the transaction ends. */
export const lockMoreLists = (tx: Transaction, schoolId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`more lists ${schoolId}`}, 0))`.execute(tx);

/** Keeps how long the list behind a block is; forgets blocks that the page has no longer. */
export async function storeMoreList(
  tx: Transaction,
  { schoolId, pageId, blockId }: Place,
  { total, now, blockIds }: { total: number; now: Date; blockIds: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('more_list')
    .values({ school_id: schoolId, page_id: pageId, block_id: blockId, total, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'page_id', 'block_id']).doUpdateSet({ total, updated_at: now }),
    )
    .execute();
  await tx
    .deleteFrom('more_list')
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where(sql<boolean>`block_id <> all(${[...blockIds]}::text[])`)
    .execute();
}
