import type { Transaction } from '../../../database/pool.ts';

export type HandoutTime = 'before' | 'during' | 'after';

const selectHandouts = (tx: Transaction) =>
  tx
    .selectFrom('live_handout')
    .innerJoin('upload', 'upload.id', 'live_handout.upload_id')
    .select([
      'live_handout.id',
      'live_handout.school_id',
      'live_handout.name',
      'live_handout.shown_from',
      'upload.name as upload_name',
      'upload.content_type',
      'upload.size',
    ]);

export type HandoutRow = Awaited<ReturnType<typeof listHandouts>>[number];

/** The hand-outs of a session in the order in which they were added. */
export const listHandouts = (tx: Transaction, liveId: string) =>
  selectHandouts(tx)
    .where('live_handout.live_id', '=', liveId)
    .orderBy('live_handout.added_at')
    .orderBy('live_handout.id')
    .execute();

export const findHandout = (tx: Transaction, liveId: string, handoutId: string) =>
  selectHandouts(tx)
    .where('live_handout.live_id', '=', liveId)
    .where('live_handout.id', '=', handoutId)
    .executeTakeFirst();

/** @returns its id */
export async function addHandout(
  tx: Transaction,
  row: {
    live_id: string;
    school_id: string;
    upload_id: string;
    name: string;
    shown_from: HandoutTime;
    added_at: Date;
  },
): Promise<string> {
  const { id } = await tx.insertInto('live_handout').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const changeHandout = (
  tx: Transaction,
  handoutId: string,
  values: { name: string; shown_from: HandoutTime },
) => tx.updateTable('live_handout').set(values).where('id', '=', handoutId).execute();

export const deleteHandout = (tx: Transaction, handoutId: string) =>
  tx.deleteFrom('live_handout').where('id', '=', handoutId).execute();
