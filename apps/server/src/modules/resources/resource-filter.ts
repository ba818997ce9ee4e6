import { ResourceType, Zone, Audience } from '@stoa/api/enums';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CategoryTree } from '../../core/schools/category-tree.ts';

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

/** Kinds of cards and the resource types they show; another word narrows nothing. */
const CARD_TYPES = new Map<string, readonly number[]>([
  ['course', [ResourceType.Course, ResourceType.PurchaseCourse, ResourceType.ShareCourse]],
  ['class', [ResourceType.Class]],
  ['exam', [ResourceType.Exam, ResourceType.ShareExam]],
  ['knowledge', [ResourceType.Knowledge]],
  ['live', [ResourceType.Live]],
  ['topic', [ResourceType.Topic]],
]);

/** Unstarted 1, ongoing 2, ended 3 of `resource`; null for what has no dates. The same rule as activityStatusOf. */
export const statusAt = (now: Date) => sql<number | null>`(case
  when resource.starts_at is null and resource.ends_at is null then null
  when resource.starts_at > ${now} then 1
  when resource.ends_at <= ${now} then 3
  else 2 end)`;

export type Condition = RawBuilder<SqlBool>;

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
  // No package contains anything until schools sell packages.
  if (query.vipPackageId) conditions.set('vipPackageId', sql`false`);
  const kinds = query.cardType ? CARD_TYPES.get(query.cardType) : undefined;
  if (kinds) conditions.set('cardType', sql`resource.type = any(${[...kinds]}::smallint[])`);
  return conditions;
}

/** All of them at once. */
export const allOf = (conditions: Iterable<Condition>): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
