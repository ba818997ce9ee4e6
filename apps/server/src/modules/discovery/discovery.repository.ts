import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { visible } from '../resources/resource-card.ts';
import { typesOfFamily } from '../resources/kinds/registry.ts';
import { readableSections } from '../resources/section-readers.ts';

const VISITOR = { member: false };

/** Schools that anybody may look into, in their order. */
export const listOpenSchools = (tx: Transaction, limit: number) =>
  tx
    .selectFrom('school')
    .select('id')
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** A school as far as visitors see it; undefined where it is closed to them. */
export const findListedSchool = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'summary', 'color', 'default_language', 'languages', 'is_decorated', 'inherited'])
    .where('id', '=', schoolId)
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();
export type ListedSchool = NonNullable<Awaited<ReturnType<typeof findListedSchool>>>;

/** Open schools below one, in their order. */
export const listOpenChildren = (tx: Transaction, schoolId: string, limit: number) =>
  tx
    .selectFrom('school')
    .select('id')
    .where('parent_id', '=', schoolId)
    .where('is_open', '=', true)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Sections of knowledge that visitors read. */
export const listReadSections = (tx: Transaction, limit: number) =>
  tx
    .selectFrom('knowledge_section')
    .select('id')
    .where('readers', 'in', readableSections(VISITOR))
    .orderBy('id')
    .limit(limit)
    .execute();

/** The first resource of each part of so many, in the order in which they came out. */
export async function listPartStarts(tx: Transaction, size: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by published_at, id) as place from resource where ${visible({ ...VISITOR, now })}
    ) listed where (place - 1) % ${sql.lit(size)} = 0 order by place`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface ListedResource {
  id: string;
  school_id: string;
  type: number;
  changed_at: Date;
}

/** What visitors see from a resource on, in the order in which they came out. */
export async function listPart(
  tx: Transaction,
  start: string,
  size: number,
  now: Date,
): Promise<ListedResource[]> {
  const { rows } = await sql<ListedResource>`
    select id, school_id, type, greatest(updated_at, published_at) as changed_at from resource
    where ${visible({ ...VISITOR, now })}
      and (published_at, id) >= (select published_at, id from resource where id = ${start}::bigint)
    order by published_at, id limit ${size}`.execute(tx);
  return rows;
}

/** The newest articles that visitors see. */
export const listNewestArticles = (tx: Transaction, limit: number, now: Date) =>
  tx
    .selectFrom('resource')
    .leftJoin('account as author', 'author.id', 'resource.author_id')
    .select([
      'resource.id',
      'resource.school_id',
      'resource.type',
      'resource.title',
      'resource.summary',
      'resource.published_at',
      'author.real_name',
      'author.nick_name',
    ])
    .where(visible({ ...VISITOR, now }))
    .where('resource.type', 'in', [...typesOfFamily('knowledge')])
    .orderBy('resource.published_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(limit)
    .execute();

/** What the picture of a resource says; undefined where visitors do not see it. */
export async function findListedTitle(tx: Transaction, id: string, now: Date) {
  const row = await tx
    .selectFrom('resource')
    .select('resource.title')
    .where('resource.id', '=', id)
    .where(visible({ ...VISITOR, now }))
    .executeTakeFirst();
  return row && (row.title as Translations);
}
