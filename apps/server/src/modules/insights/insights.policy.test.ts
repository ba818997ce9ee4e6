import { describe, expect, it } from 'vitest';
import { cohortsOf, monthsBetween, SHOWN, startOf, startsOf } from './insights.policy.ts';

describe('the first day of a span', () => {
  it('is Monday in a week, over the end of a year', () => {
    expect(startOf('week', '2027-01-01')).toBe('2026-12-28');
    expect(startOf('week', '2026-12-28')).toBe('2026-12-28');
    expect(startOf('week', '2027-01-03', 1)).toBe('2026-12-21');
  });
  it('is the first in a month, however long the months are', () => {
    expect(startOf('month', '2027-03-31', 1)).toBe('2027-02-01');
    expect(startOf('month', '2027-01-15', 1)).toBe('2026-12-01');
  });
  it('is the day itself in a day', () => expect(startOf('day', '2028-03-01', 1)).toBe('2028-02-29'));
  it('comes once for each that is shown, the running one last', () => {
    for (const span of ['day', 'week', 'month'] as const) {
      const starts = startsOf(span, '2026-11-28');
      expect(new Set(starts).size).toBe(SHOWN[span]);
      expect(starts).toEqual(starts.toSorted());
      expect(starts.at(-1)).toBe(startOf(span, '2026-11-28'));
    }
  });
});

describe('cohorts', () => {
  const row = (joined_in: string, month: string, people: number, active: number) => ({
    joined_in,
    month,
    people,
    active,
  });

  it('count months from that of joining, and stay as large as they were when people leave', () => {
    expect(monthsBetween('2025-12-01', '2026-02-01')).toBe(2);
    expect(
      cohortsOf(
        [
          row('2026-09-01', '2026-09-01', 10, 8),
          row('2026-09-01', '2026-11-01', 7, 3),
          row('2026-11-01', '2026-11-01', 2, 2),
        ],
        '2026-11-28',
      ),
    ).toEqual([
      { month: '2026-09-01', joined: 10, active: [8, 0, 3] },
      { month: '2026-11-01', joined: 2, active: [2] },
    ]);
  });
  it('that are older than what is shown are left out', () =>
    expect(cohortsOf([row('2020-01-01', '2026-11-01', 5, 5)], '2026-11-28')).toEqual([]));
});

it('ninety days, half a year of weeks and a year of months are shown', () => {
  expect(SHOWN).toEqual({ day: 90, week: 26, month: 12 });
});
