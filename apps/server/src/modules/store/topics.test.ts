import type { Order, TopicDetail } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { chatCalls } from '../live/chat/chat.fixtures.ts';
import { addResources } from '../resources/resource.fixtures.ts';
import { refundCalls } from './refunds.fixtures.ts';
import { dataOf, makeOffer, OFFER, openStore, storeCalls } from './store.fixtures.ts';

const PRICE = 11900;
const test = useTestApp();
const { get, send, place, confirm } = storeCalls(test);
const { buy, refund } = refundCalls(test);
const { enroll, leave } = enrolmentCalls(test);
const { introduce, start } = examCalls(test);
const { openRoom, enter } = chatCalls(test);
let admin: Someone;
let nextId = 1_799_000_000_000_000_000n;
beforeAll(async () => {
  admin = await openStore(test);
});

async function makeTopic(itemIds: readonly string[]): Promise<string> {
  const id = String((nextId += 1n));
  await addResources(test.database, [{ id, type: 17, title: 'The silk roads' }], SCHOOL.open);
  await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
    if (itemIds.length > 0)
      await tx
        .insertInto('topic_item')
        .values(
          itemIds.map((resource_id, position) => ({
            topic_id: id,
            school_id: SCHOOL.open,
            resource_id,
            position,
          })),
        )
        .execute();
  });
  return id;
}

/** A topic with a class, an exam and a session, each sold by itself too, all for 119 euros. */
async function sellTopic(capacity: number | null = null) {
  const classId = (await makeClass(test, { capacity })).id;
  const examId = (await makeExam(test)).id;
  const { id: liveId } = await openRoom();
  const parts = [];
  for (const resourceId of [classId, examId, liveId])
    parts.push(await makeOffer(test, admin, { resourceId }));
  const id = await makeTopic([classId, examId, liveId]);
  const goods = await makeOffer(test, admin, { resourceId: id });
  return { id, goods, parts, classId, examId, liveId };
}
type Sold = Awaited<ReturnType<typeof sellTopic>>;

const topicOf = async (id: string, token?: string): Promise<TopicDetail> =>
  (
    await test.call('GET', `/api/portal/api/v1/portal/open/resource/${id}?schoolId=${SCHOOL.open}`, { token })
  ).json().data;
const stateOf = async (goodsId: string, token?: string) =>
  ((await get('storefront', token)).json().data.goods as { id: string; state: string }[]).find(
    ({ id }) => id === goodsId,
  )?.state;
const learns = async (classId: string, token: string) =>
  (await test.call('GET', `/api/class/v1/open/classes/${classId}?schoolId=${SCHOOL.open}`, { token })).json()
    .data.abilities.learn as boolean;
/** What is open to somebody. */
const openOf = async ({ classId, examId, liveId }: Sold, token: string) => ({
  class: await learns(classId, token),
  exam: (await introduce(examId, token)).json().data.abilities.start as boolean,
  live: (await codeOf(enter(token, liveId))) === 200,
});
const NOTHING = { class: false, exam: false, live: false };
const ALL = { class: true, exam: true, live: true };
const refundAll = (order: Order) => refund(admin.token, order.id, [{ line: 0, amount: PRICE }]);

describe('a topic that is sold (R32)', () => {
  it('opens what stands in it, once it is paid and until that is paid back', async () => {
    const sold = await sellTopic();
    const { id, goods } = sold;
    expect(goods).toMatchObject({ resourceId: id, type: 17 });
    const { token } = await makePerson(test);
    const purchaseUrl = `/order/${SCHOOL.open}?goods=${goods.id}`;
    expect(await topicOf(id, token)).toMatchObject({
      card: { price: { amount: PRICE, currency: 'EUR' } },
      purchaseUrl,
    });
    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(order.lines[0]).toMatchObject({ title: 'The silk roads' });
    expect(await openOf(sold, token)).toEqual(NOTHING);
    await confirm(admin.token, order.id);
    await confirm(admin.token, order.id);
    expect(await openOf(sold, token)).toEqual(ALL);
    expect(await topicOf(id, token)).toMatchObject({ isBought: true });
    expect(await topicOf(id, token)).not.toHaveProperty('purchaseUrl');
    for (const { id: goodsId } of [goods, ...sold.parts]) expect(await stateOf(goodsId, token)).toBe('owned');
    const other = await makePerson(test);
    expect(await openOf(sold, other.token)).toEqual(NOTHING);
    expect(await codeOf(refundAll(order))).toBe(200);
    expect(await openOf(sold, token)).toEqual(NOTHING);
    expect(await stateOf(goods.id, token)).toBe('available');
  });

  it('leaves what was bought by itself with its buyer, whichever is paid back', async () => {
    const sold = await sellTopic();
    const [{ id: classGoods } = { id: '' }] = sold.parts;
    const buyer = await makePerson(test);
    const single = await buy(buyer, admin, [classGoods]);
    const whole = await buy(buyer, admin, [sold.goods.id]);
    await refundAll(single);
    expect(await openOf(sold, buyer.token)).toEqual(ALL);
    const again = await makePerson(test);
    const first = await buy(again, admin, [classGoods]);
    const second = await buy(again, admin, [sold.goods.id]);
    await refundAll(second);
    expect(await openOf(sold, again.token)).toEqual({ ...NOTHING, class: true });
    await refundAll(first);
    expect(await openOf(sold, again.token)).toEqual(NOTHING);
    await refundAll(whole);
    expect(await openOf(sold, buyer.token)).toEqual(NOTHING);
  });

  it('is what stood in it on the day of the order', async () => {
    const sold = await sellTopic();
    const buyer = await makePerson(test);
    await buy(buyer, admin, [sold.goods.id]);
    const late = await makeExam(test);
    await makeOffer(test, admin, { resourceId: late.id });
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      await tx.deleteFrom('topic_item').where('topic_id', '=', sold.id).execute();
      await tx
        .insertInto('topic_item')
        .values({ topic_id: sold.id, school_id: SCHOOL.open, resource_id: late.id, position: 0 })
        .execute();
    });
    expect(await openOf(sold, buyer.token)).toEqual(ALL);
    expect(await codeOf(start(late.id, buyer.token))).toBe('PURCHASE_REQUIRED');
  });

  it('is sold while each part of it has a seat, which its orders keep', async () => {
    const sold = await sellTopic(1);
    const [{ id: classGoods } = { id: '' }] = sold.parts;
    const [one, two] = [await makePerson(test), await makePerson(test)];
    const order = dataOf<Order>(await place(one.token, [sold.goods.id]));
    expect(await stateOf(classGoods, two.token)).toBe('soldOut');
    expect(await stateOf(sold.goods.id, two.token)).toBe('soldOut');
    await send('POST', `orders/${order.id}/cancellation`, one.token);
    await buy(two, admin, [classGoods]);
    expect(await stateOf(sold.goods.id, one.token)).toBe('soldOut');
    // Who sits in the class needs no other seat for the rest of it.
    expect(await stateOf(sold.goods.id, two.token)).toBe('available');
    await buy(two, admin, [sold.goods.id]);
    expect(await openOf(sold, two.token)).toEqual(ALL);
  });

  it('gives back a seat that was left, and is not sold to who has all of it', async () => {
    const sold = await sellTopic();
    const buyer = await makePerson(test);
    await buy(
      buyer,
      admin,
      sold.parts.map(({ id }) => id),
    );
    expect(await stateOf(sold.goods.id, buyer.token)).toBe('owned');
    await leave(sold.classId, buyer.token);
    expect(await stateOf(sold.goods.id, buyer.token)).toBe('available');
    expect(await codeOf(enroll(sold.classId, buyer.token))).toBe('PURCHASE_REQUIRED');
    await buy(buyer, admin, [sold.goods.id]);
    expect(await openOf(sold, buyer.token)).toEqual(ALL);
  });

  it('is not sold without anything in it, nor for whom a part is not meant', async () => {
    const empty = await makeTopic([]);
    expect(await codeOf(send('POST', 'manage/goods', admin.token, { ...OFFER, resourceId: empty }))).toBe(
      'VALIDATION_FAILED',
    );
    const sold = await sellTopic();
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('resource').set({ audience: 2 }).where('id', '=', sold.examId).execute(),
    );
    const visitor = await makePerson(test);
    expect(await stateOf(sold.goods.id, visitor.token)).toBe('notForYou');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('resource')
        .set({ status: 'withdrawn' })
        .where('id', 'in', [sold.classId, sold.examId, sold.liveId])
        .execute(),
    );
    expect(await stateOf(sold.goods.id, visitor.token)).toBe('withdrawn');
  });
});
