import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../database/escape-like.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Role } from '../../database/tables.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';

export interface MemberFilter {
  keyword?: string;
  role?: Role;
  isValid?: 0 | 1;
}
export type MemberSort = 'newest' | 'oldest' | 'name' | 'role';

/** Members that are counted one by one; beyond it a list only says that there are more. */
export const COUNTED_MAX = 1000;
/** Rows in the order of the list that are looked through before an index is asked for a keyword. */
const LOOKED_AT = 500;
/** Characters of a trigram; what is shorter is looked up as one or two characters. */
const TRIGRAM = 3;
const BEYOND_ASCII = /^[\u{80}-\u{10FFFF}]+$/u;
const RANK: Record<Role, number> = { owner: 1, admin: 2, teacher: 3, member: 4 };

/** Columns of an order; all of them run in one direction, so that one comparison of rows says what comes after. */
interface Order {
  columns: readonly ('joined_at' | 'sort_name' | 'role_rank' | 'account_id')[];
  direction: 'asc' | 'desc';
}
const ORDERS: Record<MemberSort, Order> = {
  newest: { columns: ['joined_at', 'account_id'], direction: 'desc' },
  oldest: { columns: ['joined_at', 'account_id'], direction: 'asc' },
  name: { columns: ['sort_name', 'account_id'], direction: 'asc' },
  role: { columns: ['role_rank', 'joined_at', 'account_id'], direction: 'asc' },
};
/** Types of the columns, and what a cursor may say of them. */
const PLACES = {
  joined_at: { type: 'timestamptz', isRight: (text: string) => !Number.isNaN(Date.parse(text)) },
  sort_name: { type: 'text', isRight: () => true },
  role_rank: { type: 'smallint', isRight: (text: string) => /^[1-4]$/.test(text) },
  account_id: { type: 'bigint', isRight: (text: string) => /^[1-8]\d{18}$/.test(text) },
};

export interface MemberRow {
  id: string;
  email: string | null;
  mobile: string | null;
  nick_name: string;
  real_name: string;
  avatar_url: string;
  role: Role;
  status: 'valid' | 'disabled';
  joined_at: Date;
}
interface ListedRow extends MemberRow {
  /** Values of the order's columns, as text. */
  place: string[];
}

/** Where a page begins or ends. */
export interface MemberPage {
  sort: MemberSort;
  limit: number;
  /** From `next` or `previous` of another page of the same list. */
  cursor?: string | null | undefined;
  /** Without a cursor: rows to pass over. */
  offset?: number;
}

/** Values of a filter that stand in the text: a plan for all roles would suit none of them. */
function filterOf({ role, isValid }: MemberFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (role) parts.push(sql`role_rank = ${sql.lit(RANK[role])}`);
  if (isValid !== undefined) parts.push(sql`status = ${sql.lit(isValid === 1 ? 'valid' : 'disabled')}`);
  return sql.join(parts, sql` and `);
}

const isShort = (words: string): boolean => [...words].length < TRIGRAM;
/** Whether a keyword is too short for both indexes of words: its members are looked for in the order of the list. */
const isWalked = (words: string): boolean => isShort(words) && !BEYOND_ASCII.test(words);

/** What a member's words have to hold. */
function matches(words: string): RawBuilder<unknown> {
  if (isShort(words) && BEYOND_ASCII.test(words)) return sql`search_pairs @> array[lower(${words})]`;
  // An index of trigrams would be read from end to end for less than one of them: the term keeps it out.
  const text = isWalked(words) ? sql`search_words || ''` : sql`search_words`;
  return sql`${text} like lower(${`%${escapeLike(words)}%`})`;
}

/**
 * One page of members. It is read by an index in its order from where the cursor points, so it costs the same at every
 * place of every list. A keyword is first looked for in the next rows of that order: what many are called is found
 * there; what few are called is then looked up by an index of words.
 */
export async function listMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
  { sort, limit, cursor, offset = 0 }: MemberPage,
) {
  const order = ORDERS[sort];
  const from = cursor
    ? decodeCursor(
        cursor,
        order.columns.map((column) => PLACES[column].isRight),
      )
    : undefined;
  const isBack = from?.isBack ?? false;
  const direction = (order.direction === 'asc') === isBack ? sql`desc` : sql`asc`;
  const columns = sql.join(order.columns.map((column) => sql.ref(column)));
  const orderBy = (prefix: string) =>
    sql.join(order.columns.map((column) => sql`${sql.ref(`${prefix}.${column}`)} ${direction}`));
  const beyond = from
    ? sql`(${columns}) ${(order.direction === 'asc') === isBack ? sql`<` : sql`>`} (${sql.join(
        order.columns.map((column, index) => sql`${from.values[index]}::${sql.raw(PLACES[column].type)}`),
      )})`
    : sql`true`;
  const words = filter.keyword?.trim();
  const base = sql`from membership where school_id = ${schoolId} and ${filterOf(filter)} and ${beyond}`;
  const rowsOf = async (source: RawBuilder<unknown>) => {
    const { rows } = await sql<ListedRow>`
      select account.id, account.email, account.mobile, account.nick_name, account.real_name, account.avatar_url,
        m.role, m.status, m.joined_at,
        array[${sql.join(order.columns.map((column) => (column === 'joined_at' ? sql`to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`${sql.ref(`m.${column}`)}::text`)))}] as place
      from (${source}) m join account on account.id = m.account_id
      order by ${orderBy('m')}`.execute(tx);
    return rows;
  };
  const page = sql`order by ${orderBy('membership')} limit ${limit + 1} offset ${offset}`;
  let found: ListedRow[] = [];
  if (!words) found = await rowsOf(sql`select * ${base} ${page}`);
  else if (isWalked(words)) found = await rowsOf(sql`select * ${base} and ${matches(words)} ${page}`);
  else {
    const near = sql`select * from (select * ${base} order by ${orderBy('membership')} limit ${LOOKED_AT}) near
      where ${matches(words)} order by ${orderBy('near')} limit ${limit + 1} offset ${offset}`;
    found = await rowsOf(near);
    if (found.length <= limit)
      // Not to be mixed with the order: a plan that walks the school in order would be chosen for what is rare, too.
      found = await rowsOf(sql`
        select * from (with found as materialized (select * ${base} and ${matches(words)}) select * from found) membership ${page}`);
  }
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (isBack) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows as MemberRow[],
    next: last && (isBack || hasMore) ? encodeCursor({ isBack: false, values: last.place }) : null,
    previous:
      first && (isBack ? hasMore : from !== undefined || offset > 0)
        ? encodeCursor({ isBack: true, values: first.place })
        : null,
  };
}

/** How many members a filter leaves: exactly where the school knows it, else up to a limit. */
export async function countMembers(
  tx: Transaction,
  schoolId: string,
  filter: MemberFilter,
): Promise<{ total: number; isExact: boolean }> {
  const words = filter.keyword?.trim();
  if (!words && !filter.role) {
    const school = await tx
      .selectFrom('school')
      .select(['learner_count', 'disabled_count'])
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow();
    const valid = filter.isValid === 0 ? 0 : school.learner_count;
    const disabled = filter.isValid === 1 ? 0 : school.disabled_count;
    return { total: valid + disabled, isExact: true };
  }
  const found = sql`select 1 from membership where school_id = ${schoolId} and ${filterOf(filter)} ${words ? sql`and ${matches(words)}` : sql``}
    ${words && isWalked(words) ? sql`order by joined_at, account_id` : sql``} limit ${COUNTED_MAX + 1}`;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${found}) found`.execute(tx);
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, COUNTED_MAX), isExact: n <= COUNTED_MAX };
}

export const findMember = (
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'account.id',
      'account.email',
      'account.mobile',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'membership.role',
      'membership.status',
      'membership.joined_at',
    ])
    .where('membership.school_id', '=', schoolId)
    .where('account.id', '=', accountId)
    .executeTakeFirst();

/**
 * How many valid owners a school has beside one person. They are locked in one order, so that two owners who leave at
 * once cannot both be let go.
 */
export async function countOtherOwners(
  tx: Transaction,
  schoolId: string,
  accountId: string,
): Promise<number> {
  const owners = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'owner')
    .where('status', '=', 'valid')
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return owners.filter((owner) => owner.account_id !== accountId).length;
}

export const updateMember = (
  tx: Transaction,
  schoolId: string,
  accountId: string,
  values: { role?: Role; status?: 'valid' | 'disabled' },
) =>
  tx
    .updateTable('membership')
    .set(values)
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .execute();
