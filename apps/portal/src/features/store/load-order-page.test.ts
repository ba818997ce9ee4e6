import { createApi } from '@stoa/api/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { RouterContext } from '../../app/services.ts';
import { loadOrderPage } from './load-order-page.ts';

const SCHOOL = '1700000000000000001';
const GOODS = '1700000000000810001';

/** Where the page of a store leads on; undefined where it is shown. */
async function leadsTo(front: object | undefined, wanted: string | undefined): Promise<string | undefined> {
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async ({ url }) => {
      const data = url.includes('storefront') ? front : {};
      return data
        ? new Response(JSON.stringify({ code: 200, message: 'ok', data }))
        : new Response('{"code":"SERVICE_UNAVAILABLE","message":"x","requestId":"r"}', { status: 503 });
    },
  });
  const context = {
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    language: 'en_US',
    messages: async () => undefined,
  } as unknown as RouterContext;
  return loadOrderPage(context, SCHOOL, { goods: wanted, order: undefined, invoice: undefined }).then(
    () => undefined,
    (thrown: { options: { href: string } }) => thrown.options.href,
  );
}

const since = '2026-11-01T08:00:00.000Z';
it.each([
  ['who came to buy is told since when there are no orders', { orderEnabled: false, since }, GOODS, true],
  ['who came for orders and invoices is let in', { orderEnabled: false, since }, undefined, false],
  ['a store that never opened says so itself', { orderEnabled: false, since: null }, GOODS, false],
  ['an open store sells', { orderEnabled: true, since: null }, GOODS, false],
])('%s (R66)', async (_name, { orderEnabled, since: orderDisabledSince }, wanted, isLed) => {
  expect(await leadsTo({ orderEnabled, orderDisabledSince }, wanted)).toBe(
    isLed ? `/disableOrder?schoolId=${SCHOOL}` : undefined,
  );
});

it('a store that cannot be asked is shown with its failure (R66)', async () => {
  expect(await leadsTo(undefined, GOODS)).toBeUndefined();
});
