import type { Suggestion } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { translate } from '../../i18n/translate.ts';
import { resourceUrl, type Reader } from '../resources/resource-card.ts';
import { findRanges } from './highlight.ts';
import { HISTORY_MAX, listSearches } from './history.repository.ts';
import { parseKeyword } from '../../core/text/keyword.ts';
import { findTitles, listHotWords } from './suggestions.repository.ts';

export const SUGGESTIONS_MAX = 10;
/** While something is typed, own searches and hot words leave room for titles. */
const WORDS_A_KIND = 3;
const WORDS_A_KIND_BLANK = 5;
export interface SuggestionQuery {
  /** Clean; blank where nothing was typed. */
  keyword: string;
  language: Language;
  schoolDefault: Language;
  reader: Reader;
  accountId: string | undefined;
}

/** Own searches, hot words, then titles. */
export async function findSuggestions(tx: Transaction, query: SuggestionQuery): Promise<Suggestion[]> {
  const { keyword, language, schoolDefault, accountId } = query;
  const parsed = parseKeyword(keyword, language);
  const marks = parsed?.marks ?? [];
  const own = accountId === undefined ? [] : await listSearches(tx, accountId, HISTORY_MAX);
  const hot = await listHotWords(tx, language, schoolDefault);
  const titles = parsed ? await findTitles(tx, parsed.title, query.reader) : [];
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
