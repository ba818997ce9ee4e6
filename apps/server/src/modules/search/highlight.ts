import type { Highlighted } from '@stoa/api/schema';
import { LRUCache } from 'lru-cache';
import { fold } from '../../core/text/tokens.ts';

/** A letter or sign with the marks that belong to it: folding never reaches from one into the next. */
const UNIT = /\P{M}\p{M}*|\p{M}+/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Scripts whose words are found inside others: no spaces (Chinese, Japanese, Korean), or prefixes (Arabic). */
const INSIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;
const EXCERPT_LENGTH = 180;
const EXCERPT_LEAD = 50;
/** Longer bodies are looked at up to here. */
const BODY_MAX = 50_000;

type Range = [start: number, end: number];

/**
 * Where folded words stand in a text as it was written, UTF-16 code units. Folding changes lengths (ﬁ is fi, a mark
 * is dropped), so each folded character is traced back to what it came from.
 */
export function findRanges(text: string, words: readonly string[]): Range[] {
  const { folded, starts, ends } = traceFold(text);
  const found: Range[] = [];
  for (const word of words) {
    const inside: Range[] = [];
    const atStart: Range[] = [];
    for (let at = folded.indexOf(word); word !== '' && at >= 0; at = folded.indexOf(word, at + word.length)) {
      const range: Range = [starts[at] as number, ends[at + word.length - 1] as number];
      (at > 0 && WORD_CHARACTER.test(folded[at - 1] as string) ? inside : atStart).push(range);
    }
    found.push(...atStart);
    // The middle of a word is marked where nothing better was found, or where the script writes so.
    if (atStart.length === 0 || INSIDE.test(word)) found.push(...inside);
  }
  return merge(found);
}

/** The text with its ranges. */
export const highlight = (text: string, words: readonly string[]): Highlighted => ({
  text,
  ranges: findRanges(text, words),
});

/** A stretch of a long text around the first place that was found; null where none was. */
export function excerptOf(text: string, words: readonly string[]): Highlighted | null {
  const source = text.slice(0, BODY_MAX).replaceAll(/\s+/g, ' ').trim();
  const [first] = findRanges(source, words);
  if (!first) return null;
  let start = Math.max(0, first[0] - EXCERPT_LEAD);
  let end = Math.min(source.length, Math.max(first[1], start + EXCERPT_LENGTH));
  // Cut between words where there are any, never within a pair of surrogates.
  if (start > 0) {
    const space = source.indexOf(' ', start);
    start = space >= 0 && space < first[0] ? space + 1 : start + (isTrailSurrogate(source, start) ? 1 : 0);
  }
  if (end < source.length) {
    const space = source.lastIndexOf(' ', end);
    end = space > first[1] ? space : end + (isTrailSurrogate(source, end) ? 1 : 0);
  }
  const piece = `${start > 0 ? '…' : ''}${source.slice(start, end)}${end < source.length ? '…' : ''}`;
  return highlight(piece, words);
}

const isTrailSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Folded units: normalising each again and again would cost more than the search itself. */
const foldedUnits = new Map<string, string>();
const FOLDED_UNITS_MAX = 20_000;
const ASCII = /^[\0-\x7f]*$/;

function foldUnit(unit: string): string {
  let folded = foldedUnits.get(unit);
  if (folded === undefined) {
    folded = fold(unit);
    if (foldedUnits.size < FOLDED_UNITS_MAX) foldedUnits.set(unit, folded);
  }
  return folded;
}

/** A text folded, and where each character of it came from, UTF-16 code units. */
interface Trace {
  folded: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Titles and summaries come again with every search; bodies are too long to be kept. */
const STORED_TEXT_MAX = 1000;
const CACHE_BYTES = 8 * 1024 * 1024;
const BYTES_PER_CHARACTER = 12;
const kept = new LRUCache<string, Trace>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (_trace, text) => (text.length + 1) * BYTES_PER_CHARACTER,
});

function traceFold(text: string): Trace {
  if (text.length > STORED_TEXT_MAX) return traceAnew(text);
  let trace = kept.get(text);
  if (!trace) kept.set(text, (trace = traceAnew(text)));
  return trace;
}

function traceAnew(text: string): Trace {
  if (ASCII.test(text)) {
    const starts = Uint32Array.from({ length: text.length }, (_, index) => index);
    return { folded: text.toLowerCase(), starts, ends: starts.map((start) => start + 1) };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const match of text.matchAll(UNIT)) {
    const piece = foldUnit(match[0]);
    folded += piece;
    for (let index = 0; index < piece.length; index++) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { folded, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
