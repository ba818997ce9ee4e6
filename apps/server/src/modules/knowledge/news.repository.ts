import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

/** An article that readers see now, whoever they are. */
export async function findArticle(tx: Transaction, id: string, now: Date) {
  const row = await tx
    .selectFrom('resource')
    .select(['title', 'updated_at', 'published_at'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row && { ...row, title: row.title as Translations };
}
