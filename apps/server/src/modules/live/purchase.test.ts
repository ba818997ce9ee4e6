import type { LiveSession, Order, StoreGoods } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { refundCalls } from '../store/refunds.fixtures.ts';
import { dataOf, makeOffer, OFFER, openStore, storeCalls } from '../store/store.fixtures.ts';
import { chatCalls } from './chat/chat.fixtures.ts';
import { liveCalls } from './live.fixtures.ts';
import { fragment, hostCalls, INIT } from './picture/picture.fixtures.ts';

const PRICE = 11900;
const test = useTestApp();
const { get, send, place, confirm } = storeCalls(test);
const { buy, refund } = refundCalls(test);
const { read, reserve, at } = liveCalls(test);
const { openRoom, enter, list, send: say } = chatCalls(test);
const { begin, end, replay, send: film } = hostCalls(test);
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});

/** A session whose waiting room is open, sold for 119 euros. */
async function sellLive(more: Parameters<typeof openRoom>[0] = {}, terms: object = {}) {
  const room = await openRoom(more);
  const goods = await makeOffer(test, admin, { resourceId: room.id, ...terms });
  return { ...room, goods };
}
const sessionOf = async (id: string, token?: string): Promise<LiveSession> =>
  (await read(id, token)).json().data;
const stateOf = async (goodsId: string, token?: string) =>
  ((await get('storefront', token)).json().data.goods as { id: string; state: string }[]).find(
    ({ id }) => id === goodsId,
  )?.state;
const refundAll = (order: Order) => refund(admin.token, order.id, [{ line: 0, amount: PRICE }]);

describe('a live session that is sold (R24, R32)', () => {
  it('is offered where classes are, and opens once its order is paid, until that is paid back', async () => {
    const { id: waiting } = await openRoom();
    const { sellable } = (await get('manage/goods', admin.token)).json().data;
    expect(sellable).toContainEqual(expect.objectContaining({ id: waiting, type: 4 }));
    const { id, goods } = await sellLive();
    expect(goods).toMatchObject({ resourceId: id, type: 4 });
    const { token } = await makePerson(test);
    const purchaseUrl = `/order/${SCHOOL.open}?goods=${goods.id}`;
    expect(await sessionOf(id, token)).toMatchObject({
      price: { amount: PRICE, currency: 'EUR' },
      purchaseUrl,
      abilities: { enter: false, reason: 'PURCHASE_REQUIRED' },
    });
    expect(await sessionOf(id)).toMatchObject({ purchaseUrl, abilities: { reason: 'SIGN_IN' } });

    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(order.lines[0]).toMatchObject({
      url: `/portal/${SCHOOL.open}/lecturing-center/live-learn-detail/${id}`,
    });
    expect(await stateOf(goods.id, token)).toBe('ordered');
    expect(await codeOf(enter(token, id))).toBe('PURCHASE_REQUIRED');
    await confirm(admin.token, order.id);
    await confirm(admin.token, order.id);
    const bought = await sessionOf(id, token);
    // Who has bought a seat is told of the session.
    expect(bought).toMatchObject({
      reserved: true,
      reservedCount: 1,
      abilities: { enter: true, reason: null },
    });
    expect(bought).not.toHaveProperty('purchaseUrl');
    expect(await codeOf(enter(token, id))).toBe(200);
    expect(await stateOf(goods.id, token)).toBe('owned');
    expect(await codeOf(place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');

    expect(await codeOf(refund(admin.token, order.id, [{ line: 0, amount: PRICE / 2 }]))).toBe(200);
    expect(await codeOf(enter(token, id))).toBe(200);
    expect(await codeOf(refund(admin.token, order.id, [{ line: 0, amount: PRICE / 2 }], PRICE / 2))).toBe(
      200,
    );
    expect(await codeOf(enter(token, id))).toBe('PURCHASE_REQUIRED');
    expect(await sessionOf(id, token)).toMatchObject({ reserved: false, reservedCount: 0, purchaseUrl });
    await buy({ id: '', token }, admin, [goods.id]);
    expect(await codeOf(enter(token, id))).toBe(200);
  });

  it('shows nothing of itself to who has not paid: no room, no word, no picture, no recording', async () => {
    const { id, host, goods } = await sellLive();
    const buyer = await makePerson(test);
    const other = await makePerson(test);
    await buy(buyer, admin, [goods.id]);
    const { streamKey } = (await begin(host.token, id)).json().data;
    await film(host.token, id, streamKey, 1, INIT);
    await film(host.token, id, streamKey, 2, fragment(), 0);
    const refused = async (token: string) => ({
      enter: await codeOf(enter(token, id)),
      list: await codeOf(list(token, id)),
      say: await codeOf(say(token, id, 'Hello')),
      reserve: await codeOf(reserve(token, id)),
      questions: await codeOf(test.call('GET', `${at(id, '/questions')}?schoolId=${SCHOOL.open}`, { token })),
      polls: await codeOf(test.call('GET', `${at(id, '/polls')}?schoolId=${SCHOOL.open}`, { token })),
      handouts: await codeOf(test.call('GET', `${at(id, '/handouts')}?schoolId=${SCHOOL.open}`, { token })),
      stream: (await sessionOf(id, token)).streamUrl !== null,
    });
    const shut = 'PURCHASE_REQUIRED';
    expect(await refused(other.token)).toEqual({
      enter: shut,
      list: shut,
      say: shut,
      reserve: shut,
      questions: shut,
      polls: shut,
      handouts: shut,
      stream: false,
    });
    expect(await refused(buyer.token)).toEqual({
      enter: 200,
      list: 200,
      say: 200,
      reserve: 200,
      questions: 200,
      polls: 200,
      handouts: 200,
      stream: true,
    });
    // Who holds it and who runs the school need not buy it.
    for (const { token } of [host, admin]) expect(await codeOf(enter(token, id))).toBe(200);
    await end(host.token, id);
    expect(await codeOf(replay(id, other.token))).toBe(shut);
    expect((await sessionOf(id, other.token)).replayUrl).toBeNull();
    expect(await codeOf(replay(id, buyer.token))).toBe(200);
    // The recording is sold on.
    expect(await stateOf(goods.id, other.token)).toBe('available');
    await buy(other, admin, [goods.id]);
    expect(await codeOf(replay(id, other.token))).toBe(200);
  });

  it('is not sold any more once it has ended without a recording', async () => {
    const { id, host, goods } = await sellLive({ recording: false });
    await begin(host.token, id);
    await end(host.token, id);
    const { token } = await makePerson(test);
    expect(await codeOf(place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    expect(await sessionOf(id, token)).not.toHaveProperty('purchaseUrl');
  });

  it('has so many seats, whether they are reserved, ordered or paid', async () => {
    const { id, goods } = await sellLive({ capacity: 2 });
    const [one, two, three] = (await makePeople(test, 3)) as [Someone, Someone, Someone];
    await buy(one, admin, [goods.id]);
    await place(two.token, [goods.id]);
    expect(await stateOf(goods.id, three.token)).toBe('soldOut');
    expect(await codeOf(place(three.token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    // The seat is the buyer's, with the reminders and without.
    expect(await codeOf(reserve(one.token, id, false))).toBe(200);
    expect(await stateOf(goods.id, three.token)).toBe('soldOut');
    expect(await codeOf(reserve(one.token, id))).toBe(200);
    expect(await codeOf(reserve(admin.token, id))).toBe('QUOTA_EXCEEDED');
  });

  it('goes to exactly as many as there are seats when all order at once', async () => {
    const { goods } = await sellLive({ capacity: 3 });
    const people = await makePeople(test, 12);
    const codes = await Promise.all(
      people.map(async ({ token }) => {
        let code = await codeOf(place(token, [goods.id]));
        while (code === 'SERVICE_UNAVAILABLE') code = await codeOf(place(token, [goods.id]));
        return code;
      }),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
  });

  it('of a class is for those who learn there, and is not sold', async () => {
    const { id: classId } = await makeClass(test);
    const { id } = await openRoom({ classId });
    const answer = await send('POST', 'manage/goods', admin.token, { ...OFFER, resourceId: id });
    expect(await codeOf(Promise.resolve(answer))).toBe('VALIDATION_FAILED');
  });

  it('is sold by its own school alone, and by those who run it', async () => {
    const { id, goods } = await sellLive();
    const teacher = await makePerson(test, 'teacher');
    const { id: unsold } = await openRoom();
    for (const token of [teacher.token, (await makePerson(test, 'admin', SCHOOL.arabic)).token])
      expect(await codeOf(send('POST', 'manage/goods', token, { ...OFFER, resourceId: unsold }))).toMatch(
        /FORBIDDEN|NOT_FOUND/,
      );
    const there = storeCalls(test, SCHOOL.arabic);
    const elsewhere = await openStore(test, SCHOOL.arabic);
    expect(
      await codeOf(there.send('POST', 'manage/goods', elsewhere.token, { ...OFFER, resourceId: unsold })),
    ).toBe('VALIDATION_FAILED');
    const { token } = await makePerson(test);
    expect(await codeOf(there.place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    expect(await codeOf(enter(token, id))).toBe('PURCHASE_REQUIRED');
  });
});

describe('a live session of the VIP zone (R32)', () => {
  it('is open to members of it while they are, and to nobody else who has not bought it', async () => {
    const { id } = await openRoom({ zone: '1' });
    const packageId = dataOf<StoreGoods>(
      await send('POST', 'manage/goods', admin.token, {
        ...OFFER,
        vip: { name: { en_US: 'Harbour VIP' }, months: 0, days: 30 },
      }),
    ).id;
    const member = await makePerson(test);
    expect(await codeOf(enter(member.token, id))).toBe('PURCHASE_REQUIRED');
    expect(await sessionOf(id, member.token)).toMatchObject({
      purchaseUrl: `/order/${SCHOOL.open}?goods=${packageId}`,
    });
    const order = await buy(member, admin, [packageId]);
    expect(await codeOf(enter(member.token, id))).toBe(200);
    await refundAll(order);
    expect(await codeOf(enter(member.token, id))).toBe('PURCHASE_REQUIRED');
  });
});
