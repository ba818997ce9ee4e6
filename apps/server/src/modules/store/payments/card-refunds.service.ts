import type { Order } from '@stoa/api/schema';
import { authorize } from '../../../core/acl/authorize.ts';
import type { JobHandler } from '../../../core/jobs/jobs.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { listLines, lockOrder, type LineRow, type OrderRow } from '../orders.repository.ts';
import { loadOrder } from '../orders.service.ts';
import { fittingParts } from '../refunds.policy.ts';
import { bookRefund } from '../refund-booking.ts';
import type { SignedIn } from '../store.service.ts';
import { connect } from './connection.ts';
import {
  changeCardPayment,
  endCardRefund,
  findCardPayment,
  findPaymentSettings,
  findPendingRefund,
  type CardPaymentRow,
} from './payments.repository.ts';
import { ProviderError } from './provider.ts';

type Deps = Pick<Services, 'database' | 'config' | 'secrets' | 'clock'>;

/** Asks the provider for a refund that somebody could not send. */
export const REFUND_JOB = 'store.cardRefund';

/** What the books say of a refund that was made at the provider itself. */
const MADE_THERE = 'Stripe';

const keyOf = (refundId: string) => `stoa-refund-${refundId}`;

/**
 * Asks the provider for the refund of an order that waits for it. Booked once the provider has confirmed it; refused, it is
 * given up.
 * @throws {ProviderError} where the provider is not there: it is still pending
 */
export async function sendRefund(services: Deps, schoolId: string, orderId: string): Promise<void> {
  const { database, clock } = services;
  const { refund, payment, settings } = await database.read({ schoolId }, async (tx) => {
    const pending = await findPendingRefund(tx, orderId);
    return {
      refund: pending,
      payment: pending && (await findCardPayment(tx, pending.payment_id)),
      settings: await findPaymentSettings(tx),
    };
  });
  if (!refund || !payment?.intent_id) return;
  const provider = connect(services, settings);
  if (!provider) throw new ProviderError('unavailable', new Error('The school has no provider any more.'));
  const outcome = await provider
    .refund({
      intentId: payment.intent_id,
      amount: refund.amount,
      key: keyOf(refund.id),
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderError && error.reason === 'refused') return 'failed' as const;
      throw error;
    });
  if (outcome === 'pending') return;
  await database.write({ schoolId }, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await noteRefund(tx, { payment, order, key: keyOf(refund.id), outcome }, clock.now());
    await publish(tx, { type: 'school.changed', schoolId });
  });
}

/** As sendRefund, by a job: what is not there is asked again. */
export const cardRefundJob =
  (services: Deps): JobHandler =>
  async ({ input, schoolId }) => {
    if (schoolId) await sendRefund(services, schoolId, (input as { orderId: string }).orderId);
  };

/** Asks again for a refund that is pending. @throws {Problem} NOT_FOUND, FORBIDDEN, PAYMENT_PROVIDER_UNAVAILABLE */
export async function resumeRefund(services: Deps, orderId: string, caller: SignedIn): Promise<Order> {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  await services.database.read({ schoolId }, (tx) => enter(tx, caller));
  try {
    await sendRefund(services, schoolId, orderId);
  } catch (error) {
    if (error instanceof ProviderError) throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
    throw error;
  }
  return loadOrder(services, orderId, caller);
}

interface About {
  payment: CardPaymentRow;
  /** Locked. */
  order: OrderRow;
}

/** What became of one refund. Those that were not asked for here are told by their sum. */
export async function noteRefund(
  tx: Transaction,
  { payment, order, key, outcome }: About & { key: string | null; outcome: 'done' | 'failed' },
  now: Date,
): Promise<void> {
  if (key === `stoa-return-${payment.id}`) {
    if (payment.state === 'returning' && outcome === 'done')
      await changeCardPayment(tx, payment.id, { state: 'returned' });
    return;
  }
  const pending = await findPendingRefund(tx, order.id);
  if (!pending || key !== keyOf(pending.id)) return;
  if (outcome === 'failed') return void (await endCardRefund(tx, pending.id, 'failed'));
  await bookPending(tx, order, pending, now);
}

/** The provider has paid back so much of a payment in all, by whatever way. */
export async function noteRefunded(
  tx: Transaction,
  { payment, order, refunded }: About & { refunded: number },
  now: Date,
): Promise<void> {
  if (payment.state === 'returning' && refunded >= payment.amount)
    return void (await changeCardPayment(tx, payment.id, { state: 'returned' }));
  if (payment.state !== 'paid') return;
  let known = order.refunded;
  const pending = await findPendingRefund(tx, order.id);
  if (pending && refunded >= known + pending.amount) {
    await bookPending(tx, order, pending, now);
    known += pending.amount;
  }
  const more = Math.min(refunded, order.total) - known;
  if (more <= 0) return;
  const fresh = await lockOrder(tx, order.id);
  if (!fresh) return;
  const lines = await listLines(tx, [order.id]);
  const parts = fittingParts(wholeOf(lines), more, lines);
  await bookRefund(tx, { order: fresh, lines, parts, reason: MADE_THERE, madeBy: null }, now);
}

async function bookPending(
  tx: Transaction,
  order: OrderRow,
  pending: NonNullable<Awaited<ReturnType<typeof findPendingRefund>>>,
  now: Date,
): Promise<void> {
  await endCardRefund(tx, pending.id, 'booked');
  const lines = await listLines(tx, [order.id]);
  // Somebody may have paid back of the same lines at the provider meanwhile.
  const parts = fittingParts(pending.parts, pending.amount, lines);
  if (parts.length === 0) return;
  await bookRefund(tx, { order, lines, parts, reason: pending.reason, madeBy: pending.made_by }, now);
}

const wholeOf = (lines: readonly LineRow[]) =>
  lines.map(({ amount }, position) => ({ position, amount, tax: 0 }));
