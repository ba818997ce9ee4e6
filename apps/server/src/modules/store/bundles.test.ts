import type { GoodsInput, Order, ShopGoods, StoreGoods } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { chatCalls } from '../live/chat/chat.fixtures.ts';
import { refundCalls } from './refunds.fixtures.ts';
import { changeOf, dataOf, makeOffer, OFFER, openStore, storeCalls } from './store.fixtures.ts';

const PRICE = 11900;
const NAME = { en_US: 'Everything at once' };
const test = useTestApp();
const { get, send, place, confirm } = storeCalls(test);
const { buy, refund, books } = refundCalls(test);
const { introduce, start } = examCalls(test);
const { openRoom, enter } = chatCalls(test);
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});

/** A class, an exam and a session, each sold by itself, and all of them together at the price of one. */
async function sellBundle(more: Partial<GoodsInput> = {}, capacity: number | null = null) {
  const classId = (await makeClass(test, { capacity })).id;
  const examId = (await makeExam(test)).id;
  const { id: liveId } = await openRoom();
  const parts: StoreGoods[] = [];
  for (const resourceId of [classId, examId, liveId])
    parts.push(await makeOffer(test, admin, { resourceId }));
  const goodsIds = parts.map(({ id }) => id);
  const goods = await makeOffer(test, admin, { bundle: { name: NAME, goodsIds }, ...more });
  return { goods, goodsIds, classId, examId, liveId };
}
type Sold = Awaited<ReturnType<typeof sellBundle>>;

const shownTo = async (goodsId: string, token?: string) =>
  ((await get('storefront', token)).json().data.goods as ShopGoods[]).find(({ id }) => id === goodsId);
const stateOf = async (goodsId: string, token?: string) => (await shownTo(goodsId, token))?.state;
const openOf = async ({ classId, examId, liveId }: Sold, token: string) => ({
  class: (
    await test.call('GET', `/api/class/v1/open/classes/${classId}?schoolId=${SCHOOL.open}`, { token })
  ).json().data.abilities.learn as boolean,
  exam: (await introduce(examId, token)).json().data.abilities.start as boolean,
  live: (await codeOf(enter(token, liveId))) === 200,
});
const NOTHING = { class: false, exam: false, live: false };
const ALL = { class: true, exam: true, live: true };
const refundAll = (order: Order) => refund(admin.token, order.id, [{ line: 0, amount: PRICE }]);

describe('a bundle (R32)', () => {
  it('opens all that is in it at one price, once it is paid and until that is paid back', async () => {
    const sold = await sellBundle();
    const { goods, goodsIds } = sold;
    expect(goods).toMatchObject({ type: null, vip: null, bundle: { name: NAME, goodsIds } });
    const { token } = await makePerson(test);
    expect(await shownTo(goods.id, token)).toMatchObject({
      title: NAME.en_US,
      state: 'available',
      bundle: [
        { goodsId: goodsIds[0], url: `/classInfo/${SCHOOL.open}/class-view/${sold.classId}` },
        { goodsId: goodsIds[1], title: 'An exam', type: 2 },
        { goodsId: goodsIds[2], type: 4 },
      ],
    });
    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(order).toMatchObject({ total: PRICE, lines: [{ title: NAME.en_US, amount: PRICE }] });
    expect(await openOf(sold, token)).toEqual(NOTHING);
    await confirm(admin.token, order.id);
    await confirm(admin.token, order.id);
    expect(await openOf(sold, token)).toEqual(ALL);
    for (const id of [goods.id, ...goodsIds]) expect(await stateOf(id, token)).toBe('owned');
    expect(await codeOf(place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    const other = await makePerson(test);
    expect(await openOf(sold, other.token)).toEqual(NOTHING);
    expect(await codeOf(refundAll(order))).toBe(200);
    expect(await openOf(sold, token)).toEqual(NOTHING);
    const { accounts } = await books(admin.token);
    expect(accounts.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  });

  it('leaves what was bought by itself with its buyer, whichever is paid back', async () => {
    const sold = await sellBundle();
    const buyer = await makePerson(test);
    const single = await buy(buyer, admin, [sold.goodsIds[1] ?? '']);
    const whole = await buy(buyer, admin, [sold.goods.id]);
    await refundAll(whole);
    expect(await openOf(sold, buyer.token)).toEqual({ ...NOTHING, exam: true });
    const again = await buy(buyer, admin, [sold.goods.id]);
    await refundAll(single);
    expect(await openOf(sold, buyer.token)).toEqual(ALL);
    await refundAll(again);
    expect(await openOf(sold, buyer.token)).toEqual(NOTHING);
  });

  it('opens what was in it on the day of the order', async () => {
    const sold = await sellBundle();
    const buyer = await makePerson(test);
    await buy(buyer, admin, [sold.goods.id]);
    const late = await makeExam(test);
    const { id: lateGoods } = await makeOffer(test, admin, { resourceId: late.id });
    const bundle = { name: NAME, goodsIds: [sold.goodsIds[0] ?? '', lateGoods] };
    const { bundle: _before, ...rest } = changeOf(sold.goods) as StoreGoods;
    const changed = await send('PUT', `manage/goods/${sold.goods.id}`, admin.token, { ...rest, bundle });
    expect(dataOf<StoreGoods>(changed).bundle).toEqual(bundle);
    expect(await openOf(sold, buyer.token)).toEqual(ALL);
    expect(await codeOf(start(late.id, buyer.token))).toBe('PURCHASE_REQUIRED');
    const next = await makePerson(test);
    await buy(next, admin, [sold.goods.id]);
    expect(await openOf(sold, next.token)).toEqual({ ...NOTHING, class: true });
    expect(await codeOf(start(late.id, next.token))).toBe(200);
  });

  it('is sold while all of it is there, has a seat, and is meant for the buyer', async () => {
    const sold = await sellBundle({}, 1);
    const [one, two] = [await makePerson(test), await makePerson(test)];
    const order = dataOf<Order>(await place(one.token, [sold.goods.id]));
    for (const id of [sold.goods.id, sold.goodsIds[0] ?? ''])
      expect(await stateOf(id, two.token)).toBe('soldOut');
    await send('POST', `orders/${order.id}/cancellation`, one.token);
    expect(await stateOf(sold.goods.id, two.token)).toBe('available');
    const change = (part: object) =>
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx.updateTable('resource').set(part).where('id', '=', sold.examId).execute(),
      );
    // What somebody may not see is not named to them either.
    await change({ audience: 2 });
    expect(await stateOf(sold.goods.id, two.token)).toBeUndefined();
    expect(await codeOf(place(two.token, [sold.goods.id]))).toBe('GOODS_UNAVAILABLE');
    await change({ audience: 1, status: 'withdrawn' });
    expect(await codeOf(place(two.token, [sold.goods.id]))).toBe('GOODS_UNAVAILABLE');
  });

  it('holds goods of its own school, at least two, and no packages or bundles', async () => {
    const { goods, goodsIds } = await sellBundle();
    const offer = (bundle: object, token = admin.token) =>
      codeOf(send('POST', 'manage/goods', token, { ...OFFER, bundle }));
    const vip = await makeOffer(test, admin, { vip: { name: NAME, months: 1, days: 0 } });
    const elsewhere = await openStore(test, SCHOOL.arabic);
    const foreign = await makeOffer(
      test,
      elsewhere,
      { resourceId: (await makeClass(test, { schoolId: SCHOOL.arabic })).id },
      SCHOOL.arabic,
    );
    const [first = ''] = goodsIds;
    for (const ids of [[first], [first, first], [first, vip.id], [first, goods.id], [first, foreign.id]])
      expect(await offer({ name: NAME, goodsIds: ids })).toBe('VALIDATION_FAILED');
    expect(await offer({ name: { en_US: ' ' }, goodsIds })).toBe('VALIDATION_FAILED');
    expect(
      await codeOf(
        send('POST', 'manage/goods', admin.token, {
          ...OFFER,
          resourceId: (await makeClass(test)).id,
          bundle: { name: NAME, goodsIds },
        }),
      ),
    ).toBe('VALIDATION_FAILED');
    const teacher = await makePerson(test, 'teacher');
    expect(await offer({ name: NAME, goodsIds }, teacher.token)).toBe('FORBIDDEN');
    const change = changeOf(goods);
    expect(
      await codeOf(
        storeCalls(test, SCHOOL.arabic).send('PUT', `manage/goods/${goods.id}`, elsewhere.token, change),
      ),
    ).toBe('NOT_FOUND');
    // Something of one kind does not become another.
    const { bundle: _bundle, ...rest } = change as StoreGoods;
    expect(await codeOf(send('PUT', `manage/goods/${goods.id}`, admin.token, rest))).toBe(
      'VALIDATION_FAILED',
    );
  });
});
