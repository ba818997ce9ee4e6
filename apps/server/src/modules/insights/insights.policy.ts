import type { InsightSpan } from '../../database/tables/insights.ts';

/** How many days, weeks and months are shown, the one that runs included. */
export const SHOWN: Readonly<Record<InsightSpan, number>> = { day: 90, week: 26, month: 12 };

const DAY_MS = 86_400_000;
const parse = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (date: Date): string => date.toISOString().slice(0, 10);

/** The first day of the day, week (from Monday on) or month that is so many of them before that of a day. */
export function startOf(span: InsightSpan, day: string, back = 0): string {
  const date = parse(day);
  if (span === 'month')
    return format(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)));
  const toMonday = span === 'week' ? (date.getUTCDay() + 6) % 7 : 0;
  return format(new Date(date.getTime() - (toMonday + back * (span === 'week' ? 7 : 1)) * DAY_MS));
}

/** The first days of all that are shown up to a day, the oldest first. */
export const startsOf = (span: InsightSpan, day: string): string[] =>
  Array.from({ length: SHOWN[span] }, (_, index) => startOf(span, day, SHOWN[span] - 1 - index));

/** How far apart two months are that are told by their first days. */
export const monthsBetween = (first: string, last: string): number => {
  const [from, to] = [parse(first), parse(last)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
};

export interface CohortMonth {
  joined_in: string;
  month: string;
  people: number;
  active: number;
}

/**
 * Cohorts of the months that are shown, the oldest first: how many joined, and how many were active 0, 1, … months later.
 * Who left still belongs to those who joined: a cohort is as large as it ever was.
 */
export function cohortsOf(
  rows: readonly CohortMonth[],
  today: string,
): { month: string; joined: number; active: number[] }[] {
  return startsOf('month', today).flatMap((month) => {
    const own = rows.filter(({ joined_in }) => joined_in === month);
    if (own.length === 0) return [];
    const byOffset = new Map(own.map((row) => [monthsBetween(month, row.month), row.active]));
    return [
      {
        month,
        joined: Math.max(...own.map(({ people }) => people)),
        active: Array.from(
          { length: monthsBetween(month, today) + 1 },
          (_, offset) => byOffset.get(offset) ?? 0,
        ),
      },
    ];
  });
}
