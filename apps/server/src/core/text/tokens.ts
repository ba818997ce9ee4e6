import { toTag, type Language } from '../../i18n/languages.ts';

/** Letters of Arabic that people write one for another. */
const ARABIC_FORMS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ـ: '',
  ک: 'ك',
  ی: 'ي',
};
const ARABIC = /[أإآٱىةؤئـکی]/g;
/** Letters that no decomposition takes apart, as people type them who lack the key. */
const LATIN_FORMS: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};
const LATIN = /[ıßłøđæœς]/g;
const KANA_VOICING = /[\u3099\u309a]/;
/** Prefixes that Arabic writes onto a word: the article, and 'and', 'by', 'for', 'like' before it. */
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|لل)(?=.{2,})/;
/** Writing that puts no space between words, or not always: Chinese, Japanese, Korean. */
const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;
const MAX_TOKEN_LENGTH = 64;
/** PostgreSQL keeps positions up to 16383 and 255 of them a word. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 255;
const MAX_TOKENS = 6000;

/**
 * What stands before a word that occurs in the title. No word begins with this sign, so the index alone tells how
 * near a hit is, without a look at the row.
 */
export const IN_TITLE = '^';

/**
 * Text as it is compared: compatibility forms and full width resolved, lower case, without marks, Arabic letter forms
 * unified, every Turkish i alike, ß as ss. Length is not kept.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(LATIN, (letter) => LATIN_FORMS[letter] as string)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, (mark) => (KANA_VOICING.test(mark) ? mark : ''))
    .normalize('NFC')
    .replaceAll(ARABIC, (letter) => ARABIC_FORMS[letter] as string);
}

const segmenters = new Map<Language, Intl.Segmenter>();
function segmenter(language: Language): Intl.Segmenter {
  let found = segmenters.get(language);
  if (!found)
    segmenters.set(language, (found = new Intl.Segmenter(toTag(language), { granularity: 'word' })));
  return found;
}

/** The segments of a folded text, in order, with what stands between the words. */
export const segments = (folded: string, language: Language): Iterable<Intl.SegmentData> =>
  segmenter(language).segment(folded);

/** The words of a text, folded, in order; for Arabic the same word without its prefix stands at the same place. */
export function tokens(text: string, language: Language): string[][] {
  const found: string[][] = [];
  for (const { segment, isWordLike } of segments(fold(text), language))
    if (isWordLike) found.push(formsOf(segment));
  return found;
}

/** A folded word, and without the prefix that Arabic writes onto it. */
export function formsOf(segment: string): string[] {
  const word = segment.slice(0, MAX_TOKEN_LENGTH);
  const bare = word.replace(ARABIC_PREFIX, '');
  return bare === word ? [word] : [word, bare];
}

/** The stretches of a folded text that are written without spaces, each as its characters. */
const unspacedRuns = (folded: string): string[][] =>
  [...folded.matchAll(UNSPACED_RUN)].map(([run]) => [...run]);

/** Neighbouring characters two by two; a single one is itself. */
export const pairs = (characters: readonly string[]): string[] =>
  characters.length < 2
    ? [...characters]
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);

export type Weight = 'A' | 'B' | 'C' | 'D';

/** One piece of a document to be indexed. */
export interface IndexedText {
  text: string;
  language: Language;
  /** A title and key words, B summary, C headings, D body. */
  weight: Weight;
}

/**
 * A tsvector literal of all pieces. Besides the words it holds, for all but bodies, the neighbouring characters of
 * unspaced writing two by two (segmentation differs with what stands around a word) and the last of each stretch.
 */
export function toVector(pieces: IndexedText[]): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  const add = (word: string, weight: Weight) => {
    const known = positions.get(word);
    if (known) {
      if (known.length < MAX_POSITIONS) known.push(`${at}${weight}`);
    } else if (positions.size < MAX_TOKENS) positions.set(word, [`${at}${weight}`]);
  };
  const mark = (word: string, weight: Weight) => {
    if (weight === 'A') add(IN_TITLE + word, weight);
  };
  for (const { text, language, weight } of pieces) {
    const start = at;
    for (const forms of tokens(text, language)) {
      at = Math.min(at + 1, MAX_POSITION);
      for (const word of forms) {
        add(word, weight);
        mark(word, weight);
      }
    }
    const end = at;
    at = Math.min(start + 1, MAX_POSITION);
    if (weight !== 'D') {
      for (const run of unspacedRuns(fold(text))) {
        for (const pair of new Set([...pairs(run), run.at(-1) as string])) {
          add(pair, weight);
          mark(pair, weight);
        }
      }
    }
    // A gap, so that no phrase reaches from one piece into the next.
    at = Math.min(end + 5, MAX_POSITION);
  }
  return [...positions].map(([word, list]) => `${quote(word)}:${list.join(',')}`).join(' ');
}

/** A word as tsvector and tsquery literals take it. */
export const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
