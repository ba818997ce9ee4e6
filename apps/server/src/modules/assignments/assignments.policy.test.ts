import { describe, expect, it, test } from 'vitest';
import { AFTER, at, BEFORE, DAY_MS, NOW } from '../../testing/policy.fixtures.ts';
import {
  attemptsLeft,
  countedPoints,
  daysLate,
  denialOf,
  dueOf,
  isMissing,
  NOTHING,
  roundPoints,
  STEPS_A_POINT,
  type WorkFacts,
} from './assignments.policy.ts';

type Terms = Parameters<typeof denialOf>[0];
const terms = (more: Partial<Terms> = {}): Terms => ({
  dueAt: NOW.toISOString(),
  late: 'accepted',
  deduction: 0,
  attempts: 2,
  ...more,
});
const work = (more: Partial<WorkFacts> = {}): WorkFacts => ({ ...NOTHING, ...more });

test('who has not begun has nothing', () => {
  expect(NOTHING).toEqual({
    state: 'notBegun',
    attempts: 0,
    extra_attempts: 0,
    counts_at: null,
    extended_until: null,
    is_excused: false,
    points: null,
  });
  expect(STEPS_A_POINT).toBe(4);
});

test.each<[string, string | null, Date | null, Date | null]>([
  ['none where none is set', null, AFTER, null],
  ['that of all', NOW.toISOString(), null, NOW],
  ['a longer one', NOW.toISOString(), AFTER, AFTER],
  ['that of all where the own one is shorter', NOW.toISOString(), BEFORE, NOW],
])('the date is %s (B065)', (_, dueAt, extended_until, due) => {
  expect(dueOf({ dueAt }, { extended_until })).toEqual(due);
});

test.each<[Date | null, Date | null, number]>([
  [null, NOW, 0],
  [NOW, null, 0],
  [BEFORE, NOW, 0],
  [NOW, NOW, 0],
  [AFTER, NOW, 1],
  [at(DAY_MS), NOW, 1],
  [at(DAY_MS + 1), NOW, 2],
])('pair %#: a day that has begun counts as late', (handedIn, due, days) => {
  expect(daysLate(handedIn, due)).toBe(days);
});

describe('points that count', () => {
  test.each<[string, Partial<Terms>, Partial<WorkFacts>, number | null]>([
    ['none before they are given', {}, {}, null],
    ['as they are given', {}, { points: 8 }, 8],
    ['all where late is accepted', { deduction: 10 }, { points: 8, counts_at: at(3 * DAY_MS) }, 8],
    ['less a day', { late: 'deduction', deduction: 10 }, { points: 8, counts_at: AFTER }, 7.2],
    ['less three days', { late: 'deduction', deduction: 10 }, { points: 8, counts_at: at(3 * DAY_MS) }, 5.6],
    [
      'never less than none',
      { late: 'deduction', deduction: 60 },
      { points: 8, counts_at: at(3 * DAY_MS) },
      0,
    ],
    [
      'all within an extension',
      { late: 'deduction', deduction: 10 },
      { points: 8, counts_at: AFTER, extended_until: AFTER },
      8,
    ],
    ['in hundredths', { late: 'deduction', deduction: 33 }, { points: 1.25, counts_at: AFTER }, 0.84],
  ])('are %s (B065)', (_, more, facts, points) => {
    expect(countedPoints(terms(more), work(facts))).toBe(points);
  });

  it('are rounded to hundredths', () => {
    expect([1 / 3, 2.5, 0.005].map(roundPoints)).toEqual([0.33, 2.5, 0.01]);
  });
});

test.each<[number, number, number, number]>([
  [2, 0, 0, 2],
  [2, 1, 1, 2],
  [2, 0, 2, 0],
  [2, 0, 3, 0],
  [40, 5, 0, 40],
  [40, 5, 39, 1],
])('of %i tries and %i more, %i used, so many are left', (attempts, extra_attempts, used, left) => {
  expect(attemptsLeft(terms({ attempts }), work({ extra_attempts, attempts: used }))).toBe(left);
});

test.each<[string, Partial<Terms>, Partial<WorkFacts>, boolean]>([
  ['on its date', {}, {}, true],
  ['before its date', { dueAt: AFTER.toISOString() }, {}, false],
  ['without a date', { dueAt: null }, {}, false],
  ['of who is excused', {}, { is_excused: true }, false],
  ['of who has handed in', {}, { state: 'handedIn' }, false],
  ['of who has more time', {}, { extended_until: AFTER }, false],
])('work %s is missing: %s', (_, more, facts, missing) => {
  expect(isMissing(terms(more), work(facts), NOW)).toBe(missing);
});

test.each<[string, Partial<Terms>, Partial<WorkFacts>, boolean, string | null]>([
  ['in time', { dueAt: AFTER.toISOString(), late: 'refused' }, {}, false, null],
  ['without a date', { dueAt: null, late: 'refused' }, {}, false, null],
  ['late where that is accepted', {}, {}, false, null],
  ['late where that costs points', { late: 'deduction' }, {}, false, null],
  ['late where that is refused', { late: 'refused' }, {}, false, 'LATE'],
  ['late with more time', { late: 'refused' }, { extended_until: AFTER }, false, null],
  ['who is excused', {}, { is_excused: true, state: 'graded' }, true, 'EXCUSED'],
  ['whose work is graded', {}, { state: 'graded', attempts: 2 }, true, 'GRADED'],
  ['without a try left', {}, { state: 'returned', attempts: 2 }, true, 'ATTEMPTS'],
  ['whose work was returned, late', { late: 'refused' }, { state: 'returned', attempts: 1 }, true, null],
  ['after the class', {}, {}, true, 'ENDED'],
  ['after the class with more time', {}, { extended_until: AFTER }, true, null],
  ['after the class when the extension is over', {}, { extended_until: NOW }, true, 'ENDED'],
])('handing in %s (B065)', (_, more, facts, isOver, denial) => {
  expect(denialOf(terms(more), work(facts), isOver, NOW)).toBe(denial);
});
