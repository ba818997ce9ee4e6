import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { countChildren, SCHOOL_COLUMNS } from '../../core/schools/schools.repository.ts';
import { escapeLike } from '../../database/escape-like.ts';
import { COUNTED_MAX, countRows, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import { lookNear, rowHolds } from '../../database/keyword-index.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Tables, Translations } from '../../database/tables.ts';

export interface SchoolFilter {
  keyword?: string | undefined;
  parentId?: string | undefined;
  /** These schools alone. */
  ids?: readonly string[] | undefined;
  /** Open schools, and those in `orIds`. */
  openOr?: readonly string[] | undefined;
}

const IN_ORDER: KeysetOrder = {
  columns: [
    { name: 'position', type: 'int' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'asc',
};

/** A keyword as it would stand in a text of JSON. */
const inJson = (keyword: string): string => JSON.stringify(keyword).slice(1, -1);

/**
 * Looks at the names in every language, not at the codes of the languages beside them: at all of them together by an
 * index, and at each of them for what the index has found. What is too short for that index is looked up in the pairs of
 * their characters.
 */
export const nameHolds = (keyword: string) =>
  rowHolds(
    'school',
    keyword,
    sql<SqlBool>`(school.names like lower(${`%${escapeLike(inJson(keyword))}%`})
    and exists (select from jsonb_each_text(school.name) as translated where translated.value ilike ${`%${escapeLike(keyword)}%`}))`,
    (pair) => sql`lower(${pair})`,
  );

/** Closed ones that the person who asks belongs to. */
const closedAmong = (ids: readonly string[]) => sql<SqlBool>`not is_open and id = any(${[...ids]}::bigint[])`;

/**
 * A page of schools in their order, and how many there are, counted up to a limit. A keyword is first looked for in the
 * next schools of the order; what few are called is then looked up by an index of names.
 */
export async function listSchools(tx: Transaction, filter: SchoolFilter, page: KeysetPage) {
  const keyset = new Keyset(IN_ORDER, page);
  const words = filter.keyword?.trim();
  const named = words ? nameHolds(words) : sql<SqlBool>`true`;
  const order = sql`order by ${keyset.orderBy('school')}`;
  const limited = sql`${order} limit ${keyset.limit} offset ${keyset.offset}`;
  const beyond = keyset.beyond('school');
  const rowsOf = (source: RawBuilder<unknown>) =>
    tx
      .selectFrom(sql<Tables['school']>`(${source})`.as('school'))
      .select([...SCHOOL_COLUMNS])
      .select(countChildren)
      .select(keyset.place('school').as('place'))
      .orderBy(keyset.orderBy('school'))
      .execute();
  const first = (condition: RawBuilder<SqlBool>, limit: number) =>
    firstOf(filter, (part) => sql`${part} and ${beyond} and ${condition} ${order} limit ${limit}`);
  const all = sql`${firstOf(filter, (part) => sql`${part} and ${named} limit ${COUNTED_MAX + 1}`)} limit ${COUNTED_MAX + 1}`;
  const finish = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    keyset.complete(rows, () => countRows(tx, all));
  if (!words) return finish(await rowsOf(sql`${first(named, keyset.offset + keyset.limit)} ${limited}`));
  const near = (among: number) =>
    rowsOf(
      sql`select * from (${first(sql`true`, among)} ${order} limit ${among}) school where ${named} ${limited}`,
    );
  const nearest = await lookNear(near, keyset.limit);
  if (nearest) return finish(nearest);
  // Not to be mixed with the order: a plan that walks all schools in order would be chosen for what is rare, too.
  return finish(
    await rowsOf(sql`with school as materialized (select * from school where ${named})
      ${firstOf(filter, (part) => sql`${part} and ${beyond}`)} ${limited}`),
  );
}

/**
 * What a filter leaves: open schools and the person's own are read apart, so that closed ones of others are not read in
 * vain.
 * @param rest what follows the condition of each part
 */
function firstOf(
  { parentId, ids, openOr }: SchoolFilter,
  rest: (condition: RawBuilder<SqlBool>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = [sql`status = 'active'`];
  if (parentId !== undefined) parts.push(sql`parent_id = ${parentId}`);
  else if (!ids) parts.push(sql`parent_id is null`);
  if (ids) parts.push(sql`id = any(${[...ids]}::bigint[])`);
  const base = sql.join(parts, sql` and `);
  const allowed = openOr ? [sql`is_open`, ...(openOr.length > 0 ? [closedAmong(openOr)] : [])] : [sql`true`];
  const each = allowed.map(
    (part) => sql`(select * from school where ${rest(sql<SqlBool>`${base} and ${part}`)})`,
  );
  return sql`select * from (${sql.join(each, sql` union all `)}) school`;
}

/** The first open sub-schools of a school, in their order. */
export const listOpenChildren = (tx: Transaction, parentId: string, limit: number) =>
  tx
    .selectFrom('school')
    .select([...SCHOOL_COLUMNS])
    .select(countChildren)
    .where('status', '=', 'active')
    .where('parent_id', '=', parentId)
    .where('is_open', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** A sub-school as a directory names it. */
interface ChildRow {
  id: string;
  parent_id: string;
  name: Translations;
  logo_url: string;
  default_language: Language;
}

/**
 * The first sub-schools of several schools, in one statement.
 * @param openOr closed ones that may be named too: those of the person who asks
 */
export async function listChildren(
  tx: Transaction,
  parents: readonly string[],
  each: number,
  openOr: readonly string[],
) {
  if (parents.length === 0 || each === 0) return [];
  const allowed = [sql`is_open`, ...(openOr.length > 0 ? [closedAmong(openOr)] : [])];
  const firsts = allowed.map(
    (part) => sql`(select id, parent_id, name, logo_url, default_language, position from school
      where parent_id = parent.id and status = 'active' and ${part} order by position, id limit ${each})`,
  );
  const { rows } = await sql<ChildRow>`
    select child.* from unnest(${[...parents]}::bigint[]) parent(id) cross join lateral (
      select * from (${sql.join(firsts, sql` union all `)}) child order by position, id limit ${each}
    ) child order by child.parent_id, child.position, child.id`.execute(tx);
  return rows;
}

/** Joins an open school, once. */
export async function join(tx: Transaction, schoolId: string, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ school_id: schoolId, account_id: accountId, role: 'member', joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable('account').set({ last_school_id: schoolId }).where('id', '=', accountId).execute();
}

/** Ends a membership, with what belongs to it alone. */
export async function leave(tx: Transaction, schoolId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    // Whoever is shut out in this moment stays so.
    .where('status', '=', 'valid')
    .execute();
  await tx
    .updateTable('account')
    .set({ last_school_id: null })
    .where('id', '=', accountId)
    .where('last_school_id', '=', schoolId)
    .execute();
}

/** Open schools by their ids, and by a confirmed domain. */
export const listOpenByIds = (tx: Transaction, ids: readonly string[], domain: string | undefined) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language'])
    .where('status', '=', 'active')
    .where('is_open', '=', true)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(domain
          ? [
              eb.and([
                eb(eb.fn<string>('lower', ['domain']), '=', domain),
                eb('domain_verified_at', 'is not', null),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute();

/** Companies by a confirmed domain or a part of their name. */
export const listCompanies = (tx: Transaction, words: string, limit: number) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language', 'login_method'])
    .select((eb) =>
      eb
        .case()
        .when('domain_verified_at', 'is not', null)
        .then(eb.ref('domain'))
        .else(null)
        .end()
        .as('domain'),
    )
    .where('status', '=', 'active')
    .where('type', '=', 'company')
    .where((eb) =>
      eb.or([
        eb.and([
          eb(eb.fn<string>('lower', ['domain']), '=', words.toLowerCase()),
          eb('domain_verified_at', 'is not', null),
        ]),
        nameHolds(words),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The schools that a person may begin with: the last one, the configured one and the first open one. */
export const listLandings = (
  tx: Transaction,
  last: string | null | undefined,
  configured: string | undefined,
) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'logo_url', 'default_language', 'is_open'])
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('id', 'in', [last ?? '0', configured ?? '0']),
        eb('id', '=', (inner) =>
          inner
            .selectFrom('school as first')
            .select('first.id')
            .where('first.is_open', '=', true)
            .where('first.status', '=', 'active')
            .where('first.parent_id', 'is', null)
            .orderBy('first.position')
            .orderBy('first.id')
            .limit(1),
        ),
      ]),
    )
    .execute();
