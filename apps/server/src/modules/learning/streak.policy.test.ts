import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, streakOf } from './streak.policy.ts';

const TODAY = '2027-01-05';
const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const ago = (days: number, today = TODAY) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
const count = (...learned: number[]) =>
  streakOf(
    learned.map((days) => ago(days)),
    TODAY,
  ).days;
/** Zones with every kind of offset, and those that move their clocks at midnight or by half an hour. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe('a streak', () => {
  it('counts days with learning in a row, over the end of a year', () => {
    expect(count()).toBe(0);
    expect(count(0)).toBe(1);
    expect(count(0, 1, 2, 3, 4, 5, 6, 7)).toBe(8);
  });
  it('stands until today is over', () => expect(count(1, 2, 3)).toBe(3));
  it('forgives a missed day a week, and not two', () => {
    expect(count(0, 1, 3, 4)).toBe(4);
    expect(count(0, 2, 3, 5, 6)).toBe(3);
    expect(count(0, 1, 4, 5)).toBe(2);
    // Seven days apart.
    expect(count(0, 2, 3, 4, 5, 6, 7, 9)).toBe(8);
    // Six.
    expect(count(0, 2, 3, 4, 5, 6, 8)).toBe(6);
  });
  it('is over after two missed days', () => expect(count(3, 4, 5)).toBe(0));
  it('says what the latest days were', () => {
    expect(
      streakOf(
        [1, 3, 4, 6].map((days) => ago(days)),
        TODAY,
      ).latest.map(({ state }) => state),
    ).toEqual(['learned', 'missed', 'learned', 'learned', 'forgiven', 'learned', 'open']);
  });

  it('is the longest row in which any seven days hold at most one without learning', () => {
    /** The definition itself, tried for every beginning. */
    const longest = (learned: ReadonlySet<number>, horizon: number): number => {
      let best = 0;
      for (let begin = 0; begin <= horizon; begin++) {
        if (!learned.has(begin)) continue;
        const missed: number[] = [];
        for (let day = 1; day <= begin; day++) if (!learned.has(day)) missed.push(day);
        const holds = missed.every((day, index) => index === 0 || day - (missed[index - 1] ?? 0) >= 7);
        if (holds) best = Math.max(best, [...learned].filter((day) => day <= begin).length);
      }
      return best;
    };
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40), { maxLength: 41 }), fc.nat(400), (learned, shift) => {
        const today = ago(-shift);
        const days = learned.map((day) => ago(day, today));
        expect(streakOf(days, today).days).toBe(longest(new Set(learned), 40));
      }),
    );
  });

  it('never falls by learning, and one more day adds at most what was lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(60), (learned, more) => {
        const before = streakOf(
          learned.map((day) => ago(day)),
          TODAY,
        ).days;
        expect(
          streakOf(
            [...learned, more].map((day) => ago(day)),
            TODAY,
          ).days,
        ).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('the day of a quarter of an hour', () => {
  // Around changes of clocks in both halves of the earth, and around new year.
  const moments = fc
    .record({
      from: fc.constantFrom(
        '2026-03-08T00:00:00Z',
        '2026-03-29T00:00:00Z',
        '2026-04-05T00:00:00Z',
        '2026-09-06T00:00:00Z',
        '2026-10-04T00:00:00Z',
        '2026-10-25T00:00:00Z',
        '2026-11-01T00:00:00Z',
        '2026-12-31T00:00:00Z',
        '2028-02-29T00:00:00Z',
      ),
      quarters: fc.integer({ min: -200, max: 200 }),
    })
    .map(({ from, quarters }) => new Date(Date.parse(from) + quarters * QUARTER_MS));

  it('is the same from its first moment to its last, in every zone', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (quarter, zone) => {
        const day = dayIn(zone);
        expect(day(new Date(quarter.getTime() + QUARTER_MS - 1))).toBe(day(quarter));
      }),
    );
  });

  it('gives one day after the other, so that who learns every quarter of an hour misses none', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), fc.integer({ min: 1, max: 5 }), (end, zone, span) => {
        const day = dayIn(zone);
        const learned = new Set<string>();
        for (let back = 0; back < span * 96; back++)
          learned.add(day(new Date(end.getTime() - back * QUARTER_MS)));
        const { days, latest } = streakOf(learned, day(end));
        expect(days).toBe(learned.size);
        expect(latest.at(-1)).toEqual({ day: day(end), state: 'learned' });
      }),
    );
  });

  it('refuses a zone that there is not', () => expect(() => dayIn('Mars/Olympus')).toThrow(RangeError));
});
