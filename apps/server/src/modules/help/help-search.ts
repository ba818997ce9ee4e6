import { plainText } from '../../rich-text/from-markdown.ts';
import { fold, formsOf, segments } from '../../core/text/tokens.ts';
import type { HelpText } from './help-content.ts';

const IN_TITLE = 8;
const IN_SUMMARY = 3;
/** A word is worth one each time it stands in the body, up to this. */
const MAX_IN_BODY = 6;
const EXCERPT_LENGTH = 200;
const SENTENCE_END = /(?<=[.!?؟])\s+|(?<=[。！？])/u;

/** Words that are looked for, each in its forms. */
export type HelpWords = string[][];

/** The words of what somebody typed, folded as in the search of a school. */
export function helpWords(keyword: string, language: HelpText['language']): HelpWords {
  const found: HelpWords = [];
  for (const { segment, isWordLike } of segments(fold(keyword), language))
    if (isWordLike) found.push(formsOf(segment));
  return found;
}

/** How well a text fits, with the sentence where the words are; undefined where a word is missing. */
export function rankHelp(text: HelpText, words: HelpWords): { score: number; excerpt: string } | undefined {
  const title = fold(text.title);
  const summary = fold(text.summary);
  const body = plainText(text.body);
  const folded = fold(body);
  let score = 0;
  for (const forms of words) {
    const has = (place: string) => forms.some((form) => place.includes(form));
    const worth =
      (has(title) ? IN_TITLE : 0) +
      (has(summary) ? IN_SUMMARY : 0) +
      Math.min(times(folded, forms), MAX_IN_BODY);
    if (worth === 0) return undefined;
    score += worth;
  }
  const sentences = [text.summary, ...body.split(SENTENCE_END)];
  const best = sentences.find((sentence) =>
    words.some((forms) => forms.some((form) => fold(sentence).includes(form))),
  );
  return { score, excerpt: (best ?? text.summary).trim().slice(0, EXCERPT_LENGTH) };
}

/** How often one of a word's forms stands in a text. */
const times = (text: string, forms: readonly string[]): number =>
  Math.max(...forms.map((form) => text.split(form).length - 1));
