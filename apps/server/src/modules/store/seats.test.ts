import type { GoodsInput, Order, Seat, ShopGoods, StoreGoods } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { refundCalls } from './refunds.fixtures.ts';
import {
  answersOf,
  BUYER,
  changeOf,
  dataOf,
  makeOffer,
  OFFER,
  openStore,
  storeCalls,
} from './store.fixtures.ts';

const PRICE = 11900;
const scope = { schoolId: SCHOOL.open };
const test = useTestApp();
const { get, send, place, confirm, cancel } = storeCalls(test);
const { refund, books } = refundCalls(test);
const { introduce } = examCalls(test);
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});

/** A class, and seats of it for companies. */
async function sellSeats(more: Partial<GoodsInput> = {}, capacity: number | null = null) {
  const { id: classId } = await makeClass(test, { capacity });
  const part = await makeOffer(test, admin, { resourceId: classId });
  const goods = await makeOffer(test, admin, { seats: { goodsId: part.id }, ...more });
  return { goods, part, classId };
}

const order = (company: Someone, goodsId: string, count: number, more: object = {}) =>
  place(company.token, [goodsId], { seats: [{ goodsId, count }], total: PRICE * count, ...more });

/** Seats that are paid. */
async function buySeats(company: Someone, goodsId: string, count: number): Promise<Order> {
  const placed = await order(company, goodsId, count);
  if (placed.statusCode !== 200) throw new Error(placed.body);
  return dataOf<Order>(await confirm(admin.token, dataOf<Order>(placed).id));
}

const seatsOf = async (token: string, orderId: string) =>
  (await get(`orders/${orderId}/seats`, token)).json().data.items as Seat[];
const redeem = (token: string, code: string) => send('POST', 'seats/redemption', token, { code });
/** Why a code was refused; the status where it was not. */
async function reasonOf(answer: ReturnType<typeof redeem>): Promise<unknown> {
  const { statusCode, body } = await answer;
  const { code, details } = JSON.parse(body) as { code?: string; details?: { reason?: string } };
  return statusCode === 200 ? 200 : (details?.reason ?? code);
}
const isIn = async (classId: string, token: string) =>
  (await test.call('GET', `/api/class/v1/open/classes/${classId}?schoolId=${SCHOOL.open}`, { token })).json()
    .data.abilities.learn as boolean;
const sumsOf = async (orderId: string) =>
  dataOf<Order>(await get(`orders/${orderId}`, admin.token)).lines[0]?.seats;
const takenOf = (goodsId: string) =>
  test.database.read(scope, async (tx) => {
    const { taken } = await tx
      .selectFrom('goods')
      .select('taken')
      .where('id', '=', goodsId)
      .executeTakeFirstOrThrow();
    return taken;
  });
const shownTo = async (goodsId: string, token: string) =>
  ((await get('storefront', token)).json().data.goods as ShopGoods[]).find(({ id }) => id === goodsId);
const balance = async () =>
  (await books(admin.token)).accounts.reduce((sum, { debit, credit }) => sum + debit - credit, 0);

describe('seats for a company (R32)', () => {
  it('are bought in any number, each code opens what it is of once, to somebody else', async () => {
    const { goods, part, classId } = await sellSeats();
    const company = await makePerson(test);
    expect(await shownTo(goods.id, company.token)).toMatchObject({
      title: part.title,
      type: null,
      seats: { goodsId: part.id },
      url: `/classInfo/${SCHOOL.open}/class-view/${classId}`,
    });
    const kept = await send('PUT', 'basket', company.token, {
      goodsIds: [goods.id],
      currency: 'EUR',
      seats: [{ goodsId: goods.id, count: 3 }],
    });
    expect(kept.json().data).toMatchObject({ total: 3 * PRICE, lines: [{ seats: 3, state: 'available' }] });
    const placed = dataOf<Order>(await order(company, goods.id, 3));
    expect(placed).toMatchObject({
      total: 3 * PRICE,
      lines: [{ seats: { bought: 3, redeemed: 0, withdrawn: 0, free: 3 }, url: null }],
    });
    // Codes are shown once they are paid.
    expect(await seatsOf(company.token, placed.id)).toEqual([]);
    const paid = dataOf<Order>(await confirm(admin.token, placed.id));
    const seats = await seatsOf(company.token, placed.id);
    expect(seats.map(({ number, state }) => [number, state])).toEqual([
      [1, 'free'],
      [2, 'free'],
      [3, 'free'],
    ]);
    // The company buys for others.
    expect(await isIn(classId, company.token)).toBe(false);
    expect((await shownTo(goods.id, company.token))?.state).toBe('available');
    const [one, two] = await makePeople(test, 2);
    if (!one || !two || !seats[0] || !seats[1]) throw new Error('nobody');
    const got = await redeem(one.token, seats[0].code.toLowerCase().replaceAll('-', ' '));
    expect(got.json().data).toMatchObject({
      title: part.title,
      opened: [{ id: classId, url: `/classInfo/${SCHOOL.open}/class-view/${classId}` }],
    });
    expect(await isIn(classId, one.token)).toBe(true);
    expect((await shownTo(part.id, one.token))?.state).toBe('owned');
    expect(await reasonOf(redeem(one.token, seats[0].code))).toBe('redeemedByYou');
    expect(await reasonOf(redeem(two.token, seats[0].code))).toBe('redeemed');
    // Who has it keeps the next code unused.
    expect(await reasonOf(redeem(one.token, seats[1].code))).toBe('owned');
    expect(await isIn(classId, two.token)).toBe(false);
    expect(await sumsOf(placed.id)).toEqual({ bought: 3, redeemed: 1, withdrawn: 0, free: 2 });
    const file = (await get(`orders/${placed.id}/seats.csv`, company.token)).json().data;
    expect(file).toMatchObject({ fileName: `seats-${placed.reference}.csv`, rows: 3 });
    expect(file.csv).toContain(`/order/${SCHOOL.open}?seat=${seats[1].code}`);
    expect(file.csv).not.toContain(one.id);
    const invoice = (await get(`invoices/${paid.invoices[0]?.id}`, company.token)).json().data;
    expect(invoice.lines).toMatchObject([{ seats: 3, amount: 3 * PRICE }]);
    const reported = await test.call('GET', '/api/accounts/notifications', { token: company.token });
    expect(reported.body).toContain('The codes of your seats are on its page');
    expect(reported.body).toContain(`/order/${SCHOOL.open}?order=${placed.id}`);
    expect(await balance()).toBe(0);
  });

  it('of a bundle open all of it, as it was on the day of the order', async () => {
    const { id: classId } = await makeClass(test);
    const { id: examId } = await makeExam(test);
    const goodsIds = [];
    for (const resourceId of [classId, examId])
      goodsIds.push((await makeOffer(test, admin, { resourceId })).id);
    const bundle = await makeOffer(test, admin, { bundle: { name: { en_US: 'Both' }, goodsIds } });
    const goods = await makeOffer(test, admin, { seats: { goodsId: bundle.id } });
    const company = await makePerson(test);
    expect(await shownTo(goods.id, company.token)).toMatchObject({ title: 'Both', bundle: [{}, {}] });
    const { id } = await buySeats(company, goods.id, 1);
    const [seat] = await seatsOf(company.token, id);
    const learner = await makePerson(test);
    const mayStart = async () =>
      (await introduce(examId, learner.token)).json().data.abilities.start as boolean;
    expect(await mayStart()).toBe(false);
    expect(await codeOf(redeem(learner.token, seat?.code ?? ''))).toBe(200);
    expect([await mayStart(), await isIn(classId, learner.token)]).toEqual([true, true]);
    expect(await codeOf(refund(admin.token, id, [{ line: 0, amount: PRICE }]))).toBe(200);
    expect([await mayStart(), await isIn(classId, learner.token)]).toEqual([false, false]);
  });

  it('keep their places, from the order on and until somebody redeems them', async () => {
    const { goods, part, classId } = await sellSeats({ stock: 5, personMax: 4 }, 3);
    const [company, other, learner] = await makePeople(test, 3);
    if (!company || !other || !learner) throw new Error('nobody');
    for (const count of [4, 5, 500])
      expect(await codeOf(order(company, goods.id, count)), `${count}`).toBe('GOODS_UNAVAILABLE');
    const basket = await send('PUT', 'basket', company.token, {
      goodsIds: [goods.id],
      currency: 'EUR',
      seats: [{ goodsId: goods.id, count: 500 }],
    });
    expect(basket.json().data).toMatchObject({ canOrder: false, lines: [{ state: 'tooMany' }] });
    const first = dataOf<Order>(await order(company, goods.id, 2));
    expect([await takenOf(goods.id), (await shownTo(part.id, other.token))?.left]).toEqual([2, 1]);
    expect(await codeOf(order(other, goods.id, 2))).toBe('GOODS_UNAVAILABLE');
    expect(await codeOf(cancel(company.token, first.id))).toBe(200);
    expect([await takenOf(goods.id), (await shownTo(part.id, other.token))?.left]).toEqual([0, 3]);
    const { id } = await buySeats(company, goods.id, 3);
    expect((await shownTo(part.id, other.token))?.state).toBe('soldOut');
    const seats = await seatsOf(company.token, id);
    for (const { code } of seats.slice(0, 1)) expect(await codeOf(redeem(learner.token, code))).toBe(200);
    // What was kept is taken: no more and no less are left.
    expect((await shownTo(part.id, other.token))?.state).toBe('soldOut');
    await refund(admin.token, id, [{ line: 0, amount: PRICE }]);
    expect([await takenOf(goods.id), (await shownTo(part.id, other.token))?.left]).toEqual([2, 1]);
    // The class was made smaller meanwhile: the code stays as it is.
    await test.database.write(scope, (tx) =>
      tx.updateTable('class').set({ capacity: 1 }).where('resource_id', '=', classId).execute(),
    );
    expect(await codeOf(redeem(other.token, seats[1]?.code ?? ''))).toBe('CLASS_FULL');
    expect(await sumsOf(id)).toEqual({ bought: 3, redeemed: 1, withdrawn: 1, free: 1 });
  });

  it('that nobody has redeemed are withdrawn first when money is paid back', async () => {
    const { goods, classId } = await sellSeats();
    const company = await makePerson(test);
    const { id } = await buySeats(company, goods.id, 4);
    const seats = await seatsOf(company.token, id);
    const [one, two] = await makePeople(test, 2);
    if (!one || !two) throw new Error('nobody');
    await redeem(one.token, seats[3]?.code ?? '');
    const back = (amount: number, refunded = 0) => refund(admin.token, id, [{ line: 0, amount }], refunded);
    // Less than a seat costs is money alone.
    expect(await codeOf(back(PRICE - 1))).toBe(200);
    expect(await sumsOf(id)).toEqual({ bought: 4, redeemed: 1, withdrawn: 0, free: 3 });
    expect(await codeOf(back(1, PRICE - 1))).toBe(200);
    expect(await sumsOf(id)).toEqual({ bought: 4, redeemed: 1, withdrawn: 1, free: 2 });
    // The last of those that are unused goes first.
    expect((await seatsOf(company.token, id)).map(({ state }) => state)).toEqual([
      'free',
      'free',
      'withdrawn',
      'redeemed',
    ]);
    expect(await reasonOf(redeem(two.token, seats[2]?.code ?? ''))).toBe('withdrawn');
    // A redeemed seat is paid back with all of the line alone.
    expect(await codeOf(back(3 * PRICE - 1, PRICE))).toBe(200);
    expect(await sumsOf(id)).toEqual({ bought: 4, redeemed: 1, withdrawn: 3, free: 0 });
    expect(await isIn(classId, one.token)).toBe(true);
    expect(await codeOf(back(1, 4 * PRICE - 1))).toBe(200);
    expect(await sumsOf(id)).toEqual({ bought: 4, redeemed: 0, withdrawn: 4, free: 0 });
    expect(await isIn(classId, one.token)).toBe(false);
    expect([await takenOf(goods.id), await balance()]).toEqual([0, 0]);
  });

  it('that are redeemed are not paid back in part, and stay with who has the same by another order', async () => {
    const { goods, part, classId } = await sellSeats();
    const company = await makePerson(test);
    const { id } = await buySeats(company, goods.id, 3);
    const seats = await seatsOf(company.token, id);
    const [one, two] = await makePeople(test, 2);
    if (!one || !two) throw new Error('nobody');
    await redeem(one.token, seats[0]?.code ?? '');
    await redeem(two.token, seats[1]?.code ?? '');
    const answer = await refund(admin.token, id, [{ line: 0, amount: 2 * PRICE }]);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', details: { reason: 'seats-redeemed' } });
    // Somebody leaves and buys it anew.
    await test.call('POST', '/api/class/leave', {
      token: two.token,
      json: { classId },
      headers: { tenantid: SCHOOL.open },
    });
    await confirm(admin.token, dataOf<Order>(await place(two.token, [part.id])).id);
    expect(await codeOf(refund(admin.token, id, [{ line: 0, amount: 3 * PRICE }]))).toBe(200);
    expect(await isIn(classId, one.token)).toBe(false);
    expect(await isIn(classId, two.token)).toBe(true);
    expect(await reasonOf(redeem(one.token, seats[2]?.code ?? ''))).toBe('withdrawn');
  });

  it('are redeemed once each by a thousand people at once, while one order is paid back (TRUST 57)', async () => {
    const { goods, classId } = await sellSeats();
    const company = await makePerson(test);
    const kept = await buySeats(company, goods.id, 300);
    const lost = await buySeats(company, goods.id, 20);
    const codes = [
      ...(await seatsOf(company.token, kept.id)),
      ...(await seatsOf(company.token, lost.id)),
    ].map(({ code }) => code);
    const people = await makePeople(test, 1000);
    const codeFor = new Map(people.map(({ token }, index) => [token, codes[index % codes.length] ?? '']));
    const [answers] = await Promise.all([
      answersOf(people, async ({ token }) => reasonOf(redeem(token, codeFor.get(token) ?? ''))),
      refund(admin.token, lost.id, [{ line: 0, amount: 20 * PRICE }]),
    ]);
    expect(new Set(answers)).toEqual(new Set([200, 'redeemed', 'withdrawn']));
    expect(await sumsOf(kept.id)).toEqual({ bought: 300, redeemed: 300, withdrawn: 0, free: 0 });
    expect(await sumsOf(lost.id)).toEqual({ bought: 20, redeemed: 0, withdrawn: 20, free: 0 });
    const inside = await test.database.read(scope, (tx) =>
      tx.selectFrom('enrollment').select('account_id').where('class_id', '=', classId).execute(),
    );
    expect(inside).toHaveLength(300);
    expect([await takenOf(goods.id), await balance()]).toEqual([300, 0]);
  }, 240_000);

  it('say why a code cannot be used', async () => {
    const { goods, classId } = await sellSeats();
    const company = await makePerson(test);
    const { id: open } = dataOf<Order>(await order(company, goods.id, 1));
    const { code } = await test.database.read(scope, (tx) =>
      tx.selectFrom('store_seat').select('code').where('order_id', '=', open).executeTakeFirstOrThrow(),
    );
    const learner = await makePerson(test);
    expect(await reasonOf(redeem(learner.token, code))).toBe('notPaid');
    await confirm(admin.token, open);
    const change = (part: object) =>
      test.database.write(scope, (tx) =>
        tx.updateTable('resource').set(part).where('id', '=', classId).execute(),
      );
    await change({ ends_at: new Date('2026-01-01T00:00:00Z'), starts_at: new Date('2025-12-01T00:00:00Z') });
    expect(await reasonOf(redeem(learner.token, code))).toBe('over');
    await change({ ends_at: null, starts_at: null, audience: 2 });
    expect(await reasonOf(redeem(learner.token, code))).toBe('notForYou');
    // The code of another school is none of this one.
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    expect(
      await reasonOf(storeCalls(test, SCHOOL.arabic).send('POST', 'seats/redemption', there.token, { code })),
    ).toBe('unknown');
    expect(await reasonOf(redeem(learner.token, ' '))).toBe('unknown');
    expect(await codeOf(redeem(learner.token, ''))).toBe('VALIDATION_FAILED');
    // Nobody goes through codes.
    for (let tries = 1; tries < 20; tries++) await redeem(learner.token, `SEAT-2222-2222-${2222 + tries}`);
    expect(await codeOf(redeem(learner.token, code))).toBe('TOO_MANY_REQUESTS');
    expect(await sumsOf(open)).toEqual({ bought: 1, redeemed: 0, withdrawn: 0, free: 1 });
  });

  it('are of goods of the same school, one of them for each, and stay what they are', async () => {
    const { goods, part } = await sellSeats();
    const offer = (seats: object, token = admin.token, more: object = {}) =>
      codeOf(send('POST', 'manage/goods', token, { ...OFFER, seats, ...more }));
    const vip = await makeOffer(test, admin, { vip: { name: { en_US: 'VIP' }, months: 1, days: 0 } });
    const elsewhere = await openStore(test, SCHOOL.arabic);
    const { id: foreignClass } = await makeClass(test, { schoolId: SCHOOL.arabic });
    const foreign = await makeOffer(test, elsewhere, { resourceId: foreignClass }, SCHOOL.arabic);
    for (const goodsId of [vip.id, goods.id, foreign.id, '1234567890123456789'])
      expect(await offer({ goodsId })).toBe('VALIDATION_FAILED');
    expect(await offer({ goodsId: part.id })).toBe('CONFLICT');
    expect(await offer({ goodsId: part.id }, admin.token, { resourceId: part.resourceId })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await offer({ goodsId: part.id }, (await makePerson(test, 'teacher')).token)).toBe('FORBIDDEN');
    const { seats, ...rest } = changeOf(goods) as StoreGoods;
    const save = (change: object) => send('PUT', `manage/goods/${goods.id}`, admin.token, change);
    expect(await codeOf(save(rest))).toBe('VALIDATION_FAILED');
    expect(await codeOf(save({ ...rest, seats: { goodsId: foreign.id } }))).toBe('VALIDATION_FAILED');
    expect(dataOf<StoreGoods>(await save({ ...rest, seats, stock: 7 }))).toMatchObject({ stock: 7, seats });
    // Seats stand in no bundle.
    const other = await makeOffer(test, admin, { resourceId: (await makeClass(test)).id });
    const bundle = { name: { en_US: 'Both' }, goodsIds: [goods.id, other.id] };
    expect(await codeOf(send('POST', 'manage/goods', admin.token, { ...OFFER, bundle }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('are bounded, and cost no more than a line can', async () => {
    const { goods } = await sellSeats({ prices: [{ amount: 99_999_999, currency: 'EUR' }] });
    const company = await makePerson(test);
    const input = { goodsIds: [goods.id], currency: 'EUR' };
    for (const count of [0, -1, 1.5, 501])
      expect(
        await codeOf(
          send('PUT', 'basket', company.token, { ...input, seats: [{ goodsId: goods.id, count }] }),
        ),
      ).toBe('VALIDATION_FAILED');
    const basket = await send('PUT', 'basket', company.token, {
      ...input,
      seats: [{ goodsId: goods.id, count: 500 }],
    });
    expect(basket.json().data).toMatchObject({ total: 0, lines: [{ state: 'tooMany', amount: 99_999_999 }] });
    expect(
      await codeOf(
        send('POST', 'orders', company.token, {
          ...input,
          seats: [{ goodsId: goods.id, count: 2 }],
          total: 99_999_999,
          termsVersion: 1,
          buyer: BUYER,
        }),
      ),
    ).toBe('GOODS_UNAVAILABLE');
  });

  it('are shown to their buyer and who runs the school alone', async () => {
    const { goods } = await sellSeats();
    const company = await makePerson(test);
    const { id } = await buySeats(company, goods.id, 1);
    const [seat] = await seatsOf(admin.token, id);
    expect(seat?.state).toBe('free');
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    for (const path of [`orders/${id}/seats`, `orders/${id}/seats.csv`]) {
      for (const token of [
        (await makePerson(test)).token,
        (await makePerson(test, 'teacher')).token,
        there.token,
      ])
        expect(await codeOf(get(path, token))).toBe('NOT_FOUND');
      expect(await codeOf(storeCalls(test, SCHOOL.arabic).get(path, there.token))).toBe('NOT_FOUND');
      expect(await codeOf(get(path))).toBe('UNAUTHENTICATED');
    }
  });

  it('read as many statements with many seats as with one', async () => {
    const { goods } = await sellSeats();
    const company = await makePerson(test);
    const few = await buySeats(company, goods.id, 1);
    const many = await buySeats(company, goods.id, 500);
    const count = async (id: string) => {
      await test.outbox();
      const before = test.database.statements;
      await get(`orders/${id}`, company.token);
      await seatsOf(company.token, id);
      return test.database.statements - before;
    };
    await count(few.id);
    expect(await count(many.id)).toBe(await count(few.id));
  });
});
