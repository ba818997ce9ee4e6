import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from './escape-like.ts';
import { countedIn, totalOf, type Keyset, type Total } from './keyset.ts';

/** Rows in the order of a list that are looked through before an index is asked for a keyword. */
const LOOKED_AT = 500;
/** How many of them where some of the first hold it: to look up all of what so many hold would take longer. */
const LOOKED_AT_MOST = 5000;
/** Characters of a trigram. */
const TRIGRAM = 3;
/** Letters or digits in a row that have a trigram. */
const WITH_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Every two characters of the words that stand side by side, and those that stand alone. */
const pairsOf = (words: string): string[] =>
  words.split(/[ \n]/).flatMap((word) => {
    const letters = [...word];
    return letters.length === 1
      ? letters
      : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  });

/**
 * What a row has to hold: one of a table with the column `search_pairs`, which has every one and two characters of its
 * text that stand side by side. What is shorter than a trigram is looked up there alone; so is what has none, as "c++"
 * or "a b", before it is compared: the index of trigrams would be read from end to end.
 * @param words without blanks around them
 * @param text what holds them, for which the table has an index of trigrams
 * @param asStored makes the words comparable with the text
 */
export function rowHolds(
  table: string,
  words: string,
  text: RawBuilder<SqlBool>,
  asStored: (words: string) => RawBuilder<string>,
): RawBuilder<SqlBool> {
  if (WITH_TRIGRAM.test(words)) return text;
  const held = sql<SqlBool>`${sql.ref(`${table}.search_pairs`)} @> array[${sql.join(pairsOf(words).map(asStored))}]::text[]`;
  return [...words].length < TRIGRAM ? held : sql`(${held} and ${text})`;
}

/**
 * A page of what holds a keyword, looked for in the next rows of an order.
 * @param look finds it among so many of them
 * @param limit rows that the page has
 * @returns undefined where too few are found: all that hold the keyword are to be looked up by an index
 */
export async function lookNear<Row>(
  look: (among: number) => Promise<Row[]>,
  limit: number,
): Promise<Row[] | undefined> {
  const near = await look(LOOKED_AT);
  if (near.length === limit) return near;
  if (near.length * LOOKED_AT_MOST < limit * LOOKED_AT) return undefined;
  const further = await look(LOOKED_AT_MOST);
  return further.length === limit ? further : undefined;
}

const contains = (words: string): string => `%${escapeLike(words)}%`;

/** What the text of a row has to hold: of a table with the columns `search_text` and `search_pairs`. @param words folded */
export const textHolds = (table: string, words: string): RawBuilder<SqlBool> =>
  rowHolds(
    table,
    words,
    sql`${sql.ref(`${table}.search_text`)} like ${contains(words)}`,
    (pair) => sql`${pair}`,
  );

/** What is looked for in the words of the next rows of an order: to compare them is faster than to read their pairs. */
export const wordsHold = (table: string, words: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${table}.search_words`)} like lower(${contains(words)})`;

/** What the words of a row have to hold: of a table with the columns `search_words` and `search_pairs`. */
export const holds = (table: string, words: string): RawBuilder<SqlBool> =>
  rowHolds(table, words, wordsHold(table, words), (pair) => sql`lower(${pair})`);

/**
 * A page of the rows that an index finds for a keyword, with how many there are. Not to be mixed with the order: a plan
 * that walks through all rows in order would be chosen for what is rare, too. Nor is the place in that order: the rows
 * beyond it are more than those that are looked for.
 * @param held all of them, with the columns of the order alone, since they may be some thousands
 * @param id that column of theirs which says which they are
 */
export const pageOfHeld = (keyset: Keyset, held: RawBuilder<unknown>, id: string): RawBuilder<unknown> =>
  sql`with found as materialized (${held}) select ${sql.ref(`found.${id}`)}, ${countedIn(sql`select from found`)} as held
    from found where ${keyset.beyond('found')}
    order by ${keyset.orderBy('found')} limit ${keyset.limit} offset ${keyset.offset}`;

/** How many hold a keyword, where the page that was found says so. @param count counts them otherwise */
export const countOfHeld = (
  rows: readonly { held?: number | null }[],
  count: () => Promise<Total>,
): Promise<Total> => {
  const held = rows[0]?.held;
  return typeof held === 'number' ? Promise.resolve(totalOf(held)) : count();
};
