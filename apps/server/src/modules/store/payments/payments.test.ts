import type { Order } from '@stoa/api/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startStripe } from '../../../testing/stripe-server.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson, type Someone } from '../../class/class.fixtures.ts';
import { ledgerOf, refundCalls } from '../refunds.fixtures.ts';
import { changeOf, dataOf, makeGoods, openStore, storeCalls } from '../store.fixtures.ts';
import { cardCalls, WEBHOOK_SECRET } from './payments.fixtures.ts';

const stripe = await startStripe();
const test = useTestApp({ STRIPE_API_URL: stripe.url });
const { get, send, place, cancel, confirm } = storeCalls(test);
const { refund } = refundCalls(test);
const cards = cardCalls(test, stripe);
const { begin, notify, order } = cards;
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
  await cards.connect(admin);
});
afterEach(() => {
  stripe.fault = undefined;
});
afterAll(() => stripe.close());

const isIn = async (classId: string, accountId: string) =>
  (await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('enrollment')
      .select('class_id')
      .where('class_id', '=', classId)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  )) !== undefined;
/** An order of a new person that waits for its money. */
async function ordered(more: object = {}) {
  const goods = await makeGoods(test, admin, more);
  const person = await makePerson(test);
  const { id } = dataOf<Order>(await place(person.token, [goods.id]));
  return { goods, person, id };
}
/** One that is paid by card. */
async function bought() {
  const made = await ordered();
  const session = await begin(made.person.token, made.id);
  await notify(stripe.pay(session));
  return { ...made, session, intent: stripe.sessions.get(session)?.payment_intent ?? '' };
}
const entriesOf = async (id: string) =>
  (await ledgerOf(test, id)).map(({ kind, account, amount }) => [kind, account, Number(amount)]);

describe('paying by card (R32)', () => {
  it('leads over the page of the provider into the class, once', async () => {
    const { goods, person, id } = await ordered();
    const before = await order(person.token, id);
    expect(before.abilities.payByCard).toBe(true);
    // Pressed twice at once it is one page.
    const [session, again] = await Promise.all([begin(person.token, id), begin(person.token, id)]);
    expect(again).toBe(session);
    expect(stripe.sessions.get(session)).toMatchObject({
      amount_total: 11_900,
      currency: 'eur',
      client_reference_id: id,
      success_url: `${test.config.publicUrl}/order/${SCHOOL.open}?order=${id}&payment=done`,
      cancel_url: `${test.config.publicUrl}/order/${SCHOOL.open}?order=${id}&payment=left`,
    });
    const event = stripe.pay(session);
    const answers = await Promise.all([notify(event), notify(event), notify(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const paid = await order(person.token, id);
    expect(paid).toMatchObject({
      state: 'paid',
      paidBy: 'card',
      cardPayments: [{ state: 'paid', amount: 11_900, currency: 'EUR' }],
      abilities: { payByCard: false, cancel: false },
      invoices: [{ kind: 'invoice' }],
    });
    expect(await isIn(goods.resourceId, person.id)).toBe(true);
    expect(await entriesOf(id)).toEqual([
      ['order', 'receivable', 11_900],
      ['order', 'ordered', -11_900],
      ['payment', 'card', 11_900],
      ['payment', 'receivable', -11_900],
      ['payment', 'ordered', 11_900],
      ['payment', 'sales', -10_000],
      ['payment', 'tax', -1900],
    ]);
    expect(await codeOf(cards.payByCard(person.token, id))).toBe('CONFLICT');
  });

  it('that the bank takes time for opens when the bank has paid, and can be tried again when it has not', async () => {
    const { goods, person, id } = await ordered();
    const first = await begin(person.token, id);
    await notify(stripe.pay(first, 'processing'));
    expect(await order(person.token, id)).toMatchObject({
      state: 'awaitingPayment',
      cardPayments: [{ state: 'processing' }],
      abilities: { payByCard: false },
    });
    expect(await codeOf(cards.payByCard(person.token, id))).toBe('CONFLICT');
    await notify(stripe.pay(first, 'failed'));
    expect((await order(person.token, id)).abilities.payByCard).toBe(true);
    const second = await begin(person.token, id);
    expect(second).not.toBe(first);
    await notify(stripe.pay(second, 'processing'));
    await notify(stripe.pay(second, 'succeeded'));
    expect(await order(person.token, id)).toMatchObject({
      state: 'paid',
      cardPayments: [{ state: 'paid' }, { state: 'failed' }],
    });
    expect(await isIn(goods.resourceId, person.id)).toBe(true);
  });

  it('is told in any order: a success before what led to it counts, and stays', async () => {
    const { person, id } = await ordered();
    const session = await begin(person.token, id);
    const processing = stripe.pay(session, 'processing');
    const done = stripe.pay(session, 'succeeded');
    await notify(done);
    await notify(processing);
    await notify(stripe.event('checkout.session.expired', { ...stripe.sessions.get(session) }));
    expect(await order(person.token, id)).toMatchObject({ state: 'paid', cardPayments: [{ state: 'paid' }] });
  });

  it('after the order was cancelled sends the money back at once, and says so', async () => {
    const { goods, person, id } = await ordered();
    const session = await begin(person.token, id);
    await cancel(person.token, id);
    const event = stripe.pay(session);
    // The provider is not there: it sends its message again.
    stripe.fault = 'later';
    expect((await notify(event)).statusCode).toBe(502);
    expect(await order(person.token, id)).toMatchObject({
      state: 'cancelled',
      cardPayments: [{ state: 'returning', returnReason: 'late' }],
    });
    stripe.fault = undefined;
    expect((await notify(event)).statusCode).toBe(200);
    expect((await notify(event)).statusCode).toBe(200);
    expect(await order(person.token, id)).toMatchObject({
      state: 'cancelled',
      cardPayments: [{ state: 'returned', returnReason: 'late' }],
    });
    const intent = stripe.intents.get(stripe.sessions.get(session)?.payment_intent ?? '');
    expect(intent).toMatchObject({ amount: 11_900, refunded: 11_900 });
    expect(await isIn(goods.resourceId, person.id)).toBe(false);
  });

  it('closes the page of an order that was cancelled or paid by transfer', async () => {
    for (const end of ['cancel', 'confirm'] as const) {
      const { person, id } = await ordered();
      const session = await begin(person.token, id);
      await (end === 'cancel' ? cancel(person.token, id) : confirm(admin.token, id));
      await test.hurry();
      await eventually(() => {
        expect(stripe.sessions.get(session)?.status).toBe('expired');
      });
    }
  });

  it('of what is paid already goes back, so that nobody pays twice', async () => {
    const { person, id } = await ordered();
    const session = await begin(person.token, id);
    await confirm(admin.token, id);
    await notify(stripe.pay(session));
    expect(await order(person.token, id)).toMatchObject({
      state: 'paid',
      paidBy: 'transfer',
      cardPayments: [{ state: 'returned', returnReason: 'twice' }],
    });
  });

  it('of another sum or currency than that of the order opens nothing and goes back', async () => {
    for (const wrong of [{ amount_total: 100 }, { currency: 'usd' }]) {
      const { goods, person, id } = await ordered();
      const session = await begin(person.token, id);
      const { data } = stripe.pay(session) as { data: { object: object } };
      await notify(stripe.event('checkout.session.completed', { ...data.object, ...wrong }));
      expect(await order(person.token, id)).toMatchObject({
        state: 'awaitingPayment',
        cardPayments: [{ state: 'returned', returnReason: 'amount' }],
      });
      expect(await isIn(goods.resourceId, person.id)).toBe(false);
    }
  });

  it('for a seat that is gone cancels the order and goes back', async () => {
    const { goods, person, id } = await ordered();
    const session = await begin(person.token, id);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('class').set({ capacity: 0 }).where('resource_id', '=', goods.resourceId).execute(),
    );
    expect((await notify(stripe.pay(session))).statusCode).toBe(200);
    expect(await order(person.token, id)).toMatchObject({
      state: 'cancelled',
      cardPayments: [{ state: 'returned', returnReason: 'full' }],
    });
  });

  it('leaves the order as it is where the provider is not there, and can be tried again', async () => {
    const { person, id } = await ordered();
    for (const fault of ['down', 'later'] as const) {
      stripe.fault = fault;
      expect(await codeOf(cards.payByCard(person.token, id))).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    }
    stripe.fault = undefined;
    expect(await order(person.token, id)).toMatchObject({
      state: 'awaitingPayment',
      abilities: { payByCard: true },
    });
    expect(await begin(person.token, id)).toMatch(/^cs_test_/);
    expect((await order(person.token, id)).cardPayments).toHaveLength(1);
  });

  it('of an order that is cancelled while the provider takes its time leads nowhere, and its page is closed', async () => {
    const { person, id } = await ordered();
    stripe.meanwhile = () => cancel(person.token, id);
    expect(await codeOf(cards.payByCard(person.token, id))).toBe('CONFLICT');
    const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === id);
    await eventually(async () => expect(session?.status).toBe('expired'));
    expect(await order(person.token, id)).toMatchObject({ state: 'cancelled', refunded: 0 });
  });

  it('is at the price that was ordered, whatever becomes of the goods’ own (TRUST 57)', async () => {
    const { person, id, goods } = await ordered();
    await send('PUT', `manage/goods/${goods.id}`, admin.token, {
      ...changeOf(goods),
      prices: [{ amount: 1, currency: 'EUR' }],
    });
    const session = stripe.sessions.get(await begin(person.token, id));
    expect(session?.amount_total).toBe(11_900);
    await notify(stripe.pay(session?.id ?? ''));
    expect(await order(person.token, id)).toMatchObject({ state: 'paid', total: 11_900 });
  });

  it('for what was removed meanwhile cancels the order and goes back; a transfer for it is not confirmed', async () => {
    const { person, id, goods } = await ordered();
    const session = await begin(person.token, id);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .deleteFrom('resource')
        .where('id', '=', goods.resourceId ?? '')
        .execute(),
    );
    expect(await codeOf(confirm(admin.token, id))).toBe('GOODS_UNAVAILABLE');
    await notify(stripe.pay(session));
    expect(await order(person.token, id)).toMatchObject({
      state: 'cancelled',
      refunded: 0,
      cardPayments: [{ state: 'returned' }],
    });
    const intent = stripe.intents.get(stripe.sessions.get(session)?.payment_intent ?? '');
    expect(intent?.refunded).toBe(11_900);
  });

  it('is refused for orders of others, and where the school takes no cards', async () => {
    const { person, id } = await ordered();
    expect(await codeOf(cards.payByCard((await makePerson(test)).token, id))).toBe('NOT_FOUND');
    expect(await codeOf(cards.payByCard(admin.token, id))).toBe('NOT_FOUND');
    const elsewhere = cardCalls(test, stripe, SCHOOL.arabic);
    expect(await codeOf(elsewhere.payByCard(person.token, id))).toBe('NOT_FOUND');
    const there = await openStore(test, SCHOOL.arabic);
    const goods = await makeGoods(test, there, {}, { schoolId: SCHOOL.arabic });
    const buyer = await makePerson(test, 'member', SCHOOL.arabic);
    const placed = dataOf<Order>(await storeCalls(test, SCHOOL.arabic).place(buyer.token, [goods.id]));
    expect(await codeOf(elsewhere.payByCard(buyer.token, placed.id))).toBe('PAYMENT_METHOD_OFF');
    expect(placed).toMatchObject({ abilities: { payByCard: false }, transfer: expect.anything() });
  });
});

describe('webhooks (TRUST 57)', () => {
  it('are taken from the provider alone: signed with the secret of the school, just now, as they are', async () => {
    const { person, id } = await ordered();
    const event = stripe.pay(await begin(person.token, id));
    const { body, signature } = stripe.sign(event, WEBHOOK_SECRET);
    const old = Math.floor(Date.now() / 1000) - 301;
    for (const answer of [
      notify(event, { secret: 'whsec_AnotherSecret000000000' }),
      notify(event, { timestamp: old }),
      cards.sendRaw(`${body} `, signature),
      cards.sendRaw(body.replace('11900', '1'), signature),
      cards.sendRaw(body, ''),
      cards.sendRaw(body, 'x'.repeat(500)),
      cards.sendRaw('null', signature),
      cards.sendRaw('"text"', signature),
      // The secret of one school opens nothing in another.
      cardCalls(test, stripe, SCHOOL.arabic).notify(event),
      cardCalls(test, stripe, '1799999999999999999').notify(event),
    ])
      expect(await codeOf(answer)).toBe('WEBHOOK_REFUSED');
    expect((await cards.sendRaw(body, signature, 'text/plain')).statusCode).toBe(415);
    expect((await cards.sendRaw(`"${'x'.repeat(300_000)}"`, signature)).statusCode).toBe(413);
    expect((await order(person.token, id)).state).toBe('awaitingPayment');
    expect((await cards.sendRaw(body, signature)).json()).toMatchObject({ data: { received: true } });
    expect((await order(person.token, id)).state).toBe('paid');
  });

  it('of what is not known, or of another kind, are taken and change nothing', async () => {
    for (const event of [
      stripe.event('customer.created', { id: 'cus_1' }),
      stripe.event('checkout.session.completed', {
        id: 'cs_test_unknown',
        payment_status: 'paid',
        metadata: { payment: 'drop table' },
      }),
      stripe.event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_unknown', amount_refunded: 5 }),
      stripe.event('charge.dispute.created', { id: 'dp_1', payment_intent: null, status: 'needs_response' }),
    ])
      expect((await notify(event)).statusCode).toBe(200);
  });

  it('find the order of a page whose answer was lost', async () => {
    const { person, id } = await ordered();
    const session = await begin(person.token, id);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('store_card_payment')
        .set({ session_id: null, state: 'starting', url: null })
        .where('order_id', '=', id)
        .execute(),
    );
    await notify(stripe.pay(session));
    expect((await order(person.token, id)).state).toBe('paid');
  });

  it('of a refund that overtakes its payment are asked for again', async () => {
    const { person, id } = await ordered();
    const paid = stripe.pay(await begin(person.token, id));
    const { payment_intent, metadata } = (
      paid as { data: { object: { payment_intent: string; metadata: object } } }
    ).data.object;
    const refunded = stripe.event('charge.refunded', { payment_intent, metadata, amount_refunded: 5000 });
    expect((await notify(refunded)).statusCode).toBe(502);
    await notify(paid);
    expect((await notify(refunded)).statusCode).toBe(200);
    expect(await order(admin.token, id)).toMatchObject({ state: 'partlyRefunded', refunded: 5000 });
  });

  it('of a dispute are told to administrators alone', async () => {
    const { person, id, intent } = await bought();
    await notify(
      stripe.event('charge.dispute.created', { payment_intent: intent, status: 'needs_response' }),
    );
    expect((await order(admin.token, id)).cardPayments).toMatchObject([
      { dispute: 'needs_response', disputedAt: expect.any(String) },
    ]);
    expect((await order(person.token, id)).cardPayments).toMatchObject([{ dispute: null, disputedAt: null }]);
    await notify(stripe.event('charge.dispute.closed', { payment_intent: intent, status: 'won' }));
    expect((await order(admin.token, id)).cardPayments).toMatchObject([{ dispute: 'won' }]);
  });
});

describe('paying back by card (R32)', () => {
  const part = [{ line: 0, amount: 1900 }];

  it('goes through the provider once and stands in the books when it has confirmed it', async () => {
    const { goods, person, id, intent } = await bought();
    const key = crypto.randomUUID();
    const first = dataOf<Order>(await refund(admin.token, id, part, 0, key));
    expect(first).toMatchObject({ state: 'partlyRefunded', refunded: 1900, cardRefund: null });
    expect(await refund(admin.token, id, part, 0, key)).toMatchObject({ statusCode: 200 });
    expect(stripe.intents.get(intent)?.refunded).toBe(1900);
    // Stripe tells of it as well.
    await notify(stripe.event('charge.refunded', { payment_intent: intent, amount_refunded: 1900 }));
    expect((await order(admin.token, id)).refunds).toHaveLength(1);
    await refund(admin.token, id, [{ line: 0, amount: 10_000 }], 1900);
    expect(await order(person.token, id)).toMatchObject({ state: 'refunded' });
    expect(await isIn(goods.resourceId, person.id)).toBe(false);
    expect((await entriesOf(id)).filter(([, account]) => account === 'card')).toEqual([
      ['payment', 'card', 11_900],
      ['refund', 'card', -1900],
      ['refund', 'card', -10_000],
    ]);
  });

  it('that the provider takes time for is pending, and no other can be asked for meanwhile', async () => {
    const { id, intent } = await bought();
    stripe.fault = 'pending';
    expect(dataOf<Order>(await refund(admin.token, id, part))).toMatchObject({
      state: 'paid',
      refunded: 0,
      cardRefund: { state: 'pending', amount: 1900 },
      abilities: { refund: false },
    });
    expect(await codeOf(refund(admin.token, id, [{ line: 0, amount: 100 }]))).toBe('CONFLICT');
    const made = [...stripe.refunds.values()].find(({ payment_intent }) => payment_intent === intent);
    await notify(stripe.event('refund.updated', { ...made, status: 'succeeded' }));
    expect(await order(admin.token, id)).toMatchObject({ refunded: 1900, cardRefund: null });
  });

  it('is not lost where the provider is not there: it is sent again, by hand or by itself', async () => {
    for (const how of ['by hand', 'by itself'] as const) {
      const { id, intent } = await bought();
      stripe.fault = 'later';
      expect(dataOf<Order>(await refund(admin.token, id, part))).toMatchObject({
        refunded: 0,
        cardRefund: { state: 'pending' },
      });
      expect(await codeOf(cards.resume(admin.token, id))).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
      stripe.fault = undefined;
      if (how === 'by hand') await cards.resume(admin.token, id);
      else await test.hurry();
      await eventually(async () => {
        expect(await order(admin.token, id)).toMatchObject({ refunded: 1900, cardRefund: null });
      });
      expect(stripe.intents.get(intent)?.refunded).toBe(1900);
    }
  });

  it('that the provider refuses is said, and can be asked for again', async () => {
    const { id, intent } = await bought();
    const kept = stripe.intents.get(intent);
    stripe.intents.delete(intent);
    expect(dataOf<Order>(await refund(admin.token, id, part))).toMatchObject({
      refunded: 0,
      cardRefund: { state: 'failed', amount: 1900 },
      abilities: { refund: true },
    });
    if (kept) stripe.intents.set(intent, kept);
    expect(dataOf<Order>(await refund(admin.token, id, part))).toMatchObject({
      refunded: 1900,
      cardRefund: null,
    });
  });

  it('at the provider itself is booked too, whatever it is told with', async () => {
    const { id, intent } = await bought();
    await notify(stripe.event('charge.refunded', { payment_intent: intent, amount_refunded: 5000 }));
    await notify(stripe.event('charge.refunded', { payment_intent: intent, amount_refunded: 2000 }));
    expect(await order(admin.token, id)).toMatchObject({ state: 'partlyRefunded', refunded: 5000 });
    await notify(stripe.event('charge.refunded', { payment_intent: intent, amount_refunded: 11_900 }));
    const done = await order(admin.token, id);
    expect(done).toMatchObject({ state: 'refunded', refunded: 11_900 });
    expect(done.refunds.reduce((sum, { tax }) => sum + tax, 0)).toBe(1900);
  });

  it('is for those who run the school alone', async () => {
    const { person, id } = await bought();
    expect(await codeOf(cards.resume(person.token, id))).toBe('FORBIDDEN');
    expect(await codeOf(cards.resume((await makePerson(test)).token, id))).toBe('NOT_FOUND');
    expect(await codeOf(cards.resume(admin.token, id))).toBe(200);
  });
});

describe('the payment settings (TRUST 57)', () => {
  it('never tell a secret, keep it unless it is replaced, and say whether the key is taken', async () => {
    const read = await get('manage/payments', admin.token);
    expect(read.body).not.toContain(stripe.key);
    expect(read.body).not.toContain(WEBHOOK_SECRET);
    const now = await cards.settings(admin.token);
    expect(now).toMatchObject({
      transferEnabled: true,
      cardEnabled: true,
      hasSecretKey: true,
      hasWebhookSecret: true,
      mode: 'test',
      webhookUrl: `${test.config.publicUrl}/api/store/v1/open/schools/${SCHOOL.open}/payments/stripe`,
    });
    const { rows } = await test.database.pool.query('select secret_cipher from store_payment_settings');
    for (const { secret_cipher } of rows as { secret_cipher: Buffer | null }[])
      expect(String(secret_cipher)).not.toContain('sk_test');
    expect((await cards.testKey(admin.token)).json().data).toEqual({ works: true, reason: null });
    stripe.fault = 'later';
    expect((await cards.testKey(admin.token)).json().data).toEqual({ works: false, reason: 'unreachable' });
    stripe.fault = undefined;
    const save = (change: object) => cards.saveSettings(admin.token, { ...change });
    const { version } = now;
    const both = { version, transferEnabled: true, cardEnabled: true };
    const saved = (await save({ ...both, secretKey: 'sk_live_Another0000000000' })).json().data;
    expect(saved).toMatchObject({ mode: 'live', version: version + 1, hasWebhookSecret: true });
    expect((await cards.testKey(admin.token)).json().data).toEqual({ works: false, reason: 'refused' });
    expect(await codeOf(save(both))).toBe('VERSION_CONFLICT');
    for (const wrong of [
      { transferEnabled: false, cardEnabled: false },
      { secretKey: null },
      { webhookSecret: null },
      { secretKey: 'pk_test_0000000000000000' },
      { webhookSecret: 'secret0000000000000000' },
    ])
      expect(await codeOf(save({ ...both, version: version + 1, ...wrong })), JSON.stringify(wrong)).toBe(
        'VALIDATION_FAILED',
      );
    await cards.connect(admin);
  });

  it('decide how orders are paid', async () => {
    const { version } = await cards.settings(admin.token);
    await cards.saveSettings(admin.token, { version, transferEnabled: false, cardEnabled: true });
    const { person, id } = await ordered();
    expect((await get('storefront', person.token)).json().data.methods).toEqual(['card']);
    expect(await order(person.token, id)).toMatchObject({ transfer: null, abilities: { payByCard: true } });
    await cards.connect(admin);
    expect((await get('storefront', person.token)).json().data.methods).toEqual(['transfer', 'card']);
  });

  it('are for those who run the school alone', async () => {
    const member = await makePerson(test, 'member');
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    for (const { token } of [member, there]) {
      const codes = [await codeOf(get('manage/payments', token)), await codeOf(cards.testKey(token))];
      expect(codes.every((code) => code === 'FORBIDDEN' || code === 'NOT_FOUND')).toBe(true);
    }
  });
});
