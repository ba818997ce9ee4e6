import type { Order, RefundInput } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { tell } from '../../platform/bus.repository.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { takeSeat } from '../class/enrolment.service.ts';
import { notify } from '../notifications/notify.ts';
import { refundEntries } from './books.policy.ts';
import { post } from './books.repository.ts';
import { addInvoice } from './invoices.repository.ts';
import { listLines, lockOrder, type LineRow } from './orders.repository.ts';
import { presentOrderOf } from './orders.service.ts';
import { partsOf } from './refunds.policy.ts';
import { addRefund, endLines, listStillPaid } from './refunds.repository.ts';
import { invalid } from './store.policy.ts';
import { countTaken, holdGoods } from './store.repository.ts';
import type { SignedIn } from './store.service.ts';

/**
 * Pays back of an order, in parts or in whole: written in the books, with a credit note; what is paid back in whole is
 * closed again and its seat is free.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export function refund(
  { database }: Pick<Services, 'database'>,
  orderId: string,
  input: RefundInput,
  asker: SignedIn,
  key: string | undefined,
): Promise<Order> {
  const { schoolId, viewer, now } = asker;
  const { accountId } = viewer;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  const reason = cleanText(input.reason);
  if (reason === '') throw invalid('reason', 'minLength', 'must say something');
  const request = { schoolId, orderId, input };
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'refundOrder', request }, now, async () => {
      await enter(tx, asker);
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Problem('NOT_FOUND');
      const lines = await listLines(tx, [orderId]);
      const parts = partsOf(input, order, lines);
      const taxed = parts.map(({ position, amount, tax }) => ({
        taxRate: lines[position]?.tax_rate ?? 0,
        amount,
        tax,
      }));
      const posting = {
        schoolId,
        kind: 'refund',
        orderId,
        currency: order.currency,
        madeBy: accountId,
      } as const;
      const transactionId = await post(tx, posting, refundEntries(taxed), now);
      // Amounts are more than nothing, so that there is something to write.
      if (transactionId === undefined) throw invalid('lines', 'minimum', 'must pay something back');
      const { id: refundId } = await addRefund(
        tx,
        { schoolId, orderId, transactionId, reason, madeBy: accountId, parts },
        now,
      );
      await takeAccess(tx, { orderId, buyerId: order.account_id }, lines, now);
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
      await tell(tx, { type: 'school.changed', schoolId });
      return presentOrderOf(tx, orderId, asker);
    }),
  );
}

/**
 * Closes what is paid back in whole, once. Locked in the order of orders and payments: goods before classes. Who has paid
 * for the same by another order keeps it.
 */
async function takeAccess(
  tx: Transaction,
  { orderId, buyerId }: { orderId: string; buyerId: string | null },
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  await holdGoods(
    tx,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  );
  const ended = await endLines(tx, orderId, now);
  await countTaken(
    tx,
    ended.flatMap(({ goods_id }) => goods_id ?? []),
    -1,
  );
  if (buyerId === null) return;
  const closed = ended.flatMap(({ resource_id }) => resource_id ?? []).sort();
  const kept = await listStillPaid(tx, buyerId, closed);
  for (const classId of closed)
    if (!kept.includes(classId)) await takeSeat(tx, { classId, accountId: buyerId });
}
