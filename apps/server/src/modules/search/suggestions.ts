import type { Suggestion } from '@stoa/api/schema';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/translate.ts';
import { resourceUrl, visibleTo, type Onlooker } from '../resources/resource-card.ts';
import { findRanges } from './highlight.ts';
import { HISTORY_MAX, listSearches } from './history.repository.ts';
import { parseKeyword } from '../../core/text/keyword.ts';

export const SUGGESTIONS_MAX = 10;
const HOT_WORDS_MAX = 20;
/** While something is typed, own searches and hot words leave room for titles. */
const WORDS_A_KIND = 3;
const WORDS_A_KIND_BLANK = 5;
const TITLES_LOOKED_AT = 20;

export interface SuggestionQuery {
  /** Clean; blank where nothing was typed. */
  keyword: string;
  language: Language;
  schoolDefault: Language;
  onlooker: Onlooker;
  accountId: string | undefined;
}

/** Own searches, hot words, then titles. */
export async function findSuggestions(tx: Transaction, query: SuggestionQuery): Promise<Suggestion[]> {
  const { keyword, language, schoolDefault, accountId } = query;
  const parsed = parseKeyword(keyword, language);
  const marks = parsed?.marks ?? [];
  const own = accountId === undefined ? [] : await listSearches(tx, accountId, HISTORY_MAX);
  const hot = await listHotWords(tx, language, schoolDefault);
  const titles = parsed ? await findTitles(tx, parsed.title, query.onlooker) : [];
  const most = keyword === '' ? WORDS_A_KIND_BLANK : WORDS_A_KIND;
  const words = (kind: 'history' | 'hot', texts: string[]) =>
    texts
      .map((text): Suggestion => ({ kind, text, ranges: findRanges(text, marks), url: null }))
      .filter(({ ranges }) => keyword === '' || ranges.length > 0);
  const suggestions = [
    ...words(
      'history',
      own.map((row) => row.keyword),
    ).slice(0, most),
    ...words('hot', hot).slice(0, most),
    ...titles.flatMap((row) => suggestTitle(row, marks, language, schoolDefault)),
  ];
  return distinct(suggestions).slice(0, SUGGESTIONS_MAX);
}

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

const findTitles = (tx: Transaction, titleQuery: string, onlooker: Onlooker) =>
  tx
    .selectFrom('resource')
    .select(['id', 'school_id', 'type', 'title'])
    .where((eb) => visibleTo(eb, onlooker))
    .where(sql<boolean>`search_vector @@ ${titleQuery}::tsquery`)
    .orderBy('hot_score', 'desc')
    .orderBy('id', 'desc')
    .limit(TITLES_LOOKED_AT)
    .execute();

/** The title in the viewer's language, or in the one in which it was typed. */
function suggestTitle(
  row: { id: string; school_id: string; type: number; title: Translations },
  marks: readonly string[],
  language: Language,
  schoolDefault: Language,
): Suggestion[] {
  for (const text of [translate(row.title, language, schoolDefault).text, ...Object.values(row.title)]) {
    const ranges = findRanges(text, marks);
    if (ranges.length > 0) return [{ kind: 'title', text, ranges, url: resourceUrl(row) }];
  }
  return [];
}

function distinct(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
