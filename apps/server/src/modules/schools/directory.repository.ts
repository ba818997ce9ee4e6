import { sql, type ExpressionBuilder } from 'kysely';
import { countChildren, SCHOOL_COLUMNS } from '../../core/schools/schools.repository.ts';
import { escapeLike } from '../../database/escape-like.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

export interface SchoolFilter {
  keyword?: string | undefined;
  parentId?: string | undefined;
  /** These schools alone. */
  ids?: readonly string[] | undefined;
  /** Open schools, and those in `orIds`. */
  openOr?: readonly string[] | undefined;
  pageNumber: number;
  pageSize: number;
}

/** A keyword as it would stand in a text of JSON. */
const inJson = (keyword: string): string => JSON.stringify(keyword).slice(1, -1);

/**
 * Looks at the names in every language, not at the codes of the languages beside them: at all of them together by an
 * index, and at each of them for what the index has found.
 */
export const nameHolds = (keyword: string) =>
  sql<boolean>`(school.names like lower(${`%${escapeLike(inJson(keyword))}%`})
    and exists (select from jsonb_each_text(school.name) as translated where translated.value ilike ${`%${escapeLike(keyword)}%`}))`;

/** Open schools, and those that the person who asks belongs to. */
const openOrAmong = (ids: readonly string[]) => (eb: ExpressionBuilder<Tables, 'school'>) =>
  eb.or([eb('is_open', '=', true), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]);

/** A page of schools in their order, with the total over all pages. */
export async function listSchools(tx: Transaction, filter: SchoolFilter) {
  let query = tx.selectFrom('school').where('status', '=', 'active');
  if (filter.keyword?.trim()) query = query.where(nameHolds(filter.keyword.trim()));
  query =
    filter.parentId === undefined
      ? filter.ids
        ? query
        : query.where('parent_id', 'is', null)
      : query.where('parent_id', '=', filter.parentId);
  if (filter.ids) query = query.where('id', 'in', filter.ids.length > 0 ? filter.ids : ['0']);
  const { openOr } = filter;
  if (openOr) query = query.where(openOrAmong(openOr));
  const [items, { total }] = await Promise.all([
    query
      .select([...SCHOOL_COLUMNS])
      .select(countChildren)
      .orderBy('position')
      .orderBy('id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    query.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: Number(total) };
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
  return tx
    .selectFrom((eb) =>
      eb
        .selectFrom('school')
        .select(['id', 'parent_id', 'name', 'logo_url', 'default_language'])
        .select((inner) =>
          inner.fn
            .agg<string>('row_number')
            .over((over) => over.partitionBy('parent_id').orderBy('position'))
            .as('place'),
        )
        .where('parent_id', 'in', parents)
        .where('status', '=', 'active')
        .where(openOrAmong(openOr))
        .as('child'),
    )
    .selectAll()
    .where('place', '<=', String(each))
    .orderBy('parent_id')
    .orderBy('place')
    .execute();
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
