import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { CategoryRow } from './category-tree.ts';

/** All categories of a school, siblings in their order, as one value. Ids as text: they do not fit a JSON number. */
export const categoriesAsJson = sql<CategoryRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
  'id', category.id::text, 'parent_id', category.parent_id::text, 'slug', category.slug, 'name', category.name)
  order by category.position, category.id), '[]') from category)`;

/** What every look into a school needs, with its categories. */
export const findSchoolFacts = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select(['id', 'type', 'is_open', 'status', 'default_language', categoriesAsJson.as('categories')])
    .where('id', '=', schoolId)
    .executeTakeFirst();
