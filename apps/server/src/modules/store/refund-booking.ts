import type { Transaction } from '../../database/pool.ts';
import { publish } from '../../platform/bus.repository.ts';
import { notify } from '../notifications/notify.ts';
import { takeAccess } from './access.service.ts';
import { moneyOf, refundEntries } from './books.policy.ts';
import { post } from './books.repository.ts';
import { addInvoice } from './invoices.repository.ts';
import type { LineRow, OrderRow } from './orders.repository.ts';
import { addRefund, endLines, type RefundPart } from './refunds.repository.ts';
import { withdrawSeats } from './seats.repository.ts';
import { invalid } from './store.policy.ts';
import { countTaken, holdGoods } from './store.repository.ts';

/** What is paid back of an order. */
export interface Booking {
  /** Locked. */
  order: OrderRow;
  lines: readonly LineRow[];
  parts: readonly RefundPart[];
  reason: string;
  /** Null where it was made at the provider of card payments. */
  madeBy: string | null;
}

/**
 * Writes in the books what is paid back of an order, with a credit note, and tells the buyer; what is paid back in whole is
 * closed again and its seat is free.
 */
export async function bookRefund(
  tx: Transaction,
  { order, lines, parts, reason, madeBy }: Booking,
  now: Date,
): Promise<void> {
  const { id: orderId, school_id: schoolId } = order;
  const taxed = parts.map(({ position, amount, tax }) => ({
    taxRate: lines[position]?.tax_rate ?? 0,
    amount,
    tax,
  }));
  const posting = { schoolId, kind: 'refund', orderId, currency: order.currency, madeBy } as const;
  const transactionId = await post(tx, posting, refundEntries(taxed, moneyOf(order.paid_by)), now);
  // Amounts are more than nothing, so that there is something to write.
  if (transactionId === undefined) throw invalid('lines', 'minimum', 'must pay something back');
  const { id: refundId } = await addRefund(
    tx,
    { schoolId, orderId, transactionId, reason, madeBy, parts },
    now,
  );
  await closeLines(tx, order, lines, now);
  await addInvoice(tx, { schoolId, orderId, refundId }, now);
  const isWhole = order.refunded + parts.reduce((sum, { amount }) => sum + amount, 0) === order.total;
  if (order.account_id)
    await notify(tx, {
      accountId: order.account_id,
      schoolId,
      kind: 'orderRefunded',
      params: { orderId, reference: order.reference, how: isWhole ? 'whole' : 'part' },
      now,
    });
  await publish(tx, { type: 'school.changed', schoolId });
}

/**
 * Closes what is paid back in whole, once, and withdraws the seats that are. Locked in the order of orders and payments: goods before what they open. Who has
 * paid for the same by another order keeps it.
 */
async function closeLines(
  tx: Transaction,
  order: OrderRow,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  const { id: orderId, school_id: schoolId, account_id: accountId } = order;
  await holdGoods(
    tx,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  );
  const ended = await endLines(tx, orderId, now);
  const withdrawn = await withdrawSeats(tx, orderId, now);
  await countTaken(tx, [
    ...ended.flatMap(({ goods_id, seats }) =>
      goods_id && seats === null ? [{ goodsId: goods_id, count: -1 }] : [],
    ),
    ...withdrawn.flatMap(({ goods_id }) => (goods_id ? [{ goodsId: goods_id, count: -1 }] : [])),
  ]);
  const positions = ended.map(({ position }) => position);
  await takeAccess(tx, { schoolId, accountId, orderId, positions }, now);
}
