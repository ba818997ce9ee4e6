import { Audience } from '@stoa/api/enums';
import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Reader } from '../resources/resource-card.ts';
import { readableSections } from '../resources/section-readers.ts';
import { typesOfFamily } from '../resources/kinds/registry.ts';
import type { Condition } from '../resources/resource-filter.ts';

/** A section as the database has it. */
export interface SectionRow {
  id: string;
  parent_id: string | null;
  name: Translations;
  summary: Translations;
  audience: number;
  readers: number;
  version: number;
  created_by: string | null;
  subscribers: number;
  subscribed: boolean;
  /** Articles in it and not below, in every state. */
  articles: number;
}

const SUBSCRIBED = (accountId: string | undefined) =>
  accountId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from knowledge_subscription own where own.section_id = section.id and own.account_id = ${accountId}::bigint)`;

/** All sections of the school, siblings in their order. */
export const listSectionRows = (tx: Transaction, accountId: string | undefined): Promise<SectionRow[]> =>
  tx
    .selectFrom('knowledge_section as section')
    .select([
      'section.id',
      'section.parent_id',
      'section.name',
      'section.summary',
      'section.audience',
      'section.readers',
      'section.version',
      'section.created_by',
    ])
    .select([
      sql<number>`coalesce((select subscribers from knowledge_audience audience
        where audience.school_id = section.school_id and audience.target_id = section.id), 0)`.as(
        'subscribers',
      ),
      SUBSCRIBED(accountId).as('subscribed'),
      sql<number>`(select coalesce(sum(size.articles), 0)::int from knowledge_size size
        where size.school_id = section.school_id and size.section_id = section.id)`.as('articles'),
    ])
    .orderBy('section.position')
    .orderBy('section.id')
    .execute();

/** How many articles somebody sees in each section itself; in none by null. What is planned is published later. */
export async function countArticles(tx: Transaction, reader: Reader): Promise<Map<string | null, number>> {
  const audiences = sql`(${sql.lit(Audience.All)}, ${sql.lit(reader.member ? Audience.Members : Audience.Visitors)})`;
  const readable = sql.join(readableSections(reader).map((value) => sql.lit(value)));
  const { rows } = await sql<{ section_id: string | null; n: number }>`
    with later as (
      select coalesce(section_id, 0) as section_id, count(*) as n from resource
      where type = any(${[...typesOfFamily('knowledge')]}::smallint[]) and status = 'published'
        and published_at > ${reader.now} and audience in ${audiences} group by 1
    )
    select nullif(size.section_id, 0) as section_id, (sum(size.published) - coalesce(max(later.n), 0))::int as n
    from knowledge_size size left join knowledge_section section on section.id = size.section_id
      left join later on later.section_id = size.section_id
    where size.audience in ${audiences} and (size.section_id = 0 or section.readers in (${readable}))
    group by size.section_id`.execute(tx);
  return new Map(rows.map(({ section_id, n }) => [section_id, n]));
}

/** Lets one change the sections of a school at a time, until the transaction ends. */
export const lockSections = (tx: Transaction, schoolId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sections ${schoolId}`}, 0))`.execute(tx);

export interface SectionValues {
  parentId: string | null;
  name: Translations;
  summary: Translations;
  audience: number;
}

const columnsOf = ({ parentId, name, summary, audience }: SectionValues) => ({
  parent_id: parentId,
  name: JSON.stringify(name),
  summary: JSON.stringify(summary),
  audience,
});

/** The place after all siblings. */
const lastPlace = (parentId: string | null) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from knowledge_section where parent_id is not distinct from ${parentId}::bigint)`;

export async function insertSection(
  tx: Transaction,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  values: SectionValues,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('knowledge_section')
    .values({
      ...columnsOf(values),
      school_id: schoolId,
      position: lastPlace(values.parentId),
      created_by: accountId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @param isMoved it comes after its new siblings */
export const updateSectionRow = (tx: Transaction, id: string, values: SectionValues, isMoved: boolean) =>
  tx
    .updateTable('knowledge_section')
    .set({
      ...columnsOf(values),
      version: sql`version + 1`,
      ...(isMoved ? { position: lastPlace(values.parentId) } : {}),
    })
    .where('id', '=', id)
    .execute();

/** Puts sections in this order. */
export const orderSections = (tx: Transaction, ids: readonly string[]) =>
  sql`
    update knowledge_section set position = given.place
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place)
    where knowledge_section.id = given.id`.execute(tx);

export const deleteSectionRow = (tx: Transaction, id: string) =>
  tx.deleteFrom('knowledge_section').where('id', '=', id).execute();

/** Moves what stands in a section to another one, or out of all. */
export const moveArticles = (tx: Transaction, from: string, to: string | null) =>
  sql`select move_articles(${from}::bigint, ${to}::bigint)`.execute(tx);

/** Puts these articles into a section, or out of all. */
export const placeRows = (tx: Transaction, ids: readonly string[], sectionId: string | null) =>
  tx.updateTable('resource').set({ section_id: sectionId }).where('id', 'in', ids).execute();

/** Works out who reads each section: whom it is for, as far as those above let them. Articles follow by a trigger. */
export const refreshReaders = (tx: Transaction) =>
  sql`
    with recursive tree as (
      select id, audience::int as readers from knowledge_section where parent_id is null
      union all
      select section.id, case
        when tree.readers = 1 then section.audience
        when section.audience in (1, tree.readers) then tree.readers
        when tree.readers in (2, 4) and section.audience in (2, 4) then 4
        else 0 end
      from knowledge_section section join tree on tree.id = section.parent_id
    )
    update knowledge_section set readers = tree.readers from tree
    where tree.id = knowledge_section.id and tree.readers <> knowledge_section.readers`.execute(tx);

/** Whether the school has such a section. */
export const hasSection = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.selectFrom('knowledge_section').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** Condition on `resource`: it stands in one of these sections. */
export const inSections = (ids: readonly string[]): Condition =>
  sql`resource.section_id = any(${[...ids]}::bigint[])`;
