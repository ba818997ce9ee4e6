import type { CardCheckout } from '@stoa/api/schema';
import { wordingOf } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import { Problem } from '../../../http/problem.ts';
import { textIn } from '../../../i18n/translate.ts';
import { listLines, lockOrder } from '../orders.repository.ts';
import type { SignedIn } from '../store.service.ts';
import { planClosing } from './close-checkouts.ts';
import { connect } from './connection.ts';
import {
  addCardPayment,
  changeCardPayment,
  findCardPayment,
  findPaymentSettings,
  listCardPayments,
} from './payments.repository.ts';
import { ProviderError } from './provider.ts';

type Deps = Pick<Services, 'database' | 'config' | 'secrets' | 'jobs'>;

/** What was begun so long ago without an answer is given up: its money, should there be some, is told of nevertheless. */
const STARTING_MAX_MS = 10 * 60_000;
/** A page that closes this soon is not handed out any more. */
const LEFT_MIN_MS = 60_000;

/**
 * The page on which a buyer pays an order by card: as long as it can be paid on, the same one.
 * @throws {Problem} NOT_FOUND, CONFLICT, PAYMENT_METHOD_OFF, PAYMENT_REFUSED, PAYMENT_PROVIDER_UNAVAILABLE
 */
export async function payByCard(services: Deps, orderId: string, caller: SignedIn): Promise<CardCheckout> {
  const { database, config } = services;
  const { schoolId, viewer, now } = caller;
  const scope = { schoolId, accountId: viewer.accountId };
  const begun = await database.write(scope, async (tx) => {
    const school = await enter(tx, caller);
    const order = await lockOrder(tx, orderId);
    if (!order || order.account_id !== viewer.accountId) throw new Problem('NOT_FOUND');
    if (order.state !== 'awaitingPayment') throw new Problem('CONFLICT', { reason: order.state });
    const settings = await findPaymentSettings(tx);
    if (!settings?.card_enabled) throw new Problem('PAYMENT_METHOD_OFF');
    const payments = await listCardPayments(tx, [orderId]);
    if (payments.some(({ state }) => state === 'processing'))
      throw new Problem('CONFLICT', { reason: 'processing' });
    let payment = payments.find(({ state }) => state === 'open' || state === 'starting');
    const age = payment ? now.getTime() - payment.started_at.getTime() : 0;
    const left = payment?.expires_at ? payment.expires_at.getTime() - now.getTime() : Infinity;
    if (payment && (left < LEFT_MIN_MS || (payment.state === 'starting' && age > STARTING_MAX_MS))) {
      await changeCardPayment(tx, payment.id, { state: 'expired', url: null });
      payment = undefined;
    }
    payment ??= await addCardPayment(
      tx,
      { schoolId, orderId, amount: order.total, currency: order.currency },
      now,
    );
    const { language, schoolDefault } = wordingOf(school, caller);
    const lines = (await listLines(tx, [orderId])).map(({ title, amount }) => ({
      title: textIn(title, language, schoolDefault),
      amount,
    }));
    return { payment, lines, settings, lapsesAt: order.lapses_at };
  });
  const { payment, lines, settings, lapsesAt } = begun;
  if (payment.url) return { url: payment.url };
  const back = (how: 'done' | 'left') =>
    `${config.publicUrl}/order/${schoolId}?order=${orderId}&payment=${how}`;
  try {
    const checkout = await connect(services, settings)?.open({
      schoolId,
      orderId,
      paymentId: payment.id,
      startedAt: payment.started_at,
      currency: payment.currency,
      lines,
      lapsesAt,
      doneUrl: back('done'),
      leftUrl: back('left'),
    });
    if (!checkout) throw new Problem('PAYMENT_METHOD_OFF');
    const { url, sessionId, expiresAt } = checkout;
    const state = await database.write(scope, async (tx) => {
      const order = await lockOrder(tx, orderId);
      // It may have been paid, or given up, while the answer was on its way.
      const isNew = (await findCardPayment(tx, payment.id))?.state === 'starting';
      await changeCardPayment(tx, payment.id, {
        session_id: sessionId,
        ...(isNew ? { state: 'open' as const, url, expires_at: expiresAt } : {}),
      });
      // Nobody is led to a page on which nothing is to be paid any more.
      if (order?.state !== 'awaitingPayment')
        await planClosing(services.jobs, tx, { schoolId, accountId: viewer.accountId, orderId });
      return order?.state;
    });
    if (state !== 'awaitingPayment') throw new Problem('CONFLICT', { reason: state ?? 'cancelled' });
    return { url };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.reason === 'unavailable') throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
    await database.write(scope, async (tx) => {
      await lockOrder(tx, orderId);
      if ((await findCardPayment(tx, payment.id))?.state === 'starting')
        await changeCardPayment(tx, payment.id, { state: 'failed' });
    });
    throw new Problem('PAYMENT_REFUSED');
  }
}
