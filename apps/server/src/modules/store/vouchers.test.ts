import type { Basket, Order, Voucher } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { ledgerOf, refundCalls } from './refunds.fixtures.ts';
import { answersOf, dataOf, makeGoods, openStore, storeCalls } from './store.fixtures.ts';

const test = useTestApp();
const { get, send, place, confirm, cancel } = storeCalls(test);
const { buy } = refundCalls(test);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
let admin: Someone;
let count = 0;
beforeAll(async () => {
  admin = await openStore(test);
});
const PLAIN = {
  percent: 20,
  amount: null,
  currency: null,
  startsAt: null,
  endsAt: null,
  usesMax: null,
  goodsIds: [] as string[],
};
const make = (more: object = {}, key?: string) =>
  send('POST', 'manage/vouchers', admin.token, { ...PLAIN, code: `TEST-${++count}`, ...more }, key);
const made = async (more: object = {}) => ((await make(more)).json() as { data: Voucher }).data;
const usesOf = async (id: string) =>
  ((await get('manage/vouchers', admin.token)).json().data.items as Voucher[]).find((one) => one.id === id)
    ?.uses;
const fill = async (token: string, goodsIds: readonly string[], voucher: string, currency = 'EUR') =>
  dataOf<Basket>(await send('PUT', 'basket', token, { goodsIds, currency, voucher }));

describe('vouchers (R32)', () => {
  it('take a share off, are on the order and in the books, once a person', async () => {
    const goods = await makeGoods(test, admin);
    const other = await makeGoods(test, admin);
    const voucher = await made();
    const person = await makePerson(test);
    const typed = ` ${voucher.code.toLowerCase()} `;
    expect(await fill(person.token, [goods.id], typed)).toMatchObject({
      voucher: { code: voucher.code, discount: 2380, problem: null },
      lines: [{ amount: 9520, discount: 2380, tax: 1520 }],
      total: 9520,
      canOrder: true,
    });
    // Without it, or at the price without it, nothing is ordered.
    expect(await codeOf(place(person.token, [goods.id], { total: 11_900, voucher: typed }))).toBe(
      'PRICE_CHANGED',
    );
    expect(await codeOf(place(person.token, [goods.id], { total: 9520 }))).toBe('PRICE_CHANGED');
    expect(await usesOf(voucher.id)).toBe(0);
    const paid = await buy(person, admin, [goods.id], { total: 9520, voucher: typed });
    expect(paid).toMatchObject({
      total: 9520,
      tax: 1520,
      voucher: voucher.code,
      lines: [{ amount: 9520, discount: 2380 }],
    });
    expect(await usesOf(voucher.id)).toBe(1);
    expect(await fill(person.token, [other.id], voucher.code)).toMatchObject({
      voucher: { problem: 'usedByYou', discount: 0 },
      canOrder: false,
      total: 11_900,
    });
    expect(await codeOf(place(person.token, [other.id], { total: 9520, voucher: voucher.code }))).toBe(
      'VOUCHER_UNUSABLE',
    );
  });

  it('take an amount off what they are for, and open at once what costs nothing then', async () => {
    const goods = await makeGoods(test, admin);
    const other = await makeGoods(test, admin);
    const voucher = await made({ percent: null, amount: 99_999, currency: 'EUR', goodsIds: [goods.id] });
    const person = await makePerson(test);
    expect(await fill(person.token, [goods.id, other.id], voucher.code)).toMatchObject({ total: 11_900 });
    const order = dataOf<Order>(await place(person.token, [goods.id], { total: 0, voucher: voucher.code }));
    expect(order).toMatchObject({ state: 'paid', total: 0, invoices: [] });
  });

  it('are given back with an order that is cancelled', async () => {
    const goods = await makeGoods(test, admin);
    const voucher = await made({ usesMax: 1 });
    const person = await makePerson(test);
    const order = dataOf<Order>(
      await place(person.token, [goods.id], { total: 9520, voucher: voucher.code }),
    );
    const another = await makePerson(test);
    expect((await fill(another.token, [goods.id], voucher.code)).voucher?.problem).toBe('usedUp');
    await Promise.all([cancel(person.token, order.id), cancel(admin.token, order.id)]);
    expect(await usesOf(voucher.id)).toBe(0);
    const again = await buy(person, admin, [goods.id], { total: 9520, voucher: voucher.code });
    expect(again.state).toBe('paid');
    expect(await codeOf(confirm(admin.token, order.id))).toBe('CONFLICT');
  });

  it('say why they take nothing off', async () => {
    const goods = await makeGoods(test, admin);
    const { token } = await makePerson(test);
    const withdrawn = await made();
    for (let times = 0; times < 2; times++)
      expect(await codeOf(send('POST', `manage/vouchers/${withdrawn.id}/withdrawal`, admin.token))).toBe(200);
    const cases: [string, string][] = [
      ['NOTHING', 'unknown'],
      [withdrawn.code, 'unknown'],
      [(await made({ startsAt: inDays(1) })).code, 'notYet'],
      [(await made({ endsAt: inDays(-1) })).code, 'over'],
      [(await made({ goodsIds: [(await makeGoods(test, admin)).id] })).code, 'notForThese'],
      [(await made({ percent: null, amount: 100, currency: 'USD' })).code, 'otherCurrency'],
    ];
    for (const [code, problem] of cases) {
      expect((await fill(token, [goods.id], code)).voucher).toEqual({ code, discount: 0, problem });
      expect(await codeOf(place(token, [goods.id], { total: 9520, voucher: code }))).toBe('VOUCHER_UNUSABLE');
    }
    expect((await fill(token, [goods.id], '')).voucher).toBeNull();
  });

  it('with 20 uses are used by exactly 20 of a thousand at once (TRUST 57)', async () => {
    const goods = await makeGoods(test, admin);
    const voucher = await made({ usesMax: 20 });
    const people = await makePeople(test, 1000);
    const answers = await answersOf(people, ({ token }) =>
      codeOf(place(token, [goods.id], { total: 9520, voucher: voucher.code })),
    );
    expect(answers.filter((code) => code === 200)).toHaveLength(20);
    expect(answers.filter((code) => code === 'VOUCHER_UNUSABLE')).toHaveLength(980);
    expect(await usesOf(voucher.id)).toBe(20);
  }, 120_000);

  it('are made with values that make sense, once, by those who run the school', async () => {
    const key = crypto.randomUUID();
    const first = await make({ code: 'SAME' }, key);
    expect(first.statusCode).toBe(200);
    expect((await make({ code: 'SAME' }, key)).json().data).toEqual(first.json().data);
    expect(await codeOf(make({ code: 'same' }))).toBe('CONFLICT');
    for (const more of [
      { percent: 0 },
      { percent: 101 },
      { percent: null },
      { amount: 100 },
      { percent: null, amount: 100 },
      { percent: null, amount: -1, currency: 'EUR' },
      { percent: null, amount: 1e15, currency: 'EUR' },
      { percent: null, amount: 100, currency: 'XXX' },
      { code: 'a b' },
      { code: '' },
      { usesMax: 0 },
      { startsAt: inDays(2), endsAt: inDays(1) },
      { goodsIds: ['1234567890123456789'] },
    ])
      expect(await codeOf(make(more)), JSON.stringify(more)).toBe('VALIDATION_FAILED');
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    const { id } = (first.json() as { data: Voucher }).data;
    const elsewhere = storeCalls(test, SCHOOL.arabic);
    for (const answer of [
      get('manage/vouchers', there.token),
      send('POST', `manage/vouchers/${id}/withdrawal`, there.token),
      elsewhere.send('POST', `manage/vouchers/${id}/withdrawal`, there.token),
    ])
      expect(await codeOf(answer)).toBe('NOT_FOUND');
    expect(await codeOf(get('manage/vouchers', (await makePerson(test, 'teacher')).token))).toBe('FORBIDDEN');
  });
});

describe('orders that nobody pays (R32)', () => {
  it('lapse after the days that the school says: seat and voucher are free again, and the buyer is told', async () => {
    const settings = (await get('manage/settings', admin.token)).json().data;
    const saved = await send('PUT', 'manage/settings', admin.token, { ...settings, lapseDays: 7 });
    expect(saved.json().data.lapseDays).toBe(7);
    const goods = await makeGoods(test, admin, {}, { capacity: 2 });
    const voucher = await made({ usesMax: 2 });
    const [late, inTime] = await makePeople(test, 2);
    if (!late || !inTime) throw new Error('nobody');
    const more = { total: 9520, voucher: voucher.code };
    const open = dataOf<Order>(await place(late.token, [goods.id], more));
    expect(Date.parse(open.lapsesAt ?? '') - Date.parse(open.placedAt)).toBe(7 * DAY_MS);
    const paid = await buy(inTime, admin, [goods.id], more);
    expect(paid.lapsesAt).toBeNull();
    await test.hurry();
    await eventually(async () =>
      expect(dataOf<Order>(await get(`orders/${open.id}`, late.token))).toMatchObject({
        state: 'cancelled',
        lapsed: true,
        lapsesAt: null,
      }),
    );
    expect(dataOf<Order>(await get(`orders/${paid.id}`, inTime.token))).toMatchObject({
      state: 'paid',
      lapsed: false,
    });
    expect(await usesOf(voucher.id)).toBe(1);
    expect((await ledgerOf(test, open.id)).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    expect(await codeOf(confirm(admin.token, open.id))).toBe('CONFLICT');
    const reported = await test.call('GET', '/api/accounts/notifications', { token: late.token });
    expect(reported.body).toContain('orderLapsed');
    expect(await codeOf(place(late.token, [goods.id], more))).toBe(200);
    for (const lapseDays of [0, 366, 1.5])
      expect(
        await codeOf(send('PUT', 'manage/settings', admin.token, { ...saved.json().data, lapseDays })),
      ).toBe('VALIDATION_FAILED');
  });
});
