import ICAL from 'ical.js';
import { clockIn, instantIn } from '../../../platform/zoned-time.ts';
import { Problem } from '../../../http/problem.ts';

/** Sessions of a series: one a week for a year. */
export const SERIES_MAX = 52;
const INTERVAL_MAX = 12;
const DAY_MS = 86_400_000;
/** From the first session to the last one, at most. */
const SPAN_MAX_MS = 366 * DAY_MS;

const WEEKDAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
const MONTH_DAY = '(?:-1|[1-9]|[12]\\d|3[01])';
const listOf = (one: string) => new RegExp(`^${one}(?:,${one}){0,30}$`);
/** What the parts of a rule may say, by how often it repeats. */
const PARTS: Record<string, Record<string, RegExp>> = {
  DAILY: {},
  WEEKLY: { BYDAY: listOf(WEEKDAY) },
  MONTHLY: { BYDAY: listOf(`(?:-1|[1-5])${WEEKDAY}`), BYMONTHDAY: listOf(MONTH_DAY) },
};
const ALWAYS: Record<string, RegExp> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d*$/,
  UNTIL: /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  WKST: new RegExp(`^${WEEKDAY}$`),
};

export interface SeriesTerms {
  /** RRULE of RFC 5545. */
  rule: string;
  startsAt: Date;
  timeZone: string;
}

/**
 * All starts of a rule, in order. They are at the same time of the day on the clocks of the zone.
 * @param path the field that the rule came in
 * @throws {Problem} VALIDATION_FAILED for what is no rule, does not end, makes too many or too late ones, or does not begin with the start
 */
export function startsOf({ rule, startsAt, timeZone }: SeriesTerms, path: string): Date[] {
  const refuse = (how: string, message: string) =>
    new Problem('VALIDATION_FAILED', { fields: [{ path, rule: how, message }] });
  const parts = partsOf(rule);
  if (!parts) throw refuse('format', 'must be a rule that is understood');
  if (parts.COUNT === undefined && parts.UNTIL === undefined)
    throw refuse('required', 'must end by COUNT or UNTIL');
  const tooMany = refuse('maxItems', `must make at most ${SERIES_MAX} sessions`);
  if (Number(parts.COUNT ?? 0) > SERIES_MAX) throw tooMany;
  const { day, time } = clockIn(startsAt, timeZone);
  const starts: Date[] = [];
  for (const next of datesOf(rule, parts.UNTIL, `${day}T${time}`)) {
    if (starts.length === SERIES_MAX) throw tooMany;
    // What is not there on the first day never fits.
    if (starts.length === 0 && next !== day)
      throw refuse('startsAt', 'must be a rule that the first start fits');
    const start = starts.length === 0 ? startsAt : instantIn(next, time, timeZone);
    if (start.getTime() - startsAt.getTime() > SPAN_MAX_MS) throw refuse('range', 'must end within a year');
    starts.push(start);
  }
  if (starts.length === 0) throw refuse('startsAt', 'must be a rule that the first start fits');
  return starts;
}

/** The parts of a rule by name; undefined where one of them is not understood. */
function partsOf(rule: string): Record<string, string> | undefined {
  const pairs = rule.split(';').map((part) => part.split('='));
  if (pairs.some((pair) => pair.length !== 2)) return undefined;
  const parts = Object.fromEntries(pairs) as Record<string, string>;
  if (Object.keys(parts).length < pairs.length) return undefined;
  const known = { ...ALWAYS, ...PARTS[parts.FREQ ?? ''] };
  const isUnderstood = Object.entries(parts).every(
    ([name, value]) => Object.hasOwn(known, name) && known[name]?.test(value),
  );
  const isTwice = (one: string, other: string) => parts[one] !== undefined && parts[other] !== undefined;
  return isUnderstood &&
    parts.FREQ !== undefined &&
    Number(parts.INTERVAL ?? 1) <= INTERVAL_MAX &&
    !isTwice('COUNT', 'UNTIL') &&
    !isTwice('BYDAY', 'BYMONTHDAY')
    ? parts
    : undefined;
}

/** The days of a rule on the clocks of its zone, YYYY-MM-DD. */
function* datesOf(rule: string, until: string | undefined, first: string): Generator<string> {
  const recur = ICAL.Recur.fromString(rule);
  if (until !== undefined) {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(until) ?? [];
    // The last day counts as a whole.
    recur.until = ICAL.Time.fromDateTimeString(`${year}-${month}-${day}T23:59:59`);
  }
  const dates = recur.iterator(ICAL.Time.fromDateTimeString(first));
  for (let next = dates.next(); next; next = dates.next()) yield next.toString().slice(0, 10);
}
