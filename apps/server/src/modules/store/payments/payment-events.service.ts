import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { ReturnReason } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { release } from '../lapse.ts';
import { lockOrder, type OrderRow } from '../orders.repository.ts';
import { settle } from '../orders.service.ts';
import { noteRefund, noteRefunded } from './card-refunds.service.ts';
import { connect, webhookPurpose } from './connection.ts';
import {
  addPaymentEvent,
  changeCardPayment,
  findCardPayment,
  findPaymentByIntent,
  findPaymentBySession,
  findPaymentSettings,
  type CardPaymentRow,
} from './payments.repository.ts';
import { ProviderError, SignatureError, type ProviderEvent } from './provider.ts';
import { readStripeEvent } from './stripe.provider.ts';

type Deps = Pick<Services, 'database' | 'config' | 'secrets' | 'clock'>;
type About<Name extends ProviderEvent['about']> = Extract<ProviderEvent, { about: Name }>;
/** Seats that are gone although they were kept: an administrator has made the class smaller, or removed it. */
type Seats = 'kept' | 'gone';
const GONE: ReadonlySet<string> = new Set(['CLASS_FULL', 'GOODS_UNAVAILABLE']);

/**
 * Takes what the provider of a school tells: each message once, in whichever order they come. Money that must not be kept
 * is sent back at once; where the provider does not take that now, it sends its message again.
 * @throws {Problem} WEBHOOK_REFUSED, PAYMENT_PROVIDER_UNAVAILABLE
 */
export async function receive(
  services: Deps,
  { schoolId, body, signature }: { schoolId: string; body: string; signature: string },
): Promise<void> {
  const { database, secrets } = services;
  const settings = await database.read({ schoolId }, findPaymentSettings);
  // Nobody learns which schools have a provider.
  if (!settings?.webhook_cipher) throw new Problem('WEBHOOK_REFUSED');
  const event = read(body, signature, secrets.open(webhookPurpose(schoolId), settings.webhook_cipher));
  let paymentId: string | undefined;
  try {
    paymentId = await take(services, schoolId, event, 'kept');
  } catch (error) {
    if (!(error instanceof Problem) || !GONE.has(error.code)) throw error;
    paymentId = await take(services, schoolId, event, 'gone');
  }
  if (paymentId !== undefined) await sendBack(services, schoolId, paymentId);
}

/** @throws {Problem} WEBHOOK_REFUSED */
function read(body: string, signature: string, secret: string): ProviderEvent {
  try {
    return readStripeEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof SignatureError) throw new Problem('WEBHOOK_REFUSED');
    throw error;
  }
}

/** @returns the payment that it is about */
function take(
  { database, clock }: Deps,
  schoolId: string,
  event: ProviderEvent,
  seats: Seats,
): Promise<string | undefined> {
  return database.write({ schoolId }, async (tx) => {
    const now = clock.now();
    const isNew = await addPaymentEvent(tx, { schoolId, id: event.id, kind: event.kind }, now);
    if (event.about === 'nothing') return undefined;
    const found =
      event.about === 'checkout' ? await paymentOf(tx, event) : await findPaymentByIntent(tx, event.intentId);
    if (!found) {
      // The message that names its money is still on its way: this one is to be sent again after it.
      if (event.about === 'refunds' && (await paymentNamed(tx, event.paymentId)))
        throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
      return undefined;
    }
    // One that was dealt with may still have money to send back.
    if (!isNew) return found.id;
    const order = await lockOrder(tx, found.order_id);
    const payment = await findCardPayment(tx, found.id);
    if (!order || !payment) return undefined;
    if (event.about === 'checkout') await noteCheckout(tx, { event, order, payment, seats }, now);
    else if (event.about === 'refunds')
      await noteRefunded(tx, { payment, order, refunded: event.refunded }, now);
    else if (event.about === 'refund') await noteRefund(tx, { payment, order, ...event }, now);
    else
      await changeCardPayment(tx, payment.id, {
        dispute: event.state.slice(0, 50),
        disputed_at: payment.disputed_at ?? now,
      });
    await publish(tx, { type: 'school.changed', schoolId });
    return payment.id;
  });
}

const paymentOf = async (tx: Transaction, { sessionId, paymentId }: About<'checkout'>) =>
  (await findPaymentBySession(tx, sessionId)) ??
  // The answer that named the page was lost; what we sent with it was not.
  (await paymentNamed(tx, paymentId));

/** The payment whose id we gave to the provider. */
const paymentNamed = (tx: Transaction, paymentId: string | null) =>
  paymentId && /^\d{1,19}$/.test(paymentId) ? findCardPayment(tx, paymentId) : undefined;

/** What became of a page of the provider. What was paid stays paid whatever comes after. */
async function noteCheckout(
  tx: Transaction,
  {
    event,
    order,
    payment,
    seats,
  }: { event: About<'checkout'>; order: OrderRow; payment: CardPaymentRow; seats: Seats },
  now: Date,
): Promise<void> {
  const { state } = payment;
  if (state === 'paid' || state === 'returning' || state === 'returned') return;
  const reported = {
    session_id: event.sessionId,
    ...(event.intentId ? { intent_id: event.intentId } : {}),
  };
  if (event.outcome !== 'paid') {
    // A page that was left has nothing to add to what the bank says.
    const isOver = state === 'failed' || (event.outcome === 'expired' && state === 'processing');
    await changeCardPayment(tx, payment.id, {
      ...reported,
      url: null,
      ...(isOver ? {} : { state: event.outcome }),
    });
    return;
  }
  const reason = reasonToReturn(event, order, payment, seats);
  if (reason === undefined) {
    await changeCardPayment(tx, payment.id, { ...reported, url: null, state: 'paid' });
    await settle(tx, order, { confirmedBy: null, paidBy: 'card' }, now);
    return;
  }
  await changeCardPayment(tx, payment.id, {
    ...reported,
    url: null,
    state: 'returning',
    return_reason: reason,
  });
  if (reason === 'full') await release(tx, order, { madeBy: null, now });
}

/** Why money that has arrived has to go back; undefined where it pays the order. */
function reasonToReturn(
  { amount, currency }: About<'checkout'>,
  order: OrderRow,
  payment: CardPaymentRow,
  seats: Seats,
): ReturnReason | undefined {
  if (order.paid_at) return 'twice';
  if (order.state !== 'awaitingPayment' || order.account_id === null) return 'late';
  if (amount !== order.total || currency !== order.currency || payment.amount !== order.total)
    return 'amount';
  return seats === 'gone' ? 'full' : undefined;
}

/** Sends money back that must not be kept, once. @throws {Problem} PAYMENT_PROVIDER_UNAVAILABLE */
async function sendBack(services: Deps, schoolId: string, paymentId: string): Promise<void> {
  const { database } = services;
  const { payment, settings } = await database.read({ schoolId }, async (tx) => ({
    payment: await findCardPayment(tx, paymentId),
    settings: await findPaymentSettings(tx),
  }));
  if (payment?.state !== 'returning' || !payment.intent_id) return;
  const provider = connect(services, settings);
  if (!provider) throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
  try {
    const outcome = await provider.refund({
      intentId: payment.intent_id,
      amount: null,
      key: `stoa-return-${payment.id}`,
    });
    if (outcome !== 'done') return;
  } catch (error) {
    if (error instanceof ProviderError) throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
    throw error;
  }
  await database.write({ schoolId }, async (tx) => {
    await lockOrder(tx, payment.order_id);
    await changeCardPayment(tx, payment.id, { state: 'returned' });
    await publish(tx, { type: 'school.changed', schoolId });
  });
}
