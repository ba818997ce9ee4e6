import { sql } from 'kysely';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';

/** Which mails of the list are meant. */
export interface MailFilter {
  /** Undefined: those of no school. */
  schoolId: string | undefined;
  status?: 'waiting' | 'failed' | undefined;
}

const NEWEST: KeysetOrder = {
  columns: [
    { name: 'created_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** Those that were not taken. The school is named for the sake of the index: the policy compares what may be null. */
const troubled = (tx: Transaction, { schoolId, status }: MailFilter) => {
  const list = tx
    .selectFrom('mail')
    .where((eb) => (schoolId === undefined ? eb('school_id', 'is', null) : eb('school_id', '=', schoolId)))
    .where('status', '!=', sql.lit('sent'))
    .where('reason', 'is not', null);
  return status ? list.where('status', '=', status) : list;
};

export type TroubledMail = Awaited<ReturnType<typeof listTroubled>>['rows'][number];

/** A page of them, the newest first. */
export async function listTroubled(tx: Transaction, filter: MailFilter, page: KeysetPage) {
  const keyset = new Keyset(NEWEST, page);
  const rows = await troubled(tx, filter)
    .select([
      'id',
      'kind',
      'recipient',
      'status',
      'reason',
      'response_code',
      'attempts',
      'created_at',
      'next_try_at',
    ])
    .select(keyset.place('mail').as('place'))
    .where(keyset.beyond('mail'))
    .orderBy(keyset.orderBy('mail'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, troubled(tx, filter)));
}

export const listTroubledIds = async (
  tx: Transaction,
  schoolId: string | undefined,
  limit: number,
): Promise<string[]> =>
  (await troubled(tx, { schoolId }).select('id').orderBy('created_at').limit(limit).execute()).map(
    ({ id }) => id,
  );

/** @returns how many */
export async function discard(tx: Transaction, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail')
    .where('id', 'in', [...ids])
    .where('status', '!=', 'sent')
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
