import type { Order, RefundInput } from '@stoa/api/schema';
import { authorize } from '../../core/acl/authorize.ts';
import { enter } from '../../core/schools/schools.service.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { once } from '../../platform/idempotency.ts';
import { listLines, lockOrder } from './orders.repository.ts';
import { loadOrder, presentOrderOf } from './orders.service.ts';
import { REFUND_JOB, sendRefund } from './payments/card-refunds.service.ts';
import { addCardRefund, findPendingRefund, listCardPayments } from './payments/payments.repository.ts';
import { ProviderError } from './payments/provider.ts';
import { bookRefund, type Booking } from './refund-booking.ts';
import { partsOf } from './refunds.policy.ts';
import { invalid } from './store.policy.ts';
import type { SignedIn } from './store.service.ts';

/** After this long a refund that could not be sent is sent again. */
const RESEND_MS = 60_000;

/**
 * Pays back of an order, in parts or in whole: written in the books at once, or, where it was paid by card, once the
 * provider has confirmed it. Where the provider is not there, the order says that it is pending.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED
 */
export async function refund(
  services: Pick<Services, 'database' | 'jobs' | 'config' | 'secrets' | 'clock'>,
  orderId: string,
  input: RefundInput,
  caller: SignedIn,
  key: string | undefined,
): Promise<Order> {
  const { database, jobs } = services;
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  const reason = cleanText(input.reason);
  if (reason === '') throw invalid('reason', 'minLength', 'must say something');
  const request = { schoolId, orderId, input };
  const order = await database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'refundOrder', request }, now, async () => {
      await enter(tx, caller);
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Problem('NOT_FOUND');
      const lines = await listLines(tx, [orderId]);
      const parts = partsOf(input, order, lines);
      if (order.paid_by === 'card') {
        await requestCardRefund(tx, { order, parts, reason, madeBy: accountId }, now);
        const runAt = new Date(now.getTime() + RESEND_MS);
        await jobs.add(tx, { kind: REFUND_JOB, accountId, schoolId, input: { orderId }, runAt });
      } else await bookRefund(tx, { order, lines, parts, reason, madeBy: accountId }, now);
      return presentOrderOf(tx, orderId, caller);
    }),
  );
  if (order.cardRefund?.state !== 'pending') return order;
  await sendRefund(services, schoolId, orderId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
  return loadOrder(services, orderId, caller);
}

/** Keeps what the provider is to pay back, one at a time for an order. @throws {Problem} CONFLICT */
async function requestCardRefund(
  tx: Transaction,
  { order, parts, reason, madeBy }: Omit<Booking, 'lines' | 'madeBy'> & { madeBy: string },
  now: Date,
): Promise<void> {
  const { id: orderId, school_id: schoolId } = order;
  if (await findPendingRefund(tx, orderId)) throw new Problem('CONFLICT', { reason: 'refund-pending' });
  const payment = (await listCardPayments(tx, [orderId])).find(({ state }) => state === 'paid');
  if (!payment) throw new Problem('CONFLICT', { reason: 'not-paid-by-card' });
  await addCardRefund(tx, { schoolId, orderId, paymentId: payment.id, parts, reason, madeBy }, now);
}
