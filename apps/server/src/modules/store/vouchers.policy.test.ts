import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, discountsOf, voucherProblem, type VoucherTerms } from './vouchers.policy.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const voucher = (more: Partial<VoucherTerms> = {}): VoucherTerms => ({
  percent: 20,
  amount: null,
  currency: null,
  starts_at: null,
  ends_at: null,
  uses_max: null,
  uses: 0,
  goods_ids: [],
  withdrawn_at: null,
  is_used: false,
  ...more,
});

test.each([
  [undefined, 'unknown'],
  [voucher(), undefined],
  [voucher({ withdrawn_at: NOW }), 'unknown'],
  [voucher({ is_used: true, uses_max: 1, uses: 1 }), 'usedByYou'],
  [voucher({ starts_at: new Date('2026-11-24') }), 'notYet'],
  [voucher({ ends_at: NOW }), 'over'],
  [voucher({ uses_max: 3, uses: 3 }), 'usedUp'],
  [voucher({ goods_ids: ['3'] }), 'notForThese'],
  [voucher({ goods_ids: ['2', '3'] }), undefined],
  [voucher({ percent: null, amount: 100, currency: 'USD' }), 'otherCurrency'],
])('voucher %# has the problem %s (R32)', (terms, problem) => {
  expect(voucherProblem(terms, ['1', '2'], 'EUR', NOW)).toBe(problem);
});

test('a voucher takes off what it says, and never more than a price (R32)', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 20 });
  const kinds = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amount: null })),
    fc.integer({ min: 1, max: 99_999_999 }).map((amount) => ({ percent: null, amount })),
  );
  fc.assert(
    fc.property(prices, kinds, fc.boolean(), (amounts, kind, isForFirst) => {
      const goods = amounts.map((amount, index) => ({ goodsId: String(index), amount }));
      const off = discountsOf({ ...kind, goods_ids: isForFirst ? ['0'] : [] }, goods);
      off.forEach((one, index) => {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(isForFirst && index > 0 ? 0 : (amounts[index] ?? 0));
      });
      const meant = isForFirst ? (amounts[0] ?? 0) : amounts.reduce((sum, amount) => sum + amount, 0);
      if (kind.amount !== null)
        expect(off.reduce((sum, one) => sum + one, 0)).toBe(Math.min(kind.amount, meant));
    }),
  );
});

test('what is typed is the same with blanks and in small letters (R32)', () => {
  expect(cleanCode(' spring -20 ')).toBe('SPRING-20');
});

test.each([
  ['that began a moment ago', voucher({ starts_at: new Date(NOW.getTime() - 1) }), undefined],
  ['that begins now', voucher({ starts_at: NOW }), undefined],
  ['that begins in a moment', voucher({ starts_at: new Date(NOW.getTime() + 1) }), 'notYet'],
  ['that ends in a moment', voucher({ ends_at: new Date(NOW.getTime() + 1) }), undefined],
])('a voucher %s (R32)', (_, terms, problem) => {
  expect(voucherProblem(terms, ['1'], 'EUR', NOW)).toBe(problem);
});

test.each<[string, Parameters<typeof discountsOf>[0], number[]]>([
  ['a fifth', { percent: 20, amount: null, goods_ids: [] }, [200, 100]],
  ['all', { percent: 100, amount: null, goods_ids: [] }, [1_000, 500]],
  ['a third of one of them', { percent: 33, amount: null, goods_ids: ['2'] }, [0, 165]],
  ['an amount, spread by the prices', { percent: null, amount: 300, goods_ids: [] }, [200, 100]],
  ['an amount from one of them', { percent: null, amount: 300, goods_ids: ['2'] }, [0, 300]],
  ['no more than there is', { percent: null, amount: 9_999, goods_ids: [] }, [1_000, 500]],
])('a voucher takes off %s (R32)', (_, terms, off) => {
  const prices = [
    { goodsId: '1', amount: 1_000 },
    { goodsId: '2', amount: 500 },
  ];
  expect(discountsOf(terms, prices)).toEqual(off);
});

test('a voucher takes nothing off what is free (R32)', () => {
  const free = [
    { goodsId: '1', amount: 0 },
    { goodsId: '2', amount: 500 },
  ];
  expect(discountsOf({ percent: null, amount: 300, goods_ids: ['1'] }, free)).toEqual([0, 0]);
  expect(discountsOf({ percent: null, amount: 300, goods_ids: [] }, free)).toEqual([0, 300]);
});
