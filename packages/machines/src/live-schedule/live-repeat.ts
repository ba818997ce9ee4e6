/** As the contract bounds them: one session a week for a year. */
export const LIVE_SERIES = { min: 2, max: 52 } as const;
/** Days, weeks or months from one session to the next. */
export const LIVE_INTERVAL = { min: 1, max: 12 } as const;
/** As RRULE names them, from Monday. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** How a new session repeats. */
export interface LiveRepeat {
  frequency: 'daily' | 'weekly' | 'monthly';
  interval: number | null;
  /** For weekly: further days beside that of the start. */
  days: readonly Weekday[];
  /** For monthly: the same day of the month, or the same weekday in it. */
  monthly: 'day' | 'weekday';
  ends: 'count' | 'until';
  count: number | null;
  /** The last day, YYYY-MM-DD; empty where it is not chosen yet. */
  until: string;
  /** Starts that are left out, as instants. */
  except: readonly string[];
}

export type LiveRepeatField = 'interval' | 'count' | 'until';
export type LiveRepeatProblem = 'REQUIRED' | 'OUT_OF_RANGE' | 'BEFORE_START';

const DAYS_A_WEEK = 7;

/** @param day YYYY-MM-DD */
export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK] ?? 'MO';

/** The rule of a series that begins on a day, as RRULE (RFC 5545). Where its fields are not complete it has no end. */
export function ruleOf(repeat: LiveRepeat, day: string): string {
  const parts = [`FREQ=${repeat.frequency.toUpperCase()}`, `INTERVAL=${repeat.interval ?? 1}`];
  const own = weekdayOf(day);
  if (repeat.frequency === 'weekly')
    parts.push(`BYDAY=${WEEKDAYS.filter((each) => each === own || repeat.days.includes(each)).join(',')}`);
  if (repeat.frequency === 'monthly') {
    const date = Number(day.slice(8));
    const week = Math.ceil(date / DAYS_A_WEEK);
    // Few months have a fifth one: the last one is meant.
    const place = week > 4 ? -1 : week;
    parts.push(repeat.monthly === 'day' ? `BYMONTHDAY=${date}` : `BYDAY=${place}${own}`);
  }
  if (repeat.ends === 'count' && repeat.count !== null) parts.push(`COUNT=${repeat.count}`);
  if (repeat.ends === 'until' && repeat.until !== '') parts.push(`UNTIL=${repeat.until.replaceAll('-', '')}`);
  return parts.join(';');
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** What has to be mended of a series that begins on a day, by field. */
export function repeatProblems(
  { interval, ends, count, until }: LiveRepeat,
  day: string,
): Partial<Record<LiveRepeatField, LiveRepeatProblem | undefined>> {
  return {
    interval: numberProblem(interval, LIVE_INTERVAL),
    count: ends === 'count' ? numberProblem(count, LIVE_SERIES) : undefined,
    until: ends === 'until' ? untilProblem(until, day) : undefined,
  };
}

function numberProblem(value: number | null, range: { min: number; max: number }) {
  if (value === null) return 'REQUIRED';
  return isWithin(value, range) ? undefined : 'OUT_OF_RANGE';
}

function untilProblem(until: string, day: string) {
  if (until === '') return 'REQUIRED';
  return day !== '' && until <= day ? 'BEFORE_START' : undefined;
}
