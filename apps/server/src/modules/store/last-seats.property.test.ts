import type { Order, StoreGoods, Voucher } from '@stoa/api/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../http/clock.ts';
import { startStripe } from '../../testing/stripe-server.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, type Someone } from '../class/class.fixtures.ts';
import { lapse } from './lapse.ts';
import { cardCalls } from './payments/payments.fixtures.ts';
import { ledgerOf, refundCalls } from './refunds.fixtures.ts';
import { dataOf, makeGoods, openStore, storeCalls } from './store.fixtures.ts';

const PRICE = 11_900;
/** Of a price, for whom the voucher is left. */
const REDUCED = PRICE / 2;
const BUYERS = 4;
const SEATS = 2;
const scope = { schoolId: SCHOOL.open };

const stripe = await startStripe();
const test = useTestApp({ STRIPE_API_URL: stripe.url });
const { send, place, cancel, confirm } = storeCalls(test);
const { refund } = refundCalls(test);
const cards = cardCalls(test, stripe);
let admin: Someone;
let count = 0;
beforeAll(async () => {
  admin = await openStore(test);
  await cards.connect(admin);
});
afterAll(() => stripe.close());

/** What happens next; numbers choose among what there is. */
const step = fc.record({
  what: fc.constantFrom(
    'order',
    'orderReduced',
    'orderAgain',
    'begin',
    'pay',
    'payLater',
    'tell',
    'tellAgain',
    'cancel',
    'confirm',
    'timeOut',
    'refund',
    'refundAll',
    'refundThere',
  ),
  which: fc.nat({ max: 30 }),
  share: fc.integer({ min: 1, max: 99 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const pick = <One>(from: readonly One[], which: number): One | undefined =>
  from[which % Math.max(1, from.length)];

describe('the last seats, whatever is done and told in whichever order', () => {
  it('are never oversold, open to who has paid for them and not been paid back, and are in balanced books with invoices without gaps (R32, TRUST 57)', async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 18 });
    await fc.assert(fc.asyncProperty(rounds, walk), { numRuns: 25 });
  }, 300_000);
});

/** What stands in one round is done at once. */
async function walk(rounds: readonly (readonly Step[])[]): Promise<void> {
  const people = await makePeople(test, BUYERS);
  const goods = await makeGoods(test, admin, { stock: SEATS }, { capacity: SEATS });
  const voucher = (
    (
      await send('POST', 'manage/vouchers', admin.token, {
        code: `LAST-${++count}`,
        percent: 50,
        amount: null,
        currency: null,
        startsAt: null,
        endsAt: null,
        usesMax: 1,
        goodsIds: [],
      })
    ).json() as { data: Voucher }
  ).data;
  const orderIds: string[] = [];
  const sessions: string[] = [];
  const waiting: object[] = [];
  const reported: object[] = [];
  let last: (() => Promise<unknown>) | undefined;

  const order = (person: Someone, more: object) => {
    const key = crypto.randomUUID();
    last = async () => {
      const answer = await place(person.token, [goods.id], more, key);
      if (answer.statusCode !== 200) return;
      const { id } = dataOf<Order>(answer);
      if (!orderIds.includes(id)) orderIds.push(id);
    };
    return last();
  };
  const notify = async (event: object) => {
    if ((await cards.notify(event)).statusCode === 200 && waiting.includes(event))
      waiting.splice(waiting.indexOf(event), 1);
    reported.push(event);
  };
  const notifyRefunds = (intentId: string) =>
    waiting.push(
      stripe.event('charge.refunded', {
        payment_intent: intentId,
        amount_refunded: stripe.intents.get(intentId)?.refunded ?? 0,
      }),
    );

  const act = async ({ what, which, share }: Step): Promise<unknown> => {
    const person = pick(people, which);
    const id = pick(orderIds, which);
    const session = stripe.sessions.get(pick(sessions, which) ?? '');
    const again = pick(reported, which);
    const next = pick(waiting, which);
    if (what === 'order' && person) return order(person, {});
    if (what === 'orderReduced' && person) return order(person, { total: REDUCED, voucher: voucher.code });
    if (what === 'orderAgain') return last?.();
    if (what === 'tell' && next) return notify(next);
    if (what === 'tellAgain' && again) return notify(again);
    if (session && (what === 'pay' || what === 'payLater')) {
      if (session.status === 'open')
        waiting.push(stripe.pay(session.id, what === 'pay' ? 'paid' : 'processing'));
      else if (session.status === 'complete' && session.payment_status === 'unpaid')
        waiting.push(stripe.pay(session.id, 'succeeded'));
    }
    if (session?.payment_intent && what === 'refundThere') {
      const intent = stripe.intents.get(session.payment_intent);
      if (!intent) return undefined;
      intent.refunded += Math.floor(((intent.amount - intent.refunded) * share) / 100);
      return notifyRefunds(intent.id);
    }
    if (id === undefined) return undefined;
    if (what === 'begin')
      for (const { token } of people) {
        const answer = await cards.payByCard(token, id);
        const opened = (answer.json() as { data?: { url: string } }).data?.url.split('/').pop();
        if (opened && !sessions.includes(opened)) sessions.push(opened);
      }
    if (what === 'cancel') return cancel(admin.token, id);
    if (what === 'confirm') return confirm(admin.token, id);
    if (what === 'timeOut')
      // Its page at the provider stays open: whoever pays there nevertheless gets the money back.
      return lapse({ database: test.database, clock: systemClock, jobs: { add: async () => '' } as never })(
        {
          input: { orderId: id },
          schoolId: SCHOOL.open,
        } as never,
        () => Promise.resolve(),
      );
    if (what === 'refund' || what === 'refundAll') {
      const { total, refunded } = await cards.order(admin.token, id);
      const amount = what === 'refundAll' ? total - refunded : Math.ceil(((total - refunded) * share) / 100);
      if (amount > 0) return refund(admin.token, id, [{ line: 0, amount }], refunded);
    }
    return undefined;
  };
  for (const round of rounds) {
    await Promise.all(round.map(act));
    // At every moment, not in the end alone.
    expect(await takenOf(goods)).toBeLessThanOrEqual(SEATS);
  }
  // In the end the provider has told everything, more than once.
  for (const { payment_intent } of stripe.sessions.values())
    if (payment_intent && stripe.intents.has(payment_intent)) notifyRefunds(payment_intent);
  for (const event of reported.slice()) await notify(event);
  while (waiting[0]) await notify(waiting[0]);
  await check({ people, goods, voucher, orderIds, sessions });
}

const takenOf = async ({ id }: StoreGoods) =>
  (
    await test.database.read(scope, (tx) =>
      tx.selectFrom('goods').select('taken').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).taken;

async function check({
  people,
  goods,
  voucher,
  orderIds,
  sessions,
}: {
  people: readonly Someone[];
  goods: StoreGoods;
  voucher: Voucher;
  orderIds: readonly string[];
  sessions: readonly string[];
}) {
  const orders = await Promise.all(orderIds.map((id) => cards.order(admin.token, id)));
  const isStored = ({ state, lines }: Order) => state !== 'cancelled' && lines[0]?.endedAt === null;
  expect(await takenOf(goods)).toBe(orders.filter(isStored).length);
  const { seated, uses } = await test.database.read(scope, async (tx) => ({
    seated: await tx
      .selectFrom('enrollment')
      .select('account_id')
      .where('class_id', '=', goods.resourceId ?? '')
      .execute(),
    uses: (
      await tx
        .selectFrom('store_voucher')
        .select('uses')
        .where('id', '=', voucher.id)
        .executeTakeFirstOrThrow()
    ).uses,
  }));
  expect(seated.length).toBeLessThanOrEqual(SEATS);
  for (const { id } of people) {
    const paid = orders.filter(
      (order) => order.person?.id === id && order.paidAt !== null && isStored(order),
    );
    expect(seated.filter(({ account_id }) => account_id === id).length).toBe(paid.length);
  }
  expect(uses).toBe(orders.filter((order) => order.voucher !== null && order.state !== 'cancelled').length);
  expect(uses).toBeLessThanOrEqual(1);
  for (const order of orders) {
    const entries = await ledgerOf(test, order.id);
    const sumOf = (account?: string) =>
      entries.reduce(
        (sum, entry) => sum + (account === undefined || entry.account === account ? Number(entry.amount) : 0),
        0,
      );
    const earned = order.paidAt === null ? 0 : order.total - order.refunded;
    expect(sumOf()).toBe(0);
    expect(sumOf('card')).toBe(order.paidBy === 'card' ? earned : 0);
    expect(sumOf('bank')).toBe(order.paidBy === 'card' ? 0 : earned);
    expect(sumOf('receivable')).toBe(order.state === 'awaitingPayment' ? order.total : 0);
    const held = sessions
      .flatMap((id) => stripe.sessions.get(id) ?? [])
      .filter(({ client_reference_id }) => client_reference_id === order.id)
      .flatMap(({ payment_intent }) => stripe.intents.get(payment_intent ?? '') ?? [])
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    expect(held).toBe(sumOf('card'));
    expect(order.invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(order.paidAt ? 1 : 0);
    expect(order.invoices.filter(({ kind }) => kind === 'creditNote')).toHaveLength(order.refunds.length);
  }
  const numbers = await test.database.read(scope, (tx) =>
    tx
      .selectFrom('store_invoice')
      .select((eb) => ['kind', eb.fn.max('number').as('last'), eb.fn.countAll<string>().as('count')])
      .groupBy(['kind', 'year'])
      .execute(),
  );
  for (const { last, count: all } of numbers) expect(Number(all)).toBe(last);
}
