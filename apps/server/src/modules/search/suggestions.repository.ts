import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { visibleTo, type Reader } from '../resources/resource-card.ts';

const HOT_WORDS_MAX = 20;

const TITLES_LOOKED_AT = 20;

/** The words of a school that are offered, hottest first; in the school's own language where there are none in the asked one. */
export async function listHotWords(
  tx: Transaction,
  language: Language,
  schoolDefault: Language,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('hot_word')
    .select(['language', 'word'])
    .where('language', 'in', [language, schoolDefault])
    .orderBy('position')
    .orderBy('word')
    .execute();
  const asked = rows.filter((row) => row.language === language);
  return (asked.length > 0 ? asked : rows).map((row) => row.word).slice(0, HOT_WORDS_MAX);
}

export const findTitles = (tx: Transaction, titleQuery: string, reader: Reader) =>
  tx
    .selectFrom('resource')
    .select(['id', 'school_id', 'type', 'title'])
    .where((eb) => visibleTo(eb, reader))
    .where(sql<boolean>`search_vector @@ ${titleQuery}::tsquery`)
    .orderBy('hot_score', 'desc')
    .orderBy('id', 'desc')
    .limit(TITLES_LOOKED_AT)
    .execute();
