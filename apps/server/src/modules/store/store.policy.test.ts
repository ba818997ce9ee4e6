import { describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../http/context.ts';
import { AFTER, BEFORE, NOW, person, refusedField, SCHOOL } from '../../testing/policy.fixtures.ts';
import {
  leftOf,
  priceList,
  pricesOf,
  rateOf,
  requireWindow,
  sharedCurrencies,
  stateOf,
  taxIn,
  type GoodsTerms,
} from './store.policy.ts';

const goods = (more: Partial<GoodsTerms> = {}): GoodsTerms => ({
  school_id: SCHOOL,
  prices: { EUR: 9900 },
  tax_class: 'standard',
  stock: null,
  taken: 0,
  sale_starts_at: null,
  sale_ends_at: null,
  status: 'onSale',
  is_open: true,
  is_for_members: true,
  is_for_others: true,
  seats_left: null,
  is_owned: false,
  is_used_up: false,
  is_ordered: false,
  person_max: null,
  bought: 0,
  membership_status: null,
  ...more,
});

test.each<[number | null, number, number | null, number | null]>([
  [null, 9, null, null],
  [10, 3, null, 7],
  [10, 12, null, 0],
  [null, 9, 4, 4],
  [10, 3, 4, 4],
  [10, 8, 4, 2],
])(
  'of a stock of %s with %i taken and %s seats so many are left: %s (R32)',
  (stock, taken, seats_left, left) => {
    expect(leftOf(goods({ stock, taken, seats_left }))).toBe(left);
  },
);

describe('whether somebody can buy (R32)', () => {
  const MEMBER = person('member');
  const worst = { is_ordered: true, status: 'withdrawn', is_used_up: true } as const;
  test.each<[string, Partial<GoodsTerms>, Viewer | undefined, string]>([
    ['what is on sale', {}, undefined, 'available'],
    ['what they have', { ...worst, is_owned: true }, MEMBER, 'owned'],
    ['what they have ordered', worst, MEMBER, 'ordered'],
    ['what was withdrawn', { status: 'withdrawn' }, MEMBER, 'withdrawn'],
    ['what is closed', { is_open: false }, MEMBER, 'withdrawn'],
    ['what is for others, as a member', { is_for_members: false }, MEMBER, 'notForYou'],
    ['what is for others, as one of them', { is_for_members: false }, undefined, 'available'],
    ['what is for members, as a visitor', { is_for_others: false }, person(), 'notForYou'],
    ['what is for members, as one of them', { is_for_others: false }, MEMBER, 'available'],
    ['after they were shut out', { membership_status: 'disabled' }, person(), 'notForYou'],
    ['as a member again', { membership_status: 'disabled' }, MEMBER, 'available'],
    ['an exam whose tries are used up', { is_used_up: true }, MEMBER, 'limitReached'],
    ['as many as one person may', { person_max: 2, bought: 2 }, MEMBER, 'limitReached'],
    ['one less than one person may', { person_max: 2, bought: 1 }, MEMBER, 'available'],
    ['any number', { bought: 99 }, MEMBER, 'available'],
    ['before the sale', { sale_starts_at: AFTER }, MEMBER, 'notYet'],
    ['when the sale begins', { sale_starts_at: NOW }, MEMBER, 'available'],
    ['when the sale ends', { sale_ends_at: NOW }, MEMBER, 'over'],
    ['a moment before the sale ends', { sale_ends_at: AFTER }, MEMBER, 'available'],
    ['the last one', { stock: 1 }, MEMBER, 'available'],
    ['what is sold out', { stock: 1, taken: 1 }, MEMBER, 'soldOut'],
  ])('%s', (_, more, viewer, state) => {
    expect(stateOf(goods(more), viewer, NOW)).toBe(state);
  });

  it('in a currency that it is sold in', () => {
    const inEuros = { currency: 'EUR', seats: null } as const;
    const inDollars = { currency: 'USD', seats: null } as const;
    expect(stateOf(goods(), undefined, NOW, inEuros)).toBe('available');
    expect(stateOf(goods(), undefined, NOW, inDollars)).toBe('otherCurrency');
    expect(stateOf(goods({ prices: { USD: 0 } }), undefined, NOW, inDollars)).toBe('available');
  });

  test.each<[string, Partial<GoodsTerms>, number, string]>([
    ['as many seats as are left', { stock: 9, taken: 4 }, 5, 'available'],
    ['a seat more than is left', { stock: 9, taken: 4 }, 6, 'tooMany'],
    ['a seat more than what it opens has', { seats_left: 5 }, 6, 'tooMany'],
    ['as many seats as one person may', { person_max: 9, bought: 4 }, 5, 'available'],
    ['a seat more than one person may', { person_max: 9, bought: 4 }, 6, 'tooMany'],
    ['seats that cost what a line can', { prices: { EUR: 33_333_333 } }, 3, 'available'],
    ['seats that cost more', { prices: { EUR: 33_333_334 } }, 3, 'tooMany'],
  ])('%s', (_, more, seats, state) => {
    expect(stateOf(goods(more), undefined, NOW, { currency: 'EUR', seats })).toBe(state);
  });
});

describe('taxes (R32)', () => {
  test.each([
    [11_900, 1_900, 1_900],
    [10_000, 0, 0],
    [107, 700, 7],
    [1, 1_900, 0],
    [99, 1_900, 16],
  ])('of %i at a rate of %i are %i', (amount, rate, tax) => {
    expect(taxIn(amount, rate)).toBe(tax);
  });

  it('have a rate by class', () => {
    const rates = { standard_rate: 1_900, reduced_rate: 700 };
    expect((['standard', 'reduced', 'zero'] as const).map((taxClass) => rateOf(taxClass, rates))).toEqual([
      1_900, 700, 0,
    ]);
  });
});

describe('prices (R32)', () => {
  const list = [
    { amount: 100, currency: 'CNY' as const },
    { amount: 20, currency: 'EUR' as const },
  ];

  it('are listed with that of the store first', () => {
    const prices = { CNY: 100, EUR: 20, USD: 30 };
    expect(priceList(prices, 'EUR').map(({ currency }) => currency)).toEqual(['EUR', 'CNY', 'USD']);
    expect(priceList(prices, 'CNY').map(({ currency }) => currency)).toEqual(['CNY', 'EUR', 'USD']);
    expect(priceList({ CNY: 100, EUR: 20 }, 'CNY')).toEqual(list);
  });

  it('are one a currency, that of the store among them', () => {
    expect(pricesOf(list, 'EUR')).toEqual({ CNY: 100, EUR: 20 });
    expect(refusedField(() => pricesOf([...list, { amount: 1, currency: 'EUR' }], 'EUR'))).toBe(
      'body/prices uniqueItems',
    );
    expect(refusedField(() => pricesOf(list, 'USD'))).toBe('body/prices required');
    expect(pricesOf([{ amount: 0, currency: 'USD' }], 'USD')).toEqual({ USD: 0 });
  });

  it('of several goods are those that all have', () => {
    const both = [{ prices: { CNY: 1, EUR: 1, USD: 0 } }, { prices: { USD: 1, CNY: 1 } }];
    expect(sharedCurrencies(both, 'USD')).toEqual(['USD', 'CNY']);
    expect(sharedCurrencies(both, 'EUR')).toEqual(['CNY', 'USD']);
    expect(sharedCurrencies([], 'EUR')).toEqual(['EUR']);
    expect(sharedCurrencies([{ prices: { JPY: 1, GBP: 1 } }], 'JPY')).toEqual(['JPY', 'GBP']);
  });
});

test.each<[Date | null, Date | null, string | undefined]>([
  [null, null, undefined],
  [NOW, null, undefined],
  [null, NOW, undefined],
  [NOW, AFTER, undefined],
  [NOW, NOW, 'body/saleEndsAt range'],
  [NOW, BEFORE, 'body/saleEndsAt range'],
])('window %# of a sale ends after it begins', (startsAt, endsAt, refused) => {
  expect(
    refusedField(() => requireWindow(startsAt?.toISOString() ?? null, endsAt?.toISOString() ?? null)),
  ).toBe(refused);
});
