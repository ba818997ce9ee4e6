import type { Basket, Order } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { answersOf, changeOf, dataOf, makeGoods, openStore, SETTINGS, storeCalls } from './store.fixtures.ts';

const test = useTestApp();
const { get, send, place, fill, confirm, cancel } = storeCalls(test);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});
const buyer = () => makePerson(test);
const seatOf = (classId: string, accountId: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('enrollment')
      .select('enrolled_at')
      .where('class_id', '=', classId)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );
const takenOf = async (goodsId: string) =>
  (
    await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('goods').select('taken').where('id', '=', goodsId).executeTakeFirstOrThrow(),
    )
  ).taken;
const codes = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code: unknown }).code,
];

describe('buying (R32)', () => {
  it('leads from the class over basket, order and transfer into the class', async () => {
    const goods = await makeGoods(test, admin);
    const { id: accountId, token } = await buyer();
    const detail = await test.call(
      'GET',
      `/api/class/v1/open/classes/${goods.resourceId}?schoolId=${SCHOOL.open}`,
      { token },
    );
    expect(detail.json().data).toMatchObject({
      price: { amount: 11900, currency: 'EUR' },
      purchaseUrl: `/order/${SCHOOL.open}?goods=${goods.id}`,
    });
    const front = (await get('storefront', token)).json().data;
    expect(front.goods.find(({ id }: { id: string }) => id === goods.id)).toMatchObject({
      state: 'available',
      left: null,
    });
    const basket = dataOf<Basket>(await fill(token, [goods.id]));
    expect(basket).toMatchObject({ total: 11900, tax: 1900, canOrder: true, currency: 'EUR' });
    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(order).toMatchObject({
      state: 'awaitingPayment',
      total: 11900,
      tax: 1900,
      transfer: SETTINGS.bank,
      abilities: { cancel: true, confirm: false },
      person: { id: accountId },
      termsVersion: 1,
    });
    expect(order.reference).toMatch(/^ST-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(dataOf<Basket>(await get('basket', token)).lines).toEqual([]);
    expect(await seatOf(goods.resourceId, accountId)).toBeUndefined();
    const typed = order.reference.toLowerCase().replaceAll('-', ' ');
    const found = await get(`manage/orders?reference=${encodeURIComponent(typed)}`, admin.token);
    expect(found.json().data).toMatchObject({ total: 1, items: [{ id: order.id, transfer: SETTINGS.bank }] });
    const paid = dataOf<Order>(await confirm(admin.token, order.id));
    expect(paid).toMatchObject({
      state: 'paid',
      transfer: null,
      abilities: { cancel: false, confirm: false },
    });
    const seat = await seatOf(goods.resourceId, accountId);
    expect(seat).toBeDefined();
    // Again is the same.
    expect(dataOf<Order>(await confirm(admin.token, order.id)).paidAt).toBe(paid.paidAt);
    expect(await seatOf(goods.resourceId, accountId)).toEqual(seat);
    expect(await codeOf(cancel(token, order.id))).toBe('CONFLICT');
    expect((await get('orders', token)).json().data).toMatchObject({ total: 1, items: [{ state: 'paid' }] });
    expect(dataOf<Basket>(await fill(token, [goods.id])).lines[0]?.state).toBe('owned');
  });

  it('of what costs nothing opens at once', async () => {
    const goods = await makeGoods(test, admin, { prices: [{ amount: 0, currency: 'EUR' }] });
    const { id, token } = await buyer();
    expect(dataOf<Order>(await place(token, [goods.id], { total: 0 }))).toMatchObject({
      state: 'paid',
      transfer: null,
    });
    expect(await seatOf(goods.resourceId, id)).toBeDefined();
  });

  it('sells the last 20 seats to exactly 20 of 200 who order at once (TRUST 57)', async () => {
    const goods = await makeGoods(test, admin, { stock: 20 });
    const people = await makePeople(test, 200);
    const answers = await answersOf(people, ({ token }) => codeOf(place(token, [goods.id])));
    expect(answers.filter((code) => code === 200)).toHaveLength(20);
    expect(answers.filter((code) => code === 'GOODS_UNAVAILABLE')).toHaveLength(180);
    expect(await takenOf(goods.id)).toBe(20);
  }, 120_000);

  it('sells one person no more than the limit, however many orders race', async () => {
    const goods = await makeGoods(test, admin, { personMax: 2, prices: [{ amount: 0, currency: 'EUR' }] });
    const { id, token } = await buyer();
    const { leave } = enrolmentCalls(test);
    const asks = Array.from({ length: 50 }, () => ({ id, token }));
    const bought: number[] = [];
    for (let round = 0; round < 4; round++) {
      const answers = await answersOf(asks, () => codeOf(place(token, [goods.id], { total: 0 })));
      bought.push(answers.filter((code) => code === 200).length);
      expect(answers.filter((code) => code !== 200 && code !== 'GOODS_UNAVAILABLE')).toEqual([]);
      // Whoever leaves the class can buy it again: only the limit stands in the way then.
      await leave(goods.resourceId, token);
    }
    expect(bought).toEqual([1, 1, 0, 0]);
    expect(await takenOf(goods.id)).toBe(2);
    const basket = dataOf<Basket>(await fill(token, [goods.id]));
    expect(basket).toMatchObject({ canOrder: false, lines: [{ state: 'limitReached' }] });
    // The limit is that of each person.
    expect(await codeOf(place((await buyer()).token, [goods.id], { total: 0 }))).toBe(200);
  }, 120_000);

  it('counts for the limit neither what was cancelled nor what was paid back in whole', async () => {
    const goods = await makeGoods(test, admin, { personMax: 1 });
    const { token } = await buyer();
    const first = dataOf<Order>(await place(token, [goods.id]));
    await cancel(token, first.id);
    const second = dataOf<Order>(await place(token, [goods.id]));
    await confirm(admin.token, second.id);
    const { leave } = enrolmentCalls(test);
    await leave(goods.resourceId, token);
    expect(codes(await place(token, [goods.id]))).toEqual([409, 'GOODS_UNAVAILABLE']);
    const lines = [{ line: 0, amount: 11900 }];
    expect(
      await codeOf(
        send('POST', `orders/${second.id}/refunds`, admin.token, { lines, refunded: 0, reason: 'Fell out.' }),
      ),
    ).toBe(200);
    expect(await codeOf(place(token, [goods.id]))).toBe(200);
  });

  it('has no limit below one or above a thousand', async () => {
    const goods = await makeGoods(test, admin);
    for (const personMax of [0, -1, 1.5, 1001])
      expect(
        await codeOf(send('PUT', `manage/goods/${goods.id}`, admin.token, changeOf(goods, { personMax }))),
      ).toBe('VALIDATION_FAILED');
  });

  it('keeps seats of a class for orders that are not paid yet, and gives them back', async () => {
    const goods = await makeGoods(test, admin, {}, { capacity: 1 });
    const [first, second] = await makePeople(test, 2);
    if (!first || !second) throw new Error('nobody');
    const order = dataOf<Order>(await place(first.token, [goods.id]));
    expect(await codeOf(place(second.token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    // Nobody else cancels or sees it.
    expect(await codeOf(cancel(second.token, order.id))).toBe('NOT_FOUND');
    expect(await codeOf(get(`orders/${order.id}`, second.token))).toBe('NOT_FOUND');
    const cancelled = await Promise.all([cancel(first.token, order.id), cancel(first.token, order.id)]);
    expect(cancelled.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await takenOf(goods.id)).toBe(0);
    expect(await codeOf(confirm(admin.token, order.id))).toBe('CONFLICT');
    expect(await codeOf(place(second.token, [goods.id]))).toBe(200);
  });

  it('happens once, however often it is sent', async () => {
    const goods = await makeGoods(test, admin, { stock: 5 });
    const { token } = await buyer();
    const key = crypto.randomUUID();
    const ids = (await Promise.all([1, 2, 3].map(() => place(token, [goods.id], {}, key)))).map(
      (answer) => dataOf<Order>(answer).id,
    );
    expect(new Set(ids).size).toBe(1);
    // Another click is another order, which is not needed.
    expect(await codeOf(place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    expect(await takenOf(goods.id)).toBe(1);
  });

  it('says when a price, the terms or the goods have changed, and orders nothing', async () => {
    const goods = await makeGoods(test, admin, { stock: 3 });
    const { token } = await buyer();
    await send('PUT', `manage/goods/${goods.id}`, admin.token, {
      ...changeOf(goods),
      prices: [{ amount: 12900, currency: 'EUR' }],
    });
    expect(codes(await place(token, [goods.id]))).toEqual([409, 'PRICE_CHANGED']);
    expect(codes(await place(token, [goods.id], { total: 12900, termsVersion: 9 }))).toEqual([
      409,
      'AGREEMENT_OUTDATED',
    ]);
    for (const currency of ['USD', 'JPY'])
      expect(codes(await place(token, [goods.id], { total: 12900, currency }))).toEqual([
        409,
        'GOODS_UNAVAILABLE',
      ]);
    await send('PUT', `manage/goods/${goods.id}`, admin.token, {
      ...changeOf(goods, { version: 2, status: 'withdrawn' }),
    });
    expect(codes(await place(token, [goods.id]))).toEqual([409, 'GOODS_UNAVAILABLE']);
    expect(await takenOf(goods.id)).toBe(0);
    expect((await get('orders', token)).json().data.total).toBe(0);
  });

  it('is for whom and when the goods are meant', async () => {
    const { token } = await buyer();
    const members = await makeGoods(test, admin, {}, { audience: 2 });
    const later = await makeGoods(test, admin, { saleStartsAt: inDays(1) });
    const over = await makeGoods(test, admin, { saleEndsAt: inDays(-1) });
    const states = dataOf<Basket>(await fill(token, [members.id, later.id, over.id])).lines.map(
      ({ goodsId, state }) => [goodsId, state],
    );
    expect(Object.fromEntries(states)).toEqual({
      [members.id]: 'notForYou',
      [later.id]: 'notYet',
      [over.id]: 'over',
    });
    for (const { id } of [members, later, over])
      expect(await codeOf(place(token, [id]))).toBe('GOODS_UNAVAILABLE');
    const front = (await get('storefront', token)).json().data.goods.map(({ id }: { id: string }) => id);
    expect(front).not.toContain(members.id);
  });

  it('sends back what makes no order', async () => {
    const goods = await makeGoods(test, admin);
    const { token } = await buyer();
    for (const more of [
      { total: -1 },
      { total: 1e15 },
      { total: 1.5 },
      { currency: 'XXX' },
      { goodsIds: [] },
      { goodsIds: [goods.id, goods.id] },
      { buyer: { name: '   ', address: '', taxNumber: '' } },
      { price: 1 },
    ])
      expect(await codeOf(place(token, [goods.id], more)), JSON.stringify(more)).toBe('VALIDATION_FAILED');
    expect(await takenOf(goods.id)).toBe(0);
  });

  it('is refused in another school, and by another school’s administrator', async () => {
    const goods = await makeGoods(test, admin);
    const { token } = await buyer();
    const order = dataOf<Order>(await place(token, [goods.id]));
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    const elsewhere = storeCalls(test, SCHOOL.arabic);
    await openStore(test, SCHOOL.arabic);
    const answers = [
      await confirm(there.token, order.id),
      await cancel(there.token, order.id),
      await elsewhere.confirm(there.token, order.id),
      await elsewhere.get(`orders/${order.id}`, there.token),
      await send('PUT', `manage/goods/${goods.id}`, there.token, changeOf(goods)),
      await elsewhere.send('PUT', `manage/goods/${goods.id}`, there.token, changeOf(goods)),
    ];
    expect(answers.map(codes)).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    expect(codes(await elsewhere.place(there.token, [goods.id]))).toEqual([409, 'GOODS_UNAVAILABLE']);
  });
});

describe('running a store (C043)', () => {
  const market = async (token: string) =>
    (await test.call('GET', `/api/school/biz/marketConfig?tenantId=${SCHOOL.open}`, { token })).json().data;

  it('takes orders only with what buyers have to know, and says since when it does not', async () => {
    const { token } = await buyer();
    const goods = await makeGoods(test, admin);
    const settings = (await get('manage/settings', admin.token)).json().data;
    for (const missing of [{ terms: '' }, { bank: { ...settings.bank, account: ' ' } }])
      expect(await codeOf(send('PUT', 'manage/settings', admin.token, { ...settings, ...missing }))).toBe(
        'VALIDATION_FAILED',
      );
    const closed = (
      await send('PUT', 'manage/settings', admin.token, { ...settings, orderEnabled: false })
    ).json().data;
    expect(await codeOf(place(token, [goods.id]))).toBe('ORDERS_OFF');
    expect(await market(token)).toMatchObject({
      enabled: true,
      orderEnabled: false,
      orderDisabledSince: expect.any(String),
    });
    expect(await codeOf(send('PUT', 'manage/settings', admin.token, settings))).toBe('VERSION_CONFLICT');
    await send('PUT', 'manage/settings', admin.token, { ...closed, orderEnabled: true });
    expect(await market(token)).toMatchObject({ orderEnabled: true, orderDisabledSince: null });
    expect(await codeOf(place(token, [goods.id]))).toBe(200);
  });

  it('keeps every version of the terms', async () => {
    const settings = (await get('manage/settings', admin.token)).json().data;
    const terms = `${settings.terms}\nAnd politely.`;
    await send('PUT', 'manage/settings', admin.token, { ...settings, terms });
    const after = (await get('manage/settings', admin.token)).json().data;
    await send('PUT', 'manage/settings', admin.token, { ...after, terms: settings.terms });
    const kept = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('store_terms').select(['version', 'text']).orderBy('version').execute(),
    );
    expect(kept.slice(-3).map(({ text }) => text)).toEqual([settings.terms, terms, settings.terms]);
    expect((await get('storefront')).json().data.terms).toEqual(kept.at(-1));
    // The others of this file agree to the first.
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('store_settings').set({ terms_version: 1 }).execute(),
    );
  });

  it('offers what is taught there, once, at prices that make sense', async () => {
    const { id } = await makeClass(test);
    const offer = { ...changeOf(await makeGoods(test, admin)), resourceId: id } as Record<string, unknown>;
    delete offer.version;
    const list = (await get('manage/goods', admin.token)).json().data;
    expect(list.sellable.map((one: { id: string }) => one.id)).toContain(id);
    const post = (more: object) => codeOf(send('POST', 'manage/goods', admin.token, { ...offer, ...more }));
    for (const more of [
      { prices: [] },
      { prices: [{ amount: -1, currency: 'EUR' }] },
      { prices: [{ amount: 1e9, currency: 'EUR' }] },
      { prices: [{ amount: 1, currency: 'USD' }] },
      {
        prices: [
          { amount: 1, currency: 'EUR' },
          { amount: 2, currency: 'EUR' },
        ],
      },
      { resourceId: '1234567890123456789' },
      { stock: -1 },
      { saleStartsAt: inDays(2), saleEndsAt: inDays(1) },
    ])
      expect(await post(more), JSON.stringify(more)).toBe('VALIDATION_FAILED');
    expect(await post({})).toBe(200);
    expect(await post({})).toBe('CONFLICT');
  });

  it('cannot shrink below what is sold, nor overwrite what somebody else has saved', async () => {
    const goods = await makeGoods(test, admin, { stock: 2 });
    const { token } = await buyer();
    await place(token, [goods.id]);
    const put = (more: object) =>
      codeOf(send('PUT', `manage/goods/${goods.id}`, admin.token, changeOf(goods, more)));
    expect(await put({ stock: 0 })).toBe('VALIDATION_FAILED');
    expect(await put({ stock: 1 })).toBe(200);
    expect(await put({ stock: 9 })).toBe('VERSION_CONFLICT');
  });
});
