import { Audience, Zone } from '@stoa/api/enums';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CategoryTree } from '../../core/schools/category-tree.ts';
import { typesOfCard } from './kinds/registry.ts';

/** What lists of resources can be narrowed by, as the contract's parameters name it. */
export interface FilterQuery {
  categoryIds?: string[];
  type?: number;
  zone?: string;
  member?: number;
  status?: number;
  vipPackageId?: string;
  cardType?: string;
}

export type FilterName = keyof FilterQuery;

/** The filters of a query that has more. */
export const filtersOf = ({
  categoryIds,
  type,
  zone,
  member,
  status,
  vipPackageId,
  cardType,
}: FilterQuery): FilterQuery => ({ categoryIds, type, zone, member, status, vipPackageId, cardType });

/** Unstarted 1, ongoing 2, ended 3 of `resource`; null for what has no dates. The same rule as activityStatusOf. */
export const statusAt = (now: Date) => sql<number | null>`(case
  when resource.starts_at is null and resource.ends_at is null then null
  when resource.starts_at > ${now} then 1
  when resource.ends_at <= ${now} then 3
  else 2 end)`;

export type Condition = RawBuilder<SqlBool>;

/** Resources of these types. */
export const ofTypes = (types: readonly number[]): Condition =>
  sql`resource.type = any(${[...types]}::smallint[])`;

/** These resources. */
export const ofIds = (ids: readonly string[]): Condition => sql`resource.id = any(${[...ids]}::bigint[])`;

/** The conditions on `resource` that a query asks for, by filter; what narrows nothing is left out. */
export function conditionsOf(
  query: FilterQuery,
  categories: CategoryTree,
  now: Date,
): Map<FilterName, Condition> {
  const conditions = new Map<FilterName, Condition>();
  if (query.categoryIds?.length) {
    const groups = [...categories.groups(query.categoryIds).values()];
    conditions.set(
      'categoryIds',
      sql.join(
        groups.map((ids) => sql`resource.category_ids && ${ids}::bigint[]`),
        sql` and `,
      ),
    );
  }
  if (query.type) conditions.set('type', sql`resource.type = ${query.type}::smallint`);
  if (query.zone && query.zone !== Zone.All)
    conditions.set('zone', sql`resource.zone = ${Number(query.zone)}::smallint`);
  // 'All' asks for everything that the viewer may see.
  if (query.member && query.member !== Audience.All)
    conditions.set('member', sql`resource.audience = ${query.member}::smallint`);
  if (query.status) conditions.set('status', sql`${statusAt(now)} = ${query.status}`);
  // A package contains the VIP zone of its school; what is no package contains nothing.
  if (query.vipPackageId)
    conditions.set(
      'vipPackageId',
      sql`(resource.zone = ${Number(Zone.Vip)}::smallint and exists (select from vip_package
        where vip_package.id = ${query.vipPackageId}::bigint and vip_package.school_id = resource.school_id))`,
    );
  // A word that is no kind of card narrows nothing.
  const types = query.cardType ? typesOfCard(query.cardType) : [];
  if (types.length > 0) conditions.set('cardType', ofTypes(types));
  return conditions;
}

/** All of them at once. */
export const allOf = (conditions: Iterable<Condition>): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
