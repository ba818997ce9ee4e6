import type { Basket, GoodsInput, Order, StoreGoods, StoreSettings } from '@stoa/api/schema';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson, type ClassOptions, type Someone } from '../class/class.fixtures.ts';

export const SETTINGS: StoreSettings = {
  version: 0,
  orderEnabled: true,
  currency: 'EUR',
  seller: { name: 'Harbour School', address: '1 Quay, Hamburg', taxNumber: 'DE123456789' },
  bank: {
    holder: 'Harbour School',
    account: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bankName: 'Example Bank',
    note: '',
  },
  standardRate: 1900,
  reducedRate: 700,
  terms: 'Payment within 14 days.',
  lapseDays: null,
};
export const BUYER = { name: 'Noor Haddad', address: '12 Harbour Road', taxNumber: '' };
/** How something is sold for 119 euros. */
export const OFFER: Omit<GoodsInput, 'resourceId'> = {
  prices: [{ amount: 11900, currency: 'EUR' }],
  taxClass: 'standard',
  stock: null,
  personMax: null,
  saleStartsAt: null,
  saleEndsAt: null,
  status: 'onSale',
};

/** Calls about the store of a school. */
export function storeCalls(test: TestApp, schoolId: string = SCHOOL.open) {
  const at = (path: string) => `/api/store/v1/schools/${schoolId}/${path}`;
  const get = (path: string, token?: string) => test.call('GET', at(path), { token });
  const send = (
    method: 'POST' | 'PUT',
    path: string,
    token: string | undefined,
    json?: object,
    key?: string,
  ) =>
    test.call(method, at(path), {
      token,
      ...(json ? { json } : {}),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  return {
    get,
    send,
    confirm: (token: string, id: string) => send('POST', `orders/${id}/payment`, token),
    cancel: (token: string, id: string) => send('POST', `orders/${id}/cancellation`, token),
    fill: (token: string, goodsIds: readonly string[], currency = 'EUR') =>
      send('PUT', 'basket', token, { goodsIds, currency }),
    place: (token: string, goodsIds: readonly string[], more: object = {}, key?: string) =>
      send(
        'POST',
        'orders',
        token,
        { goodsIds, currency: 'EUR', total: 11900 * goodsIds.length, termsVersion: 1, buyer: BUYER, ...more },
        key,
      ),
  };
}

/** Lets a school take orders. @returns its administrator */
export async function openStore(test: TestApp, schoolId: string = SCHOOL.open): Promise<Someone> {
  const admin = await makePerson(test, 'admin', schoolId);
  const { get, send } = storeCalls(test, schoolId);
  const now = (await get('manage/settings', admin.token)).json().data as StoreSettings;
  if (!now.orderEnabled || now.currency !== SETTINGS.currency)
    await send('PUT', 'manage/settings', admin.token, {
      ...SETTINGS,
      version: now.version,
      terms: now.terms || SETTINGS.terms,
    });
  return admin;
}

/** Something that is sold for 119 euros. */
export async function makeOffer(
  test: TestApp,
  admin: Someone,
  more: Partial<GoodsInput>,
  schoolId: string = SCHOOL.open,
): Promise<StoreGoods> {
  const answer = await storeCalls(test, schoolId).send('POST', 'manage/goods', admin.token, {
    ...OFFER,
    ...more,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { data: StoreGoods }).data;
}

/** A class that is sold for 119 euros. */
export async function makeGoods(
  test: TestApp,
  admin: Someone,
  more: Partial<Omit<GoodsInput, 'resourceId'>> = {},
  options: ClassOptions = {},
): Promise<StoreGoods> {
  const { id: resourceId } = await makeClass(test, options);
  return makeOffer(test, admin, { ...more, resourceId }, options.schoolId);
}

/** What is changed of goods that were read. */
export const changeOf = (
  {
    id: _id,
    resourceId: _resource,
    type: _type,
    title: _title,
    taken: _taken,
    vip: _vip,
    ...goods
  }: StoreGoods,
  more: object = {},
) => ({ ...goods, ...more });

/** What an answer holds. */
export const dataOf = <T extends Order | Basket | StoreGoods>(answer: { json: () => unknown }) =>
  (answer.json() as { data: T }).data;

/** How many of a crowd act at one time: about as many as a server works on at once. */
const AT_ONCE = 50;

/**
 * What a crowd is answered, the next person as soon as one has their answer. Who is told that there is no time right now
 * asks again, as browsers do.
 */
export async function answersOf(
  people: readonly Someone[],
  ask: (person: Someone) => Promise<unknown>,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  const waiting = people.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const person of waiting) {
        let answer = await ask(person);
        while (answer === 'SERVICE_UNAVAILABLE') answer = await ask(person);
        answers.push(answer);
      }
    }),
  );
  return answers;
}
