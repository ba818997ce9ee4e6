import type { ExamAttempt, Order, StoreGoods } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson, type Someone } from '../class/class.fixtures.ts';
import { refundCalls } from '../store/refunds.fixtures.ts';
import { dataOf, openStore, storeCalls } from '../store/store.fixtures.ts';
import { answerTo, examCalls, makeExam, type ExamOptions } from './exam.fixtures.ts';

const PRICE = 11900;
const OFFER = {
  prices: [{ amount: PRICE, currency: 'EUR' }],
  taxClass: 'standard',
  stock: null,
  personMax: null,
  saleStartsAt: null,
  saleEndsAt: null,
  status: 'onSale',
};
const test = useTestApp();
const { introduce, start, save, submit } = examCalls(test);
const { get, send, place } = storeCalls(test);
const { buy, refund } = refundCalls(test);
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});

const offer = (more: object) => send('POST', 'manage/goods', admin.token, { ...OFFER, ...more });

async function sellExam(options: ExamOptions = {}, more: object = {}) {
  const exam = await makeExam(test, options);
  const goods = dataOf<StoreGoods>(await offer({ resourceId: exam.id, ...more }));
  return { ...exam, goods };
}
const introduction = async (id: string, token?: string) => (await introduce(id, token)).json().data;
const stateOf = async (goodsId: string, token?: string) =>
  ((await get('storefront', token)).json().data.goods as { id: string; state: string }[]).find(
    ({ id }) => id === goodsId,
  )?.state;
const attemptOf = async (id: string, token: string) => (await start(id, token)).json().data as ExamAttempt;

describe('an exam that is sold (R12, R32)', () => {
  it('is offered where classes are, leads to its order, and begins once that is paid', async () => {
    const waiting = await makeExam(test);
    const list = (await get('manage/goods', admin.token)).json().data;
    expect(list.sellable).toContainEqual({ id: waiting.id, title: 'An exam', type: 2 });
    const { id, goods } = await sellExam();
    expect(goods).toMatchObject({ resourceId: id, type: 2, title: 'An exam' });
    const { token } = await makePerson(test);
    const purchaseUrl = `/order/${SCHOOL.open}?goods=${goods.id}`;
    expect(await introduction(id, token)).toMatchObject({
      price: { amount: PRICE, currency: 'EUR' },
      purchaseUrl,
      abilities: { start: false, reason: 'PURCHASE_REQUIRED' },
    });
    expect(await introduction(id)).toMatchObject({ purchaseUrl, abilities: { reason: 'SIGN_IN' } });
    const about = `/api/portal/api/v1/portal/open/resource/${id}?schoolId=${SCHOOL.open}`;
    expect((await test.call('GET', about, { token })).json().data).toMatchObject({ purchaseUrl });

    const order = dataOf<Order>(await place(token, [goods.id]));
    expect(order.lines[0]).toMatchObject({ title: 'An exam', url: `/portal/${SCHOOL.open}/resource/${id}` });
    expect(await codeOf(start(id, token))).toBe('PURCHASE_REQUIRED');
    await send('POST', `orders/${order.id}/payment`, admin.token);
    expect(await introduction(id, token)).toMatchObject({ abilities: { start: true, reason: null } });
    expect(await introduction(id, token)).not.toHaveProperty('purchaseUrl');
    expect(await stateOf(goods.id, token)).toBe('owned');
    expect(await codeOf(start(id, token))).toBe(200);
    expect(await codeOf(place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    // What one person bought opens nothing for another.
    const other = await makePerson(test);
    expect(await codeOf(start(id, other.token))).toBe('PURCHASE_REQUIRED');

    const paid = dataOf<Order>(await get(`orders/${order.id}`, token));
    const invoice = (await get(`invoices/${paid.invoices[0]?.id}`, token)).json().data;
    expect(invoice.lines).toMatchObject([{ title: 'An exam', amount: PRICE }]);
  });

  it('takes no new attempt after a refund, and lets the one that runs go on to its end', async () => {
    const { id, questions, goods } = await sellExam({
      questions: [{ kind: 'truefalse', options: ['Yes', 'No'], key: { right: [0] } }],
    });
    const buyer = await makePerson(test);
    const order = await buy(buyer, admin, [goods.id]);
    const attempt = await attemptOf(id, buyer.token);
    expect(await codeOf(refund(admin.token, order.id, [{ line: 0, amount: PRICE / 2 }]))).toBe(200);
    expect(await stateOf(goods.id, buyer.token)).toBe('owned');
    expect(await codeOf(refund(admin.token, order.id, [{ line: 0, amount: PRICE / 2 }], PRICE / 2))).toBe(
      200,
    );
    // The same attempt, not another one.
    expect((await attemptOf(id, buyer.token)).id).toBe(attempt.id);
    const saved = await save(attempt.id, buyer.token, [answerTo(questions[0], 1, { choice: ['a'] })]);
    expect(saved.statusCode).toBe(200);
    expect(await codeOf(submit(attempt.id, buyer.token, saved.json().data.revision))).toBe(200);
    expect(await codeOf(start(id, buyer.token))).toBe('PURCHASE_REQUIRED');
    expect(await introduction(id, buyer.token)).toMatchObject({ attemptsUsed: 1 });
    // Bought again, the rest of the attempts is there.
    await buy(buyer, admin, [goods.id]);
    expect(await codeOf(start(id, buyer.token))).toBe(200);
  });

  it('stays with who had it before it cost something', async () => {
    const { id, goods } = await sellExam({}, { prices: [{ amount: 0, currency: 'EUR' }] });
    const buyer = await makePerson(test);
    expect(await codeOf(place(buyer.token, [goods.id], { total: 0 }))).toBe(200);
    // It costs something from now on: who had it for nothing keeps it.
    const {
      id: goodsId,
      resourceId: _id,
      type: _type,
      title: _title,
      taken: _taken,
      vip: _vip,
      ...rest
    } = goods;
    const dearer = { ...rest, prices: OFFER.prices };
    expect(await codeOf(send('PUT', `manage/goods/${goodsId}`, admin.token, dearer))).toBe(200);
    expect(await codeOf(start(id, buyer.token))).toBe(200);
    const late = await makePerson(test);
    expect(await codeOf(start(id, late.token))).toBe('PURCHASE_REQUIRED');
  });

  it('is not sold to who could not take it: closed, or with all attempts used', async () => {
    const { id, goods } = await sellExam({ attempts: 1 }, { prices: [{ amount: 0, currency: 'EUR' }] });
    const { token } = await makePerson(test);
    await attemptOf(id, token);
    const {
      id: goodsId,
      resourceId: _id,
      type: _type,
      title: _title,
      taken: _taken,
      vip: _vip,
      ...rest
    } = goods;
    await send('PUT', `manage/goods/${goodsId}`, admin.token, { ...rest, prices: OFFER.prices });
    expect(await stateOf(goods.id, token)).toBe('limitReached');
    expect(await introduction(id, token)).not.toHaveProperty('purchaseUrl');
    const closed = await sellExam({ closesInDays: -1 });
    expect(await introduction(closed.id, token)).not.toHaveProperty('purchaseUrl');
    // Before it opens it can be bought.
    const early = await sellExam({ opensInDays: 1 });
    expect(await introduction(early.id, token)).toMatchObject({
      purchaseUrl: `/order/${SCHOOL.open}?goods=${early.goods.id}`,
      abilities: { reason: 'NOT_OPEN' },
    });
  });

  it('is sold by its own school alone', async () => {
    const elsewhere = await makeExam(test, { schoolId: SCHOOL.arabic });
    expect(await codeOf(offer({ resourceId: elsewhere.id }))).toBe('VALIDATION_FAILED');
    const { goods, id } = await sellExam();
    const { token } = await makePerson(test);
    const there = storeCalls(test, SCHOOL.arabic);
    await openStore(test, SCHOOL.arabic);
    expect(await codeOf(there.place(token, [goods.id]))).toBe('GOODS_UNAVAILABLE');
    expect(await codeOf(start(id, token))).toBe('PURCHASE_REQUIRED');
  });
});

describe('an exam of the VIP zone (R32)', () => {
  it('is open to members of it while they are, and to nobody else who has not bought it', async () => {
    const { id, goods } = await sellExam();
    const zoned = await makeExam(test);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('resource').set({ zone: 1 }).where('id', 'in', [id, zoned.id]).execute(),
    );
    const vip = { name: { en_US: 'Harbour VIP' }, months: 0, days: 30 };
    const packageId = dataOf<StoreGoods>(await offer({ vip })).id;
    const member = await makePerson(test);
    expect(await introduction(zoned.id, member.token)).toMatchObject({
      purchaseUrl: `/order/${SCHOOL.open}?goods=${packageId}`,
      abilities: { reason: 'PURCHASE_REQUIRED' },
    });
    const order = await buy(member, admin, [packageId]);
    for (const exam of [id, zoned.id])
      expect(await introduction(exam, member.token)).toMatchObject({ abilities: { start: true } });
    expect(await codeOf(start(id, member.token))).toBe(200);
    await refund(admin.token, order.id, [{ line: 0, amount: PRICE }]);
    expect(await introduction(zoned.id, member.token)).toMatchObject({ abilities: { start: false } });
    const buyer = await makePerson(test);
    await buy(buyer, admin, [goods.id]);
    expect(await codeOf(start(id, buyer.token))).toBe(200);
    expect(await codeOf(start(zoned.id, buyer.token))).toBe('PURCHASE_REQUIRED');
  });
});
