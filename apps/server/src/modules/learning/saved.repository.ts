import { sql } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { TEACHERS } from '../resources/section-readers.ts';
import type { CardRow } from '../resources/resource-card.ts';
import {
  CARD,
  cardOf,
  inSchools,
  VISIBLE,
  WHO,
  type LearningSchool,
  type Sent,
} from './learning.repository.ts';

const LATEST: KeysetOrder = {
  columns: [
    { name: 'saved_at', type: 'timestamptz' },
    { name: 'resource_id', type: 'bigint' },
  ],
  direction: 'desc',
};

interface SavedRow {
  resource_id: string;
  school_id: string;
  saved_at: Date;
}

/** A page of what somebody saved in these schools, the latest first. */
export async function listSaved(
  tx: Transaction,
  { accountId, schoolIds }: { accountId: string; schoolIds: readonly string[] },
  page: KeysetPage,
) {
  const keyset = new Keyset(LATEST, page);
  const schools = sql`unnest(${[...schoolIds]}::bigint[]) as school (id)`;
  const own = sql`from saved_resource saved where saved.account_id = ${accountId} and saved.school_id = school.id`;
  const { rows } = await sql<Placed<SavedRow>>`
    select page.*, ${keyset.place('page')} as place
    from ${schools} cross join lateral (
      select saved.resource_id, saved.school_id, saved.saved_at ${own} and ${keyset.beyond('saved')}
      order by ${keyset.orderBy('saved')} limit ${keyset.limit + keyset.offset}) page
    order by ${keyset.orderBy('page')} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  const counted = sql.lit(COUNTED_MAX + 1);
  return keyset.complete<SavedRow>(rows, () =>
    countRows(
      tx,
      sql`select from ${schools} cross join lateral (select ${own} limit ${counted}) saved limit ${counted}`,
    ),
  );
}

/** A card of something that was saved. */
export type SavedCardRow = CardRow & { viewer_enrolled: boolean };

/** Cards of these ids in their schools, as far as somebody is shown them, in no order. */
export async function listSavedCards(
  tx: Transaction,
  schools: readonly LearningSchool[],
  {
    accountId,
    ...given
  }: {
    ids: readonly string[];
    /** Ids of the schools whose teachers' sections are open to them. */
    teaching: readonly string[];
    accountId: string;
    now: Date;
  },
): Promise<SavedCardRow[]> {
  if (given.ids.length === 0) return [];
  const rows = await inSchools<Sent<SavedCardRow>>(
    tx,
    schools,
    `select to_jsonb(found) from (
      select ${CARD}, exists (select from enrollment mine
          where mine.class_id = coalesce(resource.source_id, resource.id) and mine.account_id = ${WHO}) as viewer_enrolled
      from resource left join account author on author.id = resource.author_id
      where resource.id in (select value::bigint from jsonb_array_elements_text($1->'ids'))
        and ${VISIBLE} and (resource.section_readers in (1, case when $1->'members' ? current_school()::text then 2 else 3 end)
          or (resource.section_readers = ${TEACHERS} and $1->'teaching' ? current_school()::text))
    ) found`,
    { account: accountId, ...given },
  );
  return rows.map(cardOf);
}

/** Whether somebody saved a resource. */
export async function isSaved(tx: Transaction, accountId: string, resourceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('saved_resource')
    .select('resource_id')
    .where('account_id', '=', accountId)
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a resource; what is saved keeps its moment. */
export const insertSaved = (
  tx: Transaction,
  saved: { account_id: string; resource_id: string; school_id: string; saved_at: Date },
) =>
  tx
    .insertInto('saved_resource')
    .values(saved)
    .onConflict((oc) => oc.doNothing())
    .execute();

export const deleteSaved = (tx: Transaction, accountId: string, resourceId: string) =>
  tx
    .deleteFrom('saved_resource')
    .where('account_id', '=', accountId)
    .where('resource_id', '=', resourceId)
    .execute();
