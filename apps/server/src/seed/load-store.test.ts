import type { Storefront } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const DEMO_STORE = '1700000000000000005';
const test = useTestApp();

it('the demo store sells a class, a live session, a topic, an exam, a bundle and seats, each of which can be bought (R32, R70)', async () => {
  const answer = await test.call('GET', `/api/store/v1/schools/${DEMO_STORE}/storefront?sxz-lang=en_US`);
  const { goods } = (answer.json() as { data: Storefront }).data;
  const sold = (title: string) => goods.find((one) => one.title === title);
  const kinds = [
    'Bookkeeping for a small shop',
    'Questions about your shop, answered',
    'The first year of your shop',
    'Bookkeeping exam for shops',
    'Books and photos',
  ].map((title) => [sold(title)?.type, sold(title)?.state, sold(title)?.prices[0]?.amount]);
  expect(kinds).toEqual([
    [10, 'available', 12900],
    [4, 'available', 2900],
    [17, 'available', 20900],
    [2, 'available', 1900],
    [null, 'available', 18900],
  ]);
  expect(sold('Books and photos')?.bundle?.map(({ goodsId }) => goodsId)).toEqual([
    sold('Bookkeeping for a small shop')?.id,
    expect.any(String),
  ]);
  const seats = goods.find((one) => one.seats);
  expect(seats).toMatchObject({ type: null, state: 'available', prices: [{ amount: 8900 }] });
  expect(goods.find(({ id }) => id === seats?.seats?.goodsId)).toMatchObject({
    title: seats?.title,
    type: 10,
  });
});
