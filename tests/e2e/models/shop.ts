import { expect } from '@playwright/test';
import { newAccount } from '../support/accounts.ts';
import { SCHOOLS } from '../support/places.ts';
import { AdminClient } from './admin-client.ts';
import type { Stage } from './stage.ts';

const STORE = `/api/store/v1/schools/${SCHOOLS.stoa}`;
const OWN = { 'x-requested-with': 'stoa' };
/** The page of the store. */
export const SHOP = `/order/${SCHOOLS.stoa}`;
/** Two classes of the demo that are sold. */
export const TITLES = { design: 'Design that can be read', typing: 'Type fast without looking' } as const;

interface Front {
  currency: string;
  goods: { id: string; title: string; prices: { amount: number; currency: string }[] }[];
  terms: { version: number };
}

/** A new member of the school, who has nothing in the basket. */
export const newBuyer = (stage: Stage) => newAccount(stage.page);

async function ask<Data>(
  { page }: Stage,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Data> {
  const answer = await page.request.fetch(`${STORE}${path}`, {
    method,
    headers: OWN,
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

async function offered(stage: Stage, title: string) {
  const { currency, goods, terms } = await ask<Front>(stage, 'GET', '/storefront?sxz-lang=en_US');
  const found = goods.find((one) => one.title === title);
  const price = found?.prices.find((one) => one.currency === currency);
  if (!found || !price) throw new Error(`The school does not sell “${title}”.`);
  return { id: found.id, amount: price.amount, currency, termsVersion: terms.version };
}

/** Puts something into the basket of whoever is signed in, without a page. */
export async function fillBasket(stage: Stage, title: string, voucher = ''): Promise<void> {
  const { id, currency } = await offered(stage, title);
  await ask(stage, 'PUT', '/basket', { goodsIds: [id], currency, voucher });
}

/** Orders something for whoever is signed in, without a page. @returns the order */
export async function order(stage: Stage, title: string): Promise<string> {
  const { id, amount, currency, termsVersion } = await offered(stage, title);
  const buyer = { name: 'Noor Haddad', address: '', taxNumber: '' };
  const placed = await ask<{ id: string }>(stage, 'POST', '/orders', {
    goodsIds: [id],
    currency,
    total: amount,
    termsVersion,
    buyer,
  });
  return placed.id;
}

/** Whoever runs the school says that an order is paid. */
export async function confirm(stage: Stage, orderId: string): Promise<void> {
  await (await AdminClient.of(stage, SCHOOLS.stoa)).send('POST', `${STORE}/orders/${orderId}/payment`);
}

/** Whoever runs the school pays back of an order. */
export async function refund(stage: Stage, orderId: string, amount: number, refunded: number): Promise<void> {
  const data = { lines: [{ line: 0, amount }], refunded, reason: 'One evening fell out.' };
  await (
    await AdminClient.of(stage, SCHOOLS.stoa)
  ).send('POST', `${STORE}/orders/${orderId}/refunds`, { data });
}

/** A voucher of the school. @returns its code and what withdraws it */
export async function makeVoucher(stage: Stage): Promise<{ code: string; withdraw: () => Promise<unknown> }> {
  const adminClient = await AdminClient.of(stage, SCHOOLS.stoa);
  const code = `WALK-${Date.now().toString(36).toUpperCase()}-${Math.trunc(Math.random() * 1e6)}`;
  const data = {
    code,
    percent: 10,
    amount: null,
    currency: null,
    startsAt: null,
    endsAt: null,
    usesMax: null,
    goodsIds: [],
  };
  const { id } = await adminClient.send<{ id: string }>('POST', `${STORE}/manage/vouchers`, { data });
  return { code, withdraw: () => adminClient.send('POST', `${STORE}/manage/vouchers/${id}/withdrawal`) };
}
