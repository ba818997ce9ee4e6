import { describe, expect, test } from 'vitest';
import { cleanSeatCode, newSeatCode } from './codes.ts';
import { openingProblem, seatProblem, seatsOf, seatsPaidBack } from './seats.policy.ts';

const AT = new Date('2026-11-30T08:00:00Z');
const FREE = { state: 'paid', account_id: null, redeemed_at: null, withdrawn_at: null } as const;

describe('a seat (R32)', () => {
  test.each([
    [{}, undefined],
    [{ state: 'partlyRefunded' }, undefined],
    [{ state: 'awaitingPayment' }, 'notPaid'],
    [{ redeemed_at: AT, account_id: '1' }, 'redeemedByYou'],
    [{ redeemed_at: AT, account_id: '2' }, 'redeemed'],
    // Whose account is gone.
    [{ redeemed_at: AT }, 'redeemed'],
    [{ redeemed_at: AT, account_id: '1', withdrawn_at: AT, state: 'refunded' }, 'withdrawn'],
    [{ withdrawn_at: AT, state: 'cancelled' }, 'withdrawn'],
  ] as const)('that is %j cannot be redeemed: %s', (more, problem) => {
    expect(seatProblem({ ...FREE, ...more }, '1')).toBe(problem);
  });

  test('opens something that is there, is meant for the person, and is not theirs already', () => {
    const fine = { is_held: false, is_there: true, is_meant: true };
    expect(openingProblem([fine, { ...fine, is_held: true }])).toBeUndefined();
    expect(openingProblem([fine, { ...fine, is_there: false }])).toBeUndefined();
    expect(openingProblem([])).toBe('over');
    expect(openingProblem([{ ...fine, is_there: false }])).toBe('over');
    expect(openingProblem([{ ...fine, is_held: true }])).toBe('owned');
    expect(openingProblem([fine, { ...fine, is_meant: false }])).toBe('notForYou');
  });

  test('is paid back once its whole price is', () => {
    const line = { amount: 1000, seats: 3 };
    expect([0, 333, 334, 666, 667, 999, 1000].map((back) => seatsPaidBack(line, back))).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
    expect(seatsPaidBack({ amount: 0, seats: 3 }, 0)).toBe(0);
  });

  test('is one where nobody says how many, and nothing for other goods', () => {
    expect(seatsOf({ id: '1', seats_of_id: '9' }, { 1: 12 })).toBe(12);
    expect(seatsOf({ id: '1', seats_of_id: '9' }, { 2: 12 })).toBe(1);
    expect(seatsOf({ id: '1', seats_of_id: null }, { 1: 12 })).toBeNull();
  });
});

test('a code is read however it is typed, and no other text is taken for one', () => {
  const code = newSeatCode();
  expect(code).toMatch(/^SEAT(-[2-9A-HJKMNP-Z]{4}){3}$/);
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')])
    expect(cleanSeatCode(typed)).toBe(code);
  for (const typed of ['', 'SEAT', 'SPRING-20', `${code}X`, code.slice(0, -1), code.replace('SEAT', 'SAAT')])
    expect(cleanSeatCode(typed)).toBeUndefined();
});
