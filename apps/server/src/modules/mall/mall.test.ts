import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addResources, addSchool, FIXTURE_SCHOOL, resourceId as id } from '../resources/resource.fixtures.ts';

const test = useTestApp();
const price = { amount: 9900, currency: 'CNY' };

const goods = async (query: Record<string, string> = {}) => {
  const answer = await test.call(
    'GET',
    `/api/mall/goods/v1/getGoodsVOListForPortal?${new URLSearchParams({ schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US', ...query })}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: { items: { id: string }[]; total: number } }).data;
};

beforeAll(async () => {
  await addSchool(test.database);
  await addResources(test.database, [
    { id: id(1), title: 'Negotiation in practice', type: 10, price, age: 3, learner_count: 12 },
    { id: id(2), title: 'Bookkeeping', type: 10, price, age: 1 },
    { id: id(3), title: 'Not for sale yet', type: 10 },
    { id: id(4), title: 'Zephyrquill', type: 10, price, status: 'draft' },
    { id: id(5), title: 'For members', type: 10, price, audience: 2 },
    { id: id(6), title: 'A class', type: 5 },
  ]);
});

describe('goods (C117)', () => {
  it('are the purchase courses with a price, newest first', async () => {
    const { items, total } = await goods();
    expect(items.map((item) => item.id)).toEqual([id(2), id(1)]);
    expect(total).toBe(2);
    expect(items[1]).toEqual({
      id: id(1),
      name: 'Negotiation in practice',
      summary: '',
      coverUrl: null,
      price,
      originalPrice: null,
      resourceId: id(1),
      resourceType: 10,
      soldCount: 12,
      url: `/classInfo/${FIXTURE_SCHOOL}/class-view/${id(1)}`,
    });
  });
  it('are found by words and come in pages', async () => {
    expect((await goods({ keyword: 'negotiat' })).items.map((item) => item.id)).toEqual([id(1)]);
    expect((await goods({ keyword: 'zephyrquill' })).total).toBe(0);
    expect(await goods({ pageSize: '1', pageNumber: '2' })).toMatchObject({
      items: [{ id: id(1) }],
      total: 2,
    });
  });
});
