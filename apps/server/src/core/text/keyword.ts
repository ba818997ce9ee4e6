import type { Language } from '../../i18n/languages.ts';
import { escapeLike } from '../../database/escape-like.ts';
import { fold, formsOf, IN_TITLE, pairs, quote, segments } from './tokens.ts';

/** Characters of a keyword that are used. */
const KEYWORD_MAX = 200;
/** More different words than this narrow nothing down. */
const MAX_WORDS = 16;
/** From this length on a word also finds the longer ones that begin with it, wherever it stands. */
const PREFIX_MIN = 3;
/** The last word is still being typed: it finds longer ones from here on. */
const PREFIX_MIN_LAST = 2;
/** Shorter parts of words have no trigram to be found by. */
const PART_MIN = 3;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;
/** Korean particles, longest first: what is left must still be a word of two syllables. */
const KOREAN_PARTICLE =
  /^(\p{Script=Hangul}{2,}?)(?:에서|으로|까지|부터|에게|이나|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What somebody typed, made safe to use. */
export interface Keyword {
  text: string;
  /** It was longer than KEYWORD_MAX. */
  cut: boolean;
}

/** Lone surrogates and control characters out, blanks collapsed, cut to KEYWORD_MAX characters. */
export function cleanKeyword(typed: string): Keyword {
  const whole = typed
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Code points, as the contract counts them; no pair of surrogates is torn apart.
  const characters = [...whole];
  return { text: characters.slice(0, KEYWORD_MAX).join('').trim(), cut: characters.length > KEYWORD_MAX };
}

/** What the database is asked for a keyword. */
export interface KeywordQuery {
  /** Every word somewhere: a tsquery. */
  anywhere: string;
  /** Every word whole in the title; every word, or the beginning of one, in the title. */
  titleWhole: string;
  title: string;
  /** LIKE patterns of parts of words, all to be met; empty where none is long enough to be looked up. */
  parts: string[];
  /** Folded words to mark in what is shown. */
  marks: string[];
}

type Word = { unspaced: false; forms: string[] } | { unspaced: true; run: string[]; phrase: string[] };

/** @returns undefined for what holds no word at all (blank, punctuation) */
export function parseKeyword(text: string, language: Language): KeywordQuery | undefined {
  const words = wordsOf(fold(text), language);
  if (words.length === 0) return undefined;
  const join = (prefix: string, whole: boolean) =>
    words.map((word, index) => term(word, prefix, whole, index === words.length - 1)).join(' & ');
  const plain = words.map((word) => (word.unspaced ? word.run.join('') : (word.forms[0] as string)));
  return {
    anywhere: join('', false),
    titleWhole: join(IN_TITLE, true),
    title: join(IN_TITLE, false),
    parts: plain.some((word) => word.length >= PART_MIN) ? plain.map((word) => `%${escapeLike(word)}%`) : [],
    marks: [
      ...new Set(
        words.flatMap((word) =>
          word.unspaced ? [word.run.join(''), ...word.phrase, ...bareOf(word.run.join(''))] : word.forms,
        ),
      ),
    ],
  };
}

function wordsOf(folded: string, language: Language): Word[] {
  const words = new Map<string, Word>();
  let last: { end: number; word: Extract<Word, { unspaced: true }> } | undefined;
  for (const { segment, index, isWordLike } of segments(folded, language)) {
    if (!isWordLike) continue;
    if (UNSPACED.test(segment)) {
      // Neighbouring segments of unspaced writing are one thing to find.
      if (last?.end === index) {
        last.word.run.push(...segment);
        last.word.phrase.push(segment);
      } else {
        last = { end: index, word: { unspaced: true, run: [...segment], phrase: [segment] } };
        words.set(`${index}`, last.word);
      }
      last.end = index + segment.length;
    } else {
      const forms = [...formsOf(segment), ...singularOf(segment)];
      words.set(forms[0] as string, { unspaced: false, forms });
    }
    if (words.size >= MAX_WORDS) break;
  }
  const list = [...words.values()];
  const lastWord = list.at(-1);
  // One letter after other words is a word that has just been begun: it says nothing yet.
  return list.length > 1 && lastWord && !lastWord.unspaced && lastWord.forms[0]?.length === 1
    ? list.slice(0, -1)
    : list;
}

function term(word: Word, mark: string, whole: boolean, isLast: boolean): string {
  const one = (form: string, prefix: boolean) => `${quote(mark + form)}${prefix ? ':*' : ''}`;
  if (!word.unspaced) {
    const prefixed = !whole && (word.forms[0] as string).length >= (isLast ? PREFIX_MIN_LAST : PREFIX_MIN);
    // What begins with the shorter form is found with it: each beginning costs a walk through the index.
    const forms = prefixed
      ? word.forms.filter((form) => !word.forms.some((other) => other !== form && form.startsWith(other)))
      : word.forms;
    return `(${forms.map((form) => one(form, prefixed)).join(' | ')})`;
  }
  const text = word.run.join('');
  const inRun = (run: readonly string[]) =>
    `(${pairs(run)
      .map((pair) => one(pair, run.length === 1))
      .join(' & ')})`;
  const alternatives = [inRun(word.run), ...bareOf(text).map((bare) => inRun([...bare]))];
  // Bodies hold segments alone: they are found as a phrase.
  if (mark === '' && word.run.length > 1)
    alternatives.push(
      `(${word.phrase.map((segment, index) => one(segment, index === word.phrase.length - 1)).join(' <-> ')})`,
    );
  return `(${alternatives.join(' | ')})`;
}

/** A Latin word without the s of the plural: the singular finds both. */
const singularOf = (word: string): string[] => (/^[a-z]{3,}[^s\W]s$/.test(word) ? [word.slice(0, -1)] : []);

/** A Korean word without its particle. */
const bareOf = (word: string): string[] => {
  const bare = KOREAN_PARTICLE.exec(word)?.[1];
  return bare === undefined ? [] : [bare];
};
