import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';

/** The footers of the school that this one belongs to. */
export interface ParentFooter {
  id: string;
  default_language: Language;
  /** As `footersOf` reads them; null where none were ever saved. */
  stored: object | null;
}

/** The footers that a sub-school may show of the school it belongs to; null where that is not open to everybody, or none. */
export async function findParentFooter(tx: Transaction): Promise<ParentFooter | null> {
  const { rows } = await sql<{ parent: ParentFooter | null }>`select parent_footer() as parent`.execute(tx);
  return rows[0]?.parent ?? null;
}
