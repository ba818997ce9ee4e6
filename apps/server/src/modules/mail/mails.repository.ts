import type { Transaction } from '../../database/pool.ts';

/** Which mails of the list are meant. */
export interface MailFilter {
  status?: 'waiting' | 'failed' | undefined;
}

/** Those that were not taken; the transaction is bound to their school, or to none. */
const troubled = (tx: Transaction, { status }: MailFilter) => {
  const list = tx.selectFrom('mail').where('status', '!=', 'sent').where('reason', 'is not', null);
  return status ? list.where('status', '=', status) : list;
};

export type TroubledMail = Awaited<ReturnType<typeof listTroubled>>['rows'][number];

export async function listTroubled(
  tx: Transaction,
  filter: MailFilter,
  page: { limit: number; offset: number },
) {
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
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { n } = await troubled(tx, filter)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
}

export const listTroubledIds = async (tx: Transaction, limit: number): Promise<string[]> =>
  (await troubled(tx, {}).select('id').orderBy('created_at').limit(limit).execute()).map(({ id }) => id);

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
