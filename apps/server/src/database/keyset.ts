import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { decodeCursor, encodeCursor } from '../platform/cursor.ts';
import type { Transaction } from './pool.ts';

/** Entries that are counted one by one; beyond it a list only says that there are more. */
export const COUNTED_MAX = 1000;

/** Types that lists are ordered by, and what a cursor may say of them. */
const TYPES = {
  timestamptz: (text: string) => !Number.isNaN(Date.parse(text)),
  text: () => true,
  smallint: (text: string) => /^-?\d{1,4}$/.test(text),
  int: (text: string) => /^-?\d{1,9}$/.test(text),
  bigint: (text: string) => /^[1-8]\d{18}$/.test(text),
};

/** Columns of an order; all of them run in one direction, so that one comparison of rows says what comes after. */
export interface KeysetOrder {
  columns: readonly { name: string; type: keyof typeof TYPES }[];
  direction: 'asc' | 'desc';
}

/** Where a page begins or ends. */
export interface KeysetPage {
  limit: number;
  /** From `next` or `previous` of another page of the same list. */
  cursor?: string | null | undefined;
  /** Without a cursor: rows to pass over. */
  offset?: number;
  /** Without a cursor: whether it is read from its end. */
  isBack?: boolean;
}

/** What the API is asked for a page of a list. */
export interface PageQuery {
  cursor?: string | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

const PAGE_SIZE = 20;

/** The page that a request asks for, and what its answer says of it. */
export function pageOf({ cursor, pageNumber = 1, pageSize = PAGE_SIZE }: PageQuery) {
  return {
    page: { limit: pageSize, cursor, offset: cursor === undefined ? (pageNumber - 1) * pageSize : 0 },
    asked: { pageNumber, pageSize },
  };
}

/** A row with the values of the order's columns, as text. */
export type Placed<Row> = Row & { place: string[] };

/** A page of a list that an index is read for, from where the cursor points: it costs the same at every place. */
export class Keyset {
  readonly #order: KeysetOrder;
  readonly #isBack: boolean;
  readonly #values: readonly string[] | undefined;
  readonly #size: number;
  /** One row more than the page has: whether there is another page. */
  readonly limit: number;
  readonly offset: number;

  /** @throws {Problem} VALIDATION_FAILED for what is no cursor of this order */
  constructor(order: KeysetOrder, { limit, cursor, offset = 0, isBack = false }: KeysetPage) {
    const from = cursor
      ? decodeCursor(
          cursor,
          order.columns.map(({ type }) => TYPES[type]),
        )
      : undefined;
    this.#order = order;
    this.#isBack = from?.isBack ?? isBack;
    this.#values = from?.values;
    this.#size = limit;
    this.limit = limit + 1;
    this.offset = offset;
  }

  /** Whether the page before the cursor is asked for. */
  get isBack(): boolean {
    return this.#isBack;
  }

  get #isUp(): boolean {
    return (this.#order.direction === 'asc') !== this.#isBack;
  }

  /** The order in which the rows are read: against the list's where a page before is asked for. */
  orderBy(table: string): RawBuilder<unknown> {
    return this.#sort(table, this.#order.columns);
  }

  #sort(table: string, columns: KeysetOrder['columns']): RawBuilder<unknown> {
    const direction = this.#isUp ? sql`asc` : sql`desc`;
    return sql.join(columns.map(({ name }) => sql`${sql.ref(`${table}.${name}`)} ${direction}`));
  }

  /** What is beyond the cursor. */
  beyond(table: string): RawBuilder<SqlBool> {
    return this.#values ? this.#compare(table, this.#order.columns, this.#values) : sql`true`;
  }

  #compare(
    table: string,
    columns: KeysetOrder['columns'],
    values: readonly string[],
    orSame = false,
  ): RawBuilder<SqlBool> {
    const beyond = sql.raw((this.#isUp ? '>' : '<') + (orSame ? '=' : ''));
    const own = sql.join(columns.map(({ name }) => sql.ref(`${table}.${name}`)));
    const from = sql.join(columns.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`));
    return sql`(${own}) ${beyond} (${from})`;
  }

  /**
   * What is beyond the cursor among rows whose first column of the order is the same: an index that begins after it
   * serves them.
   * @param first that value, as a cursor has it; a number
   */
  beyondAfter(table: string, first: string): RawBuilder<SqlBool> {
    const [own, ...values] = this.#values ?? [];
    if (own === undefined) return sql`true`;
    if (Number(own) !== Number(first))
      return Number(first) > Number(own) === this.#isUp ? sql`true` : sql`false`;
    return this.#compare(table, this.#order.columns.slice(1), values);
  }

  /**
   * What is beyond the cursor among rows that all have the same text in a column of the order: an index without that
   * column serves them.
   * @param text what they have; it is compared with the cursor's letter by letter, so that only plain names will do
   */
  beyondAmong(table: string, column: string, text: string): RawBuilder<SqlBool> {
    const { columns } = this.#order;
    const place = columns.findIndex(({ name }) => name === column);
    const own = this.#values?.[place];
    if (!this.#values || own === undefined) return sql`true`;
    if (text === own)
      return this.#compare(table, columns.toSpliced(place, 1), this.#values.toSpliced(place, 1));
    return this.#compare(table, columns.slice(0, place), this.#values, text > own === this.#isUp);
  }

  /**
   * A part of a list whose first column says in which part a row is, each with an order of its own: from where the cursor
   * points.
   * @returns undefined where nothing of the part is beyond the cursor
   */
  part(number: number, order: KeysetOrder): Keyset | undefined {
    const [own, ...values] = this.#values ?? [];
    const isBack = this.#isBack;
    if (own === undefined || (Number(own) !== number && number > Number(own) === this.#isUp))
      return new Keyset(order, { limit: this.#size, isBack });
    if (Number(own) !== number) return undefined;
    return new Keyset(order, { limit: this.#size, cursor: encodeCursor({ isBack, values }) });
  }

  /** The order without its first column. */
  orderAfter(table: string): RawBuilder<unknown> {
    return this.#sort(table, this.#order.columns.slice(1));
  }

  /** The place of a row, for the cursors. */
  place(table: string): RawBuilder<string[]> {
    const texts = this.#order.columns.map(({ name, type }) => {
      const column = sql.ref(`${table}.${name}`);
      return type === 'timestamptz'
        ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : sql`${column}::text`;
    });
    return sql`array[${sql.join(texts)}]`;
  }

  /**
   * The page, with how many entries the list has. Nothing is counted where the first page shows all of them.
   * @param count counts the entries of the list
   */
  async complete<Row>(found: readonly Placed<Row>[], count: () => Promise<Total>) {
    const known = this.offset + found.length;
    const isWhole = !this.#values && found.length <= this.#size && (found.length > 0 || this.offset === 0);
    const total = isWhole && known <= COUNTED_MAX ? totalOf(known) : await count();
    return { ...this.finish(found), ...total };
  }

  /** The page in the list's order, and the cursors to the pages around it. */
  finish<Row>(found: readonly Placed<Row>[]) {
    const hasMore = found.length > this.#size;
    const rows = found.slice(0, this.#size);
    if (this.#isBack) rows.reverse();
    const [first, last] = [rows[0], rows.at(-1)];
    const isBehind = this.#isBack ? hasMore : this.#values !== undefined || this.offset > 0;
    return {
      rows: rows as Row[],
      next: last && (this.#isBack || hasMore) ? encodeCursor({ isBack: false, values: last.place }) : null,
      previous: first && isBehind ? encodeCursor({ isBack: true, values: first.place }) : null,
    };
  }
}

/** How many entries a list has, counted up to a limit. */
export interface Total {
  total: number;
  totalIsExact: boolean;
}

/** A number that was counted up to one more than the limit. */
export const totalOf = (n: number): Total => ({
  total: Math.min(n, COUNTED_MAX),
  totalIsExact: n <= COUNTED_MAX,
});

/** In a select: how many rows a query finds, counted up to one more than the limit; for {@link totalOf}. */
export const countedIn = (found: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${found} limit ${sql.lit(COUNTED_MAX + 1)}) found)`;

/** Counts rows. @param found a query that ends after one more than {@link COUNTED_MAX} */
export async function countRows(tx: Transaction, found: RawBuilder<unknown>): Promise<Total> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) found`.execute(tx);
  return totalOf(rows[0]?.n ?? 0);
}

/** Counts what a query finds, up to a limit: a list costs the same however long it is. */
export function countUpTo<Tables, Table extends keyof Tables, Row>(
  tx: Transaction,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Total> {
  const found = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(COUNTED_MAX + 1);
  return countRows(tx, sql`${found}`);
}
