/** Days that are told one by one, today the last. */
export const SHOWN_DAYS = 7;
/** Of so many days in a row one may be missed. */
const FORGIVING_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a day of a streak was. Today is open while nothing was learned yet. */
export type StreakDay = 'learned' | 'forgiven' | 'missed' | 'open';

export interface Streak {
  /** Days with learning. */
  days: number;
  /** The latest days, the oldest first. */
  latest: { day: string; state: StreakDay }[];
}

/** Number of a calendar day: days one after the other, whatever clocks do. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Tells the calendar day of instants in a time zone. @throws {RangeError} for a zone that there is not */
export function dayIn(timeZone: string): (instant: Date) => string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant) => format.format(instant);
}

/**
 * The longest row of days up to today that begins with learning and in which any seven days in a row hold at most one
 * without. Today is not missed before it is over.
 * @param learned days with learning, as yyyy-mm-dd, in any order; those after today do not count
 */
export function streakOf(learned: Iterable<string>, today: string): Streak {
  const now = numberOf(today);
  const days = new Set([...learned].map(numberOf).filter((number) => number <= now));
  const earliest = Math.min(now, ...days);
  const forgiven = new Set<number>();
  // What was missed since somebody learned last: it is forgiven as long as it is one day.
  let waiting: number[] = [];
  let lastMissed = Number.POSITIVE_INFINITY;
  let count = 0;
  for (let number = now; number >= earliest; number--) {
    if (days.has(number)) {
      for (const missed of waiting) forgiven.add(missed);
      waiting = [];
      count++;
    } else if (number !== now) {
      if (lastMissed - number < FORGIVING_DAYS) break;
      lastMissed = number;
      waiting.push(number);
    }
  }
  const latest = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const number = now - SHOWN_DAYS + 1 + index;
    const state: StreakDay = days.has(number)
      ? 'learned'
      : forgiven.has(number)
        ? 'forgiven'
        : number === now
          ? 'open'
          : 'missed';
    return { day: dayOf(number), state };
  });
  return { days: count, latest };
}
