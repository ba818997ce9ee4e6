import { LRUCache } from 'lru-cache';

/** Times that a text is sent before it is worth a plan that is kept. */
const FREQUENT = 3;
/** Texts that a connection keeps prepared: each costs it some ten kilobytes. */
const PREPARED_MAX = 400;

/** What looks for a keyword: how many rows hold it decides which way is the shortest, so that a plan for any would suit none. */
const LOOKS_FOR_KEYWORD = /\bsearch_(?:words|pairs|text)\b/;

/** Which statements connections keep prepared, and under which names. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** How often texts without a name were sent; those with lists of any length are many. */
  readonly #seen = new LRUCache<string, number>({ max: 2000 });

  /** The name under which a connection keeps a statement whose text stands in the code. */
  fixed(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const name = `stoa_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * The same for a text that was put together: undefined until it proved to come often. To plan a statement takes longer
   * than to run it where a page of a large table is read by an index.
   */
  frequent(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= PREPARED_MAX || LOOKS_FOR_KEYWORD.test(text)) return known;
    const count = (this.#seen.get(text) ?? 0) + 1;
    this.#seen.set(text, count);
    return count >= FREQUENT ? this.fixed(text) : undefined;
  }
}

/** Those of this process: all its connections use the same. */
const names = new StatementNames();

export const fixedName = (text: string): string => names.fixed(text);
export const frequentName = (text: string): string | undefined => names.frequent(text);
