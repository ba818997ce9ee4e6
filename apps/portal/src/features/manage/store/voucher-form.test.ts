import { expect, test } from 'vitest';
import { NEW_VOUCHER, voucherOf, voucherProblems } from './voucher-form.ts';

const DAY = { startDay: '2026-11-02', endDay: '2026-11-02' };

test('a voucher needs a code, a value and days in their order (R32)', () => {
  expect(voucherProblems(NEW_VOUCHER)).toEqual({ code: true, mark: false, value: true, end: false });
  const draft = { ...NEW_VOUCHER, ...DAY, code: ' SPRING-20 ', percent: 20 };
  expect(voucherProblems(draft)).toEqual({ code: false, mark: false, value: false, end: false });
  expect(voucherProblems({ ...draft, endDay: '2026-11-01' }).end).toBe(true);
  expect(voucherProblems({ ...draft, kind: 'amount' }).value).toBe(true);
  expect(voucherProblems({ ...draft, code: 'a b' }).code).toBe(true);
});

test('its last day is one of it, and only what is chosen is sent (R32)', () => {
  const draft = { ...NEW_VOUCHER, ...DAY, code: 'SPRING', percent: 20, amount: 500 };
  const sent = voucherOf(draft, 'EUR');
  expect(sent).toMatchObject({ percent: 20, amount: null, currency: null });
  expect(Date.parse(sent.endsAt ?? '') - Date.parse(sent.startsAt ?? '')).toBe(86_400_000);
  const other = voucherOf({ ...draft, kind: 'amount' }, 'EUR');
  expect(other).toMatchObject({ percent: null, amount: 500, currency: 'EUR' });
});

test.each([
  ['SP', false],
  ['SPRING-20', false],
  ['SPRING 20%', true],
  ['春季、20', true],
])('a mark in a code is wrong at once, one that is too short is not yet: %s (B069)', (code, mark) => {
  expect(voucherProblems({ ...NEW_VOUCHER, code }).mark).toBe(mark);
});
