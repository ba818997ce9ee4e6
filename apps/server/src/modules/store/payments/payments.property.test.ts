import type { Order } from '@stoa/api/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripe } from '../../../testing/stripe-server.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { makePeople, type Someone } from '../../class/class.fixtures.ts';
import { ledgerOf, refundCalls } from '../refunds.fixtures.ts';
import { dataOf, makeGoods, openStore, storeCalls } from '../store.fixtures.ts';
import { cardCalls } from './payments.fixtures.ts';

const stripe = await startStripe();
const test = useTestApp({ STRIPE_API_URL: stripe.url });
const { place, cancel, confirm } = storeCalls(test);
const { refund } = refundCalls(test);
const cards = cardCalls(test, stripe);
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
  await cards.connect(admin);
});
afterAll(() => stripe.close());

/** What happens next; numbers choose among what there is. */
const step = fc.record({
  what: fc.constantFrom(
    'order',
    'begin',
    'pay',
    'processing',
    'fail',
    'expire',
    'deliver',
    'deliverAgain',
    'cancel',
    'confirm',
    'refund',
    'refundThere',
    'resume',
    'down',
    'up',
  ),
  which: fc.nat({ max: 30 }),
  share: fc.integer({ min: 1, max: 100 }),
});

describe('whatever is done and told in whichever order', () => {
  it('the books balance, nobody pays twice, and nobody who has paid is left without access (TRUST 57)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 16 }), walk),
      {
        numRuns: 20,
      },
    );
  }, 240_000);

  async function walk(rounds: readonly (readonly { what: string; which: number; share: number }[])[]) {
    const people = await makePeople(test, 2);
    const goods = await makeGoods(test, admin);
    const orderIds: string[] = [];
    const sessions: string[] = [];
    // What Stripe has to tell, which arrives in any order and more than once.
    const waiting: object[] = [];
    const reported: object[] = [];
    stripe.fault = undefined;
    const pick = <One>(from: readonly One[], which: number): One | undefined =>
      from[which % Math.max(1, from.length)];
    const refunded = (intentId: string) => {
      const intent = stripe.intents.get(intentId);
      waiting.push(
        stripe.event('charge.refunded', { payment_intent: intentId, amount_refunded: intent?.refunded ?? 0 }),
      );
    };
    const act = async ({ what, which, share }: { what: string; which: number; share: number }) => {
      const id = pick(orderIds, which);
      const session = stripe.sessions.get(pick(sessions, which) ?? '');
      const person = pick(people, which);
      if (what === 'down') stripe.fault = 'later';
      if (what === 'up') stripe.fault = undefined;
      if (what === 'order' && person) {
        const answer = await place(person.token, [goods.id]);
        if (answer.statusCode === 200) orderIds.push(dataOf<Order>(answer).id);
      }
      if (what === 'begin' && id)
        for (const { token } of people) {
          const answer = await cards.payByCard(token, id);
          const opened = (answer.json() as { data?: { url: string } }).data?.url.split('/').pop();
          if (opened && !sessions.includes(opened)) sessions.push(opened);
        }
      if (session?.status === 'open') {
        if (what === 'pay') waiting.push(stripe.pay(session.id));
        if (what === 'processing') waiting.push(stripe.pay(session.id, 'processing'));
        if (what === 'expire') {
          session.status = 'expired';
          waiting.push(stripe.event('checkout.session.expired', { ...session }));
        }
      } else if (session?.status === 'complete' && session.payment_status === 'unpaid') {
        if (what === 'pay') waiting.push(stripe.pay(session.id, 'succeeded'));
        if (what === 'fail') waiting.push(stripe.pay(session.id, 'failed'));
      }
      if (what === 'deliver') {
        const event = pick(waiting, which);
        if (event) await deliver(event);
      }
      const again = pick(reported, which);
      if (what === 'deliverAgain' && again) await cards.notify(again);
      if (what === 'cancel' && id) await cancel(admin.token, id);
      if (what === 'confirm' && id) await confirm(admin.token, id);
      if (what === 'resume' && id) await cards.resume(admin.token, id);
      if (what === 'refund' && id) {
        const order = await cards.order(admin.token, id);
        const left = order.total - order.refunded;
        const amount = Math.ceil((left * share) / 100);
        if (amount > 0) await refund(admin.token, id, [{ line: 0, amount }], order.refunded);
      }
      if (what === 'refundThere' && session?.payment_intent) {
        const intent = stripe.intents.get(session.payment_intent);
        const more = intent ? Math.floor(((intent.amount - intent.refunded) * share) / 100) : 0;
        if (intent && more > 0) intent.refunded += more;
        if (intent) refunded(intent.id);
      }
    };
    const deliver = async (event: object) => {
      const answer = await cards.notify(event);
      reported.push(event);
      if (answer.statusCode === 200 && waiting.includes(event)) waiting.splice(waiting.indexOf(event), 1);
    };
    for (const round of rounds) await Promise.all(round.map(act));
    // In the end Stripe is there, and has told everything.
    stripe.fault = undefined;
    for (const id of orderIds) await cards.resume(admin.token, id);
    for (const { payment_intent } of stripe.sessions.values())
      if (payment_intent && stripe.intents.has(payment_intent)) refunded(payment_intent);
    for (const event of reported) await cards.notify(event);
    while (waiting[0]) await deliver(waiting[0]);
    await check(people, goods, orderIds, sessions);
  }

  async function check(
    people: readonly Someone[],
    goods: { resourceId: string },
    orderIds: readonly string[],
    sessions: readonly string[],
  ) {
    const orders = await Promise.all(orderIds.map((id) => cards.order(admin.token, id)));
    for (const order of orders) {
      const entries = await ledgerOf(test, order.id);
      const sumOf = (account?: string) =>
        entries.reduce(
          (sum, entry) =>
            sum + (account === undefined || entry.account === account ? Number(entry.amount) : 0),
          0,
        );
      expect(sumOf()).toBe(0);
      const isPaid = order.paidAt !== null;
      expect(sumOf(order.paidBy === 'card' ? 'card' : 'bank')).toBe(
        isPaid ? order.total - order.refunded : 0,
      );
      expect(order.cardPayments.filter(({ state }) => state === 'paid')).toHaveLength(
        order.paidBy === 'card' ? 1 : 0,
      );
      expect(order.cardRefund?.state).not.toBe('pending');
      // Of all that its cards were charged with the provider holds what the books say, and nothing besides.
      const held = sessions
        .flatMap((id) => stripe.sessions.get(id) ?? [])
        .filter(({ client_reference_id }) => client_reference_id === order.id)
        .flatMap(({ payment_intent }) => stripe.intents.get(payment_intent ?? '') ?? [])
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
      expect(held).toBe(sumOf('card'));
    }
    for (const person of people) {
      const own = orders.filter(
        (order) =>
          order.person?.id === person.id && (order.state === 'paid' || order.state === 'partlyRefunded'),
      );
      expect(own.length).toBeLessThanOrEqual(1);
      const seat = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
        tx
          .selectFrom('enrollment')
          .select('class_id')
          .where('class_id', '=', goods.resourceId)
          .where('account_id', '=', person.id)
          .executeTakeFirst(),
      );
      expect(seat !== undefined).toBe(own.length > 0);
    }
  }
});
