import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';

/** A part of a line that is paid back. */
export interface RefundPart {
  position: number;
  amount: number;
  tax: number;
}

export interface NewRefund {
  schoolId: string;
  orderId: string;
  transactionId: string;
  reason: string;
  /** Null where it was made at the provider of card payments. */
  madeBy: string | null;
  parts: readonly RefundPart[];
}

/** Writes down what is paid back, and counts it in the order and its lines. @returns the refund */
export async function addRefund(
  tx: Transaction,
  { schoolId, orderId, transactionId, reason, madeBy, parts }: NewRefund,
  now: Date,
): Promise<{ id: string }> {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const added = await tx
    .insertInto('store_refund')
    .values({
      school_id: schoolId,
      order_id: orderId,
      transaction_id: transactionId,
      reason,
      amount,
      tax: parts.reduce((sum, { tax }) => sum + tax, 0),
      made_at: now,
      made_by: madeBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('store_refund_line')
    .values(parts.map((part) => ({ refund_id: added.id, school_id: schoolId, order_id: orderId, ...part })))
    .execute();
  await sql`
    update store_order_line as line set refunded = refunded + part.amount, refunded_tax = refunded_tax + part.tax
    from store_refund_line as part
    where part.refund_id = ${added.id} and line.order_id = part.order_id and line.position = part.position`.execute(
    tx,
  );
  await tx
    .updateTable('store_order')
    .set({
      refunded: sql`refunded + ${amount}`,
      state: sql`case when refunded + ${amount} = total then 'refunded' else 'partlyRefunded' end`,
    })
    .where('id', '=', orderId)
    .execute();
  return added;
}

/** Closes lines whose money is paid back: all of them where the whole order is. @returns those that were open until now */
export async function endLines(tx: Transaction, orderId: string, now: Date) {
  const { rows } = await sql<{ position: number; goods_id: string | null; seats: number | null }>`
    update store_order_line as line set ended_at = ${now}
    from store_order
    where line.order_id = ${orderId} and store_order.id = line.order_id and line.ended_at is null
      and (store_order.state = 'refunded' or (line.amount > 0 and line.refunded = line.amount))
    returning line.position, line.goods_id, line.seats`.execute(tx);
  return rows;
}

/** What was paid back of orders, the oldest first. */
export const listRefunds = (tx: Transaction, orderIds: readonly string[]) =>
  tx
    .selectFrom('store_refund')
    .select(['id', 'order_id', 'amount', 'tax', 'reason', 'made_at'])
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : ['0'])
    .orderBy('order_id')
    .orderBy('made_at')
    .orderBy('id')
    .execute();
