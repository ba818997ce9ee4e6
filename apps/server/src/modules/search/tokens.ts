import { toTag, type Language } from '../../i18n/languages.ts';

/** Letters of Arabic that people write one for another. */
const ARABIC_FORMS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ـ: '', ک: 'ك', ی: 'ي' };
const ARABIC = /[أإآٱىةؤئـکی]/g;
const KANA_VOICING = /[\u3099\u309a]/;
/** Prefixes that Arabic writes onto a word: the article, and 'and', 'by', 'for', 'like' before it. */
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|لل)(?=.{2,})/;
const MAX_TOKEN_LENGTH = 64;
/** PostgreSQL keeps positions up to 16383 and 255 of them a word. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 255;
const MAX_TOKENS = 6000;

/**
 * Text as it is compared: compatibility forms and full width resolved, lower case, without marks, Arabic letter forms
 * unified, every Turkish i alike. Length is not kept.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, (mark) => (KANA_VOICING.test(mark) ? mark : ''))
    .normalize('NFC')
    .replaceAll(ARABIC, (letter) => ARABIC_FORMS[letter] as string);
}

const segmenters = new Map<Language, Intl.Segmenter>();
function segmenter(language: Language): Intl.Segmenter {
  let found = segmenters.get(language);
  if (!found) segmenters.set(language, (found = new Intl.Segmenter(toTag(language), { granularity: 'word' })));
  return found;
}

/** The words of a text, folded, in order; for Arabic the same word without its prefix stands at the same place. */
export function tokens(text: string, language: Language): string[][] {
  const found: string[][] = [];
  for (const { segment, isWordLike } of segmenter(language).segment(fold(text))) {
    if (!isWordLike) continue;
    const word = segment.slice(0, MAX_TOKEN_LENGTH);
    const bare = word.replace(ARABIC_PREFIX, '');
    found.push(bare === word ? [word] : [word, bare]);
  }
  return found;
}

export type Weight = 'A' | 'B' | 'C' | 'D';

/** One piece of a document to be indexed. */
export interface IndexedText {
  text: string;
  language: Language;
  weight: Weight;
}

/** A tsvector literal of all pieces. */
export function toVector(pieces: IndexedText[]): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  for (const { text, language, weight } of pieces) {
    for (const alternatives of tokens(text, language)) {
      at = Math.min(at + 1, MAX_POSITION);
      for (const word of alternatives) {
        const known = positions.get(word);
        if (known) {
          if (known.length < MAX_POSITIONS) known.push(`${at}${weight}`);
        } else if (positions.size < MAX_TOKENS) positions.set(word, [`${at}${weight}`]);
      }
    }
    // A gap, so that no phrase reaches from one piece into the next.
    at = Math.min(at + 5, MAX_POSITION);
  }
  return [...positions].map(([word, list]) => `${quote(word)}:${list.join(',')}`).join(' ');
}

/** A word as tsvector and tsquery literals take it. */
export const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
