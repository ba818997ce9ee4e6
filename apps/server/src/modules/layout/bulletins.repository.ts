import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';

export type BulletinState = 'planned' | 'running' | 'ended' | 'draft';
export interface BulletinRow {
  id: string;
  content: Translations;
  start_time: Date;
  end_time: Date;
  status: number;
  version: number;
  updated_at: Date;
}
export interface BulletinValues {
  content: Translations;
  startTime: Date;
  endTime: Date;
  status: number;
}

const COLUMNS = ['id', 'content', 'start_time', 'end_time', 'status', 'version', 'updated_at'] as const;

/** Where a bulletin is in its life; start and end are part of it. */
export function stateOf(
  row: Pick<BulletinRow, 'start_time' | 'end_time' | 'status'>,
  now: Date,
): BulletinState {
  if (row.end_time < now) return 'ended';
  if (row.status !== 1) return 'draft';
  return row.start_time > now ? 'planned' : 'running';
}

const LAST_END: KeysetOrder = {
  columns: [
    { name: 'end_time', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A page of a school's bulletins, the one that ends last first. */
export async function listBulletins(
  tx: Transaction,
  schoolId: string,
  state: BulletinState | undefined,
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(LAST_END, page);
  let query = tx.selectFrom('bulletin').where('school_id', '=', schoolId);
  if (state === 'ended') query = query.where('end_time', '<', now);
  else if (state) query = query.where('end_time', '>=', now);
  if (state === 'draft') query = query.where('status', '!=', 1);
  if (state === 'planned') query = query.where('status', '=', 1).where('start_time', '>', now);
  if (state === 'running') query = query.where('status', '=', 1).where('start_time', '<=', now);
  const rows = await query
    .select([...COLUMNS])
    .select(keyset.place('bulletin').as('place'))
    .where(keyset.beyond('bulletin'))
    .orderBy(keyset.orderBy('bulletin'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, query));
}

export const findBulletin = (
  tx: Transaction,
  schoolId: string,
  id: string,
): Promise<BulletinRow | undefined> =>
  tx
    .selectFrom('bulletin')
    .select([...COLUMNS])
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .executeTakeFirst();

const valuesOf = ({ content, startTime, endTime, status }: BulletinValues, now: Date) => ({
  content: JSON.stringify(content),
  start_time: startTime,
  end_time: endTime,
  status,
  updated_at: now,
});

export const insertBulletin = (
  tx: Transaction,
  schoolId: string,
  values: BulletinValues,
  now: Date,
): Promise<BulletinRow> =>
  tx
    .insertInto('bulletin')
    .values({ school_id: schoolId, ...valuesOf(values, now) })
    .returning([...COLUMNS])
    .executeTakeFirstOrThrow();

/** @returns undefined where it has another version by now */
export const updateBulletin = (
  tx: Transaction,
  found: BulletinRow,
  values: BulletinValues,
  now: Date,
): Promise<BulletinRow | undefined> =>
  tx
    .updateTable('bulletin')
    .set({ ...valuesOf(values, now), version: found.version + 1 })
    .where('id', '=', found.id)
    .where('version', '=', found.version)
    .returning([...COLUMNS])
    .executeTakeFirst();

export const deleteBulletin = async (tx: Transaction, schoolId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('bulletin')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
