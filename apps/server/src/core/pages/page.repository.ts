import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';

/** The page that a portal opens with. */
export const HOME = 'home';

/** A school as far as its home page goes. */
interface Decorated {
  id: string;
  is_decorated: boolean;
}

/** What visitors get of a page: that of the school, or the fixed one where it shows none of its own. */
export const findShown = <Fixed>(
  tx: Transaction,
  { id, is_decorated }: Decorated,
  pageId: string,
  fixed: () => Fixed,
) => (is_decorated || pageId !== HOME ? findPage(tx, id, pageId) : Promise.resolve(fixed()));

/** A published page; its blocks as they are stored: see readBlocks. @throws {Problem} NOT_FOUND, also for a draft */
export async function findPage(tx: Transaction, schoolId: string, pageId: string) {
  const row = await tx
    .selectFrom('page')
    .select(['page_id', 'title', 'is_full_page', 'type', 'blocks'])
    .where('school_id', '=', schoolId)
    .where('page_id', '=', pageId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** The published pages of a school, without their blocks. */
export const listPages = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('page')
    .select(['page_id', 'title', 'is_full_page', 'type'])
    .where('school_id', '=', schoolId)
    .where('status', '=', 'published')
    .orderBy('page_id')
    .execute();

/** The blocks of the pages that visitors get that have this id, as they are stored. */
export async function findShownBlocks(
  tx: Transaction,
  { id: schoolId, is_decorated }: Decorated,
  blockId: string,
  fixed: () => { blocks: readonly { id: string }[] },
): Promise<unknown[]> {
  const own = is_decorated ? [] : fixed().blocks.filter(({ id }) => id === blockId);
  const { rows } = await sql<{ block: unknown }>`
    select block from page, jsonb_array_elements(page.blocks) block
    where page.school_id = ${schoolId} and page.status = 'published' and block ->> 'id' = ${blockId}
      and (${is_decorated} or page.page_id <> ${HOME})`.execute(tx);
  return [...own, ...rows.map(({ block }) => block)];
}
