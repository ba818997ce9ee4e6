import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import { listSettings, replaceSetting } from '../../../core/schools/school-config.repository.ts';

const KEY = 'networks';

/** A network of a school that has a name. */
export interface NamedNetwork {
  id: string;
  name: string;
  ranges: string[];
}

/**
 * From where `exam` is taken: its own ranges, and those of the networks that it names. The ids of the networks stay among
 * them: no address lies in one, so that an exam whose network is gone is not open to everybody.
 */
export const ALLOWED_NETWORKS = sql<string[]>`exam.networks || array(
  select range.value from school_config kept
    cross join jsonb_array_elements(kept.value -> 'items') item
    cross join jsonb_array_elements_text(item.value -> 'ranges') range
  where kept.school_id = exam.school_id and kept.key = ${sql.lit(KEY)} and item.value ->> 'id' = any (exam.networks))`;

/** The networks of a school with their version; 0 before they were saved. */
export async function findNetworks(
  tx: Transaction,
  schoolId: string,
): Promise<{ items: NamedNetwork[]; version: number }> {
  const [row] = await listSettings(tx, schoolId, [KEY]);
  const { items = [] } = (row?.value ?? {}) as { items?: NamedNetwork[] };
  return { items, version: row?.version ?? 0 };
}

/** @returns false where somebody saved another version meanwhile */
export const replaceNetworks = (
  tx: Transaction,
  schoolId: string,
  items: readonly NamedNetwork[],
  version: number,
): Promise<boolean> => replaceSetting(tx, { schoolId, key: KEY, value: { items }, version });

/** How many exams name each of the networks; those that no exam names are left out. */
export async function countExams(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom('exam')
        .select(sql<string>`unnest(exam.networks)`.as('id'))
        .as('named'),
    )
    .select((eb) => ['named.id', eb.fn.countAll<string>().as('count')])
    .where('named.id', 'in', ids.length > 0 ? ids : [''])
    .groupBy('named.id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Ids for networks that are new. */
export async function newIds(tx: Transaction, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select new_id() as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
