import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Currency } from '../../database/tables.ts';

const NOBODY = '0';
const SHOWN_MAX = 500;

/** A voucher of the school, with whether somebody has used it; undefined where there is none. */
export const findVoucher = (tx: Transaction, code: string, accountId: string) =>
  tx
    .selectFrom('store_voucher')
    .selectAll()
    .select(
      sql<boolean>`exists (select from store_voucher_use as used where used.voucher_id = store_voucher.id
        and used.account_id = ${accountId || NOBODY}::bigint)`.as('is_used'),
    )
    .where('code', '=', code)
    .executeTakeFirst();

/** As findVoucher, read after whoever uses it at the same time; they wait until the transaction ends. */
export async function lockVoucher(tx: Transaction, code: string, accountId: string) {
  await tx.selectFrom('store_voucher').select('id').where('code', '=', code).forUpdate().execute();
  return findVoucher(tx, code, accountId);
}

/** Counts a use; below it the database takes none beyond the last, and one a person. */
export async function useVoucher(
  tx: Transaction,
  use: { voucherId: string; schoolId: string; orderId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('store_voucher')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', use.voucherId)
    .execute();
  await tx
    .insertInto('store_voucher_use')
    .values({
      voucher_id: use.voucherId,
      school_id: use.schoolId,
      order_id: use.orderId,
      account_id: use.accountId,
      used_at: now,
    })
    .execute();
}

/** Gives back what an order used that is not paid after all. */
export async function giveVoucherBack(tx: Transaction, orderId: string): Promise<void> {
  const given = await tx
    .deleteFrom('store_voucher_use')
    .where('order_id', '=', orderId)
    .returning('voucher_id')
    .executeTakeFirst();
  if (given)
    await tx
      .updateTable('store_voucher')
      .set({ uses: sql`uses - 1` })
      .where('id', '=', given.voucher_id)
      .execute();
}

/** A voucher as it is made. */
export interface VoucherValues {
  code: string;
  percent: number | null;
  amount: number | null;
  currency: Currency | null;
  startsAt: string | null;
  endsAt: string | null;
  usesMax: number | null;
  goodsIds: string[];
}

/** @returns the voucher; undefined where the school has one with this code */
export const addVoucher = (tx: Transaction, schoolId: string, values: VoucherValues, now: Date) =>
  tx
    .insertInto('store_voucher')
    .values({
      school_id: schoolId,
      code: values.code,
      percent: values.percent,
      amount: values.amount,
      currency: values.currency,
      starts_at: values.startsAt,
      ends_at: values.endsAt,
      uses_max: values.usesMax,
      goods_ids: values.goodsIds,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'code']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Withdraws a voucher; the first time counts. @returns undefined where it is not there */
export const withdrawVoucher = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('store_voucher')
    .set({ withdrawn_at: sql`coalesce(withdrawn_at, ${now})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The vouchers of the school, the newest first. */
export const listVouchers = (tx: Transaction) =>
  tx
    .selectFrom('store_voucher')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
