import type { Order, StoreGoods } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { changeOf, dataOf, openStore, storeCalls } from './store.fixtures.ts';

const test = useTestApp();
const { get, send, place, confirm } = storeCalls(test);
const { enroll } = enrolmentCalls(test);
const DAY_MS = 86_400_000;
const VIP = { name: { en_US: 'Harbour VIP' }, months: 0, days: 30 };
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});

async function makePackage(more: object = {}): Promise<StoreGoods> {
  const answer = await send('POST', 'manage/goods', admin.token, {
    vip: VIP,
    prices: [{ amount: 11900, currency: 'EUR' }],
    taxClass: 'standard',
    stock: null,
    personMax: null,
    saleStartsAt: null,
    saleEndsAt: null,
    status: 'onSale',
    ...more,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return dataOf<StoreGoods>(answer);
}

async function makeVipClass(): Promise<string> {
  const { id } = await makeClass(test);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('resource').set({ zone: 1 }).where('id', '=', id).execute(),
  );
  return id;
}

const endOf = async (token: string): Promise<string | null> =>
  (await get('storefront', token)).json().data.vipEndsAt as string | null;
const daysLeft = async (token: string) => {
  const end = await endOf(token);
  return end === null ? 0 : Math.round((Date.parse(end) - Date.now()) / DAY_MS);
};
const detailOf = async (classId: string, token: string) =>
  (await test.call('GET', `/api/class/v1/open/classes/${classId}?schoolId=${SCHOOL.open}`, { token })).json()
    .data;
const refund = (order: Order) =>
  send('POST', `orders/${order.id}/refunds`, admin.token, {
    lines: [{ line: 0, amount: 11900 }],
    refunded: 0,
    reason: 'Fell out.',
  });

describe('VIP packages (R32)', () => {
  it('open the VIP zone from the payment until it is paid back', async () => {
    const goods = await makePackage();
    const classId = await makeVipClass();
    const { token } = await makePerson(test);
    expect(await codeOf(enroll(classId, token))).toBe('PURCHASE_REQUIRED');
    expect((await detailOf(classId, token)).purchaseUrl).toMatch(/^\/order\/\d+\?goods=\d+$/);
    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(await endOf(token)).toBeNull();
    await confirm(admin.token, order.id);
    await confirm(admin.token, order.id);
    expect(await daysLeft(token)).toBe(30);
    expect(await codeOf(enroll(classId, token))).toBe(200);
    expect((await detailOf(classId, token)).abilities.learn).toBe(true);
    expect(await codeOf(refund(order))).toBe(200);
    expect(await endOf(token)).toBeNull();
    expect((await detailOf(classId, token)).abilities).toMatchObject({ learn: false, enroll: false });
    expect(await codeOf(enroll(classId, token))).toBe('PURCHASE_REQUIRED');
  });

  it('are longer when bought again, and keep what is not paid back', async () => {
    const goods = await makePackage();
    const { token } = await makePerson(test);
    const orders: Order[] = [];
    for (let count = 0; count < 2; count++) {
      const order = dataOf<Order>(await place(token, [goods.id]));
      await confirm(admin.token, order.id);
      orders.push(order);
    }
    expect(await daysLeft(token)).toBe(60);
    // The first is paid back: the second moves up.
    for (const [order, left] of orders.map((order, index) => [order, index === 0 ? 30 : 0] as const)) {
      expect(await codeOf(refund(order))).toBe(200);
      expect(await daysLeft(token)).toBe(left);
    }
  });

  it('end by themselves', async () => {
    const goods = await makePackage();
    const classId = await makeVipClass();
    const { id, token } = await makePerson(test);
    await confirm(admin.token, dataOf<Order>(await place(token, [goods.id])).id);
    expect(await codeOf(enroll(classId, token))).toBe(200);
    await test.database.write({ schoolId: SCHOOL.open, accountId: id }, (tx) =>
      tx
        .updateTable('vip_term')
        .set({ starts_at: new Date(Date.now() - 2000), ends_at: new Date(Date.now() - 1000) })
        .where('account_id', '=', id)
        .execute(),
    );
    expect((await detailOf(classId, token)).abilities.learn).toBe(false);
    expect(await codeOf(enroll(classId, token))).toBe('PURCHASE_REQUIRED');
    // Bought again, the seat is there as before.
    await confirm(admin.token, dataOf<Order>(await place(token, [goods.id])).id);
    expect(await codeOf(enroll(classId, token))).toBe(200);
    expect((await detailOf(classId, token)).abilities.learn).toBe(true);
  });

  it('are bought no more often than the limit by orders that race', async () => {
    const goods = await makePackage({ personMax: 3, prices: [{ amount: 0, currency: 'EUR' }] });
    const { token } = await makePerson(test);
    const answers: unknown[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        let code = await codeOf(place(token, [goods.id], { total: 0 }));
        while (code === 'SERVICE_UNAVAILABLE') code = await codeOf(place(token, [goods.id], { total: 0 }));
        answers.push(code);
      }),
    );
    expect(answers.filter((code) => code === 200)).toHaveLength(3);
    expect(answers.filter((code) => code === 'GOODS_UNAVAILABLE')).toHaveLength(47);
    expect(await daysLeft(token)).toBe(90);
  }, 60_000);

  it('have a name and a length, and are changed by their own school alone', async () => {
    const goods = await makePackage();
    expect(goods.vip).toEqual(VIP);
    const change = { ...changeOf(goods), vip: { ...VIP, months: 12, introduction: { en_US: 'All of it.' } } };
    const stranger = await makePerson(test, 'admin', SCHOOL.arabic);
    expect(await codeOf(send('PUT', `manage/goods/${goods.id}`, stranger.token, change))).toBe('NOT_FOUND');
    for (const vip of [
      { ...VIP, days: 0 },
      { ...VIP, name: { en_US: ' ' } },
      { ...VIP, months: 121 },
    ])
      expect(await codeOf(send('PUT', `manage/goods/${goods.id}`, admin.token, { ...change, vip }))).toBe(
        'VALIDATION_FAILED',
      );
    const saved = dataOf<StoreGoods>(await send('PUT', `manage/goods/${goods.id}`, admin.token, change));
    expect(saved.vip).toEqual(change.vip);
  });
});
