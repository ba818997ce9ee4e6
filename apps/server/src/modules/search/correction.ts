import { LRUCache } from 'lru-cache';
import type { Language } from '../../i18n/languages.ts';
import { fold, segments } from '../../core/text/tokens.ts';

/** How alike two words must be, 0 to 1: one mistake in a word of six letters still is. */
const SIMILAR_ENOUGH = 0.3;

/** A word shorter than this (for, the, 的) is nothing to search for when the rest is left out. */
const TELLING_LENGTH = 4;
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,}$/u;

/**
 * The keyword with each word that no title has replaced by the nearest that one has; words that are near to none are
 * left out. Undefined where nothing would change or nothing is near.
 */
export function correctKeyword(
  keyword: string,
  titles: readonly Partial<Record<Language, string>>[],
  language: Language,
): string | undefined {
  const known = vocabulary(titles);
  let replaced = false;
  let anything = false;
  let text = '';
  for (const { segment, isWordLike } of segments(fold(keyword), language)) {
    if (!isWordLike) {
      text += /\s/.test(segment) ? ' ' : '';
      continue;
    }
    const found = known.get(segment) ?? nearest(segment, known);
    replaced ||= found === undefined || fold(found) !== segment;
    anything ||= found !== undefined && (found.length >= TELLING_LENGTH || IDEOGRAPHS.test(found));
    text += found ?? '';
  }
  return replaced && anything ? text.replaceAll(/\s+/g, ' ').trim() : undefined;
}

/** The words of the titles by their folded form, as they are written. */
function vocabulary(titles: readonly Partial<Record<Language, string>>[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const title of titles) {
    for (const [language, text] of Object.entries(title) as [Language, string | null][]) {
      if (!text) continue;
      for (const [folded, written] of wordsOf(text, language)) words.set(folded, written);
    }
  }
  return words;
}

type Words = readonly (readonly [folded: string, written: string])[];

/** Titles that were split into words: the same ones come with every search that finds nothing. */
const split = new LRUCache<string, Words>({ max: 5000 });

function wordsOf(text: string, language: Language): Words {
  const key = `${language}|${text}`;
  let words = split.get(key);
  if (!words) {
    words = [...segments(text, language)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => [fold(segment), segment.toLowerCase()] as const);
    split.set(key, words);
  }
  return words;
}

function nearest(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const own = trigrams(word);
  let best: string | undefined;
  let score = SIMILAR_ENOUGH;
  for (const [folded, written] of known) {
    // Words of very different length cannot be alike enough: most are passed over here.
    if (Math.abs(folded.length - word.length) > Math.max(2, word.length / 2)) continue;
    const likeness = similarity(own, trigrams(folded));
    if (likeness > score || (likeness === score && best === undefined)) [best, score] = [written, likeness];
  }
  return best;
}

/** As pg_trgm counts: two blanks before the word, one behind it. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared++;
  return shared / (a.size + b.size - shared);
}
