import type { StoreGoods, StoreSettings } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { goodsDraft, goodsOf, newGoods, settingsDraft, settingsOf, toMajor, toMinor } from './store-form.ts';

const GOODS: StoreGoods = {
  id: '1790000000000000016',
  version: 3,
  resourceId: '1770000000000000016',
  type: 10,
  vip: null,
  title: 'Bookkeeping',
  prices: [
    { amount: 9900, currency: 'CNY' },
    { amount: 1500, currency: 'JPY' },
  ],
  taxClass: 'reduced',
  stock: 20,
  taken: 2,
  personMax: 3,
  saleStartsAt: '2026-11-21T08:30:00.000Z',
  saleEndsAt: null,
  status: 'withdrawn',
};

it('says the same of goods after they were opened and saved, in whatever zone (R32)', () => {
  const {
    id: _id,
    version: _version,
    resourceId: _resource,
    type: _type,
    title: _title,
    taken: _taken,
    vip: _vip,
    ...rest
  } = GOODS;
  expect(goodsOf(goodsDraft(GOODS, 'CNY'))).toEqual(rest);
});

it('says the same of a VIP package, and leaves out languages that nothing is written in (R32)', () => {
  const vip = { name: { en_US: 'Gold', de_DE: ' ' }, introduction: {}, months: 12, days: 0 };
  const draft = goodsDraft({ ...GOODS, type: null, vip }, 'CNY');
  expect(draft.resourceId).toBeNull();
  expect(goodsOf(draft).vip).toEqual({ name: { en_US: 'Gold' }, months: 12, days: 0 });
});

it('says the same of a bundle (R32)', () => {
  const bundle = { name: { en_US: 'Both' }, goodsIds: ['1790000000000000001', '1790000000000000002'] };
  const draft = goodsDraft({ ...GOODS, type: null, bundle }, 'CNY');
  expect(draft.resourceId).toBeNull();
  expect(goodsOf(draft).bundle).toEqual(bundle);
});

it('says the same of seats (R32)', () => {
  const seats = { goodsId: '1790000000000000001' };
  const draft = goodsDraft({ ...GOODS, type: null, seats }, 'CNY');
  expect(draft.resourceId).toBeNull();
  expect(goodsOf(draft).seats).toEqual(seats);
});

it('leaves out currencies that it is not sold in', () => {
  expect(goodsOf({ ...newGoods('EUR'), prices: { EUR: 0, USD: null } }).prices).toEqual([
    { amount: 0, currency: 'EUR' },
  ]);
});

it('says the same of settings', () => {
  const settings: StoreSettings = {
    version: 2,
    orderEnabled: true,
    currency: 'EUR',
    seller: { name: 'School', address: 'Quay 1', taxNumber: '' },
    bank: { holder: 'School', account: 'DE00', bic: '', bankName: '', note: '' },
    standardRate: 1900,
    reducedRate: 700,
    terms: 'Pay.',
    lapseDays: 14,
  };
  expect(settingsOf(settingsDraft(settings))).toEqual(settings);
});

it.each([
  [1999, 'EUR', 19.99],
  [1500, 'JPY', 1500],
  [null, 'USD', null],
])('writes %s of %s as %s, and back', (minor, currency, major) => {
  expect([toMajor(minor, currency), toMinor(major, currency)]).toEqual([major, minor]);
});
