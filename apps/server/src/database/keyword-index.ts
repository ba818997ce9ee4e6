import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from './escape-like.ts';

/** Rows in the order of a list that are looked through before an index is asked for a keyword. */
export const LOOKED_AT = 500;
/** Characters of a trigram; what is shorter is looked up as one or two characters. */
const TRIGRAM = 3;
const BEYOND_ASCII = /^[\u{80}-\u{10FFFF}]+$/u;

const isShort = (words: string): boolean => [...words].length < TRIGRAM;

/** Whether a keyword is too short for both indexes of words: what holds it is looked for in the order of the list. */
export const isWalked = (words: string): boolean => isShort(words) && !BEYOND_ASCII.test(words);

/** Letters or digits in a row that have a trigram. */
const WITH_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * What the text of a row has to hold: of a table with the columns `search_text` and `search_pairs`, which has every one
 * and two characters of it that stand side by side.
 * @param words folded as the text is, without blanks around them
 */
export function textHolds(table: string, words: string): RawBuilder<SqlBool> {
  const letters = [...words];
  const pairs = sql.ref(`${table}.search_pairs`);
  if (isShort(words)) return sql`${pairs} @> array[${words}::text]`;
  const text = sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${`%${escapeLike(words)}%`}`;
  if (WITH_TRIGRAM.test(words)) return text;
  // As of "c++" or "a b": the index of trigrams would be read from end to end.
  const parts = letters
    .map((letter, place) => letter + (letters[place + 1] ?? ''))
    .filter((part) => !/[ \n]/.test(part));
  return sql`(${pairs} @> ${parts}::text[] and ${text})`;
}

/** What the words of a row have to hold: of a table with the columns `search_words` and `search_pairs`. */
export function holds(table: string, words: string): RawBuilder<SqlBool> {
  if (isShort(words) && BEYOND_ASCII.test(words))
    return sql`${sql.ref(`${table}.search_pairs`)} @> array[lower(${words})]`;
  const column = sql.ref(`${table}.search_words`);
  // An index of trigrams would be read from end to end for less than one of them: the term keeps it out.
  const text = isWalked(words) ? sql`${column} || ''` : column;
  return sql`${text} like lower(${`%${escapeLike(words)}%`})`;
}
