import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { LearningDate } from '@stoa/api/schema';
import { partsIn } from '../../../shared/zoned-instant.ts';
import type { CalendarView } from './calendar-search.ts';

/** Days of other months that a month shows, and how far zones are apart. */
const AROUND_DAYS = 8;

/** A day of an address; another where there is no such day. */
export function readDay(text: string | undefined, otherwise: string): string {
  try {
    return text === undefined ? otherwise : parseDate(text).toString();
  } catch {
    return otherwise;
  }
}

/** The day of an instant in a zone. */
export const dayIn = (instant: string | number, zone: string): string =>
  partsIn(new Date(instant).toISOString(), zone).day;

/** The day that the calendar begins with: the one of its address, else today where the viewer is. */
export const firstDay = (addressed: string | undefined, now: string | number, zone: string): string =>
  readDay(addressed, dayIn(now, zone));

/** What is asked for to show the month or any week of a day, in whatever zone. */
export function rangeOf(day: string): { rangeStart: string; rangeEnd: string } {
  const date = parseDate(day);
  return {
    rangeStart: `${startOfMonth(date).subtract({ days: AROUND_DAYS }).toString()}T00:00:00.000Z`,
    rangeEnd: `${endOfMonth(date).add({ days: AROUND_DAYS }).toString()}T00:00:00.000Z`,
  };
}

/** The first and last day that a view shows; a list begins with its day. */
export function shownDays(view: CalendarView, day: string, locale: string): { first: string; last: string } {
  const date = parseDate(day);
  const of = (first: CalendarDate, last: CalendarDate) => ({
    first: first.toString(),
    last: last.toString(),
  });
  if (view === 'week') return of(startOfWeek(date, locale), endOfWeek(date, locale));
  return of(view === 'list' ? date : startOfMonth(date), endOfMonth(date));
}

/** Chromium has plain spaces in a range where Node has thin ones: a page says the same on the server and in the browser. */
const THIN_SPACES = /[\u2009\u202F]/g;

/** A range of days, in UTC, as the language says it. */
export const formatDays = (first: number, last: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(first, last)
    .replaceAll(THIN_SPACES, ' ');

/** The day that the buttons back and on lead to. */
export function stepFrom(view: CalendarView, day: string, by: 1 | -1): string {
  const date = parseDate(day);
  if (view === 'week') return date.add({ weeks: by }).toString();
  // The first of the month, so that a list has all of it.
  return startOfMonth(date).add({ months: by }).toString();
}

/** A moment of something with a date: it may begin on one day and end on another. */
export interface Moment {
  date: LearningDate;
  at: string;
  edge: 'only' | 'start' | 'end';
}

function momentsOf(date: LearningDate, zone: string): Moment[] {
  const { startsAt, endsAt, kind } = date;
  // A session is told by its beginning, also where it goes past midnight.
  if (kind === 'live' || dayIn(startsAt, zone) === dayIn(endsAt, zone))
    return [{ date, at: startsAt, edge: 'only' }];
  return [
    { date, at: startsAt, edge: 'start' },
    { date, at: endsAt, edge: 'end' },
  ];
}

/** What happens on which day, in the order of time. */
export function byDay(dates: readonly LearningDate[], zone: string): Map<string, Moment[]> {
  const days = new Map<string, Moment[]>();
  const moments = dates
    .flatMap((date) => momentsOf(date, zone))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const moment of moments) {
    const day = dayIn(moment.at, zone);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return days;
}
