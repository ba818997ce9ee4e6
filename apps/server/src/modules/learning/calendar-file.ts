import type { LearningDate } from '@stoa/api/schema';
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CALENDAR_MESSAGES } from './calendar-messages.ts';

/** How often programs are asked to read it again, seconds. */
const REFRESH_S = 3600;
const PRODUCT = '-//Stoa//Calendar//EN';

/** An entry of a calendar, in words. */
export interface CalendarEntry {
  uid: string;
  summary: string;
  description: string;
  /** Address of its page. */
  url: string;
  startsAt: string;
  /** Null for what is due at a moment. */
  endsAt: string | null;
  /** Whether one is busy then: what is open for days keeps nobody from anything else. */
  isBusy: boolean;
}
export interface CalendarVersion {
  sequence: number;
  modifiedAt: Date;
}

/** Neither line breaks nor characters that nobody sees have a place in one line of a calendar. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What a calendar says of something with a date. @param school its name */
export function entryOf(
  date: LearningDate,
  school: string,
  { language, messages, origin }: { language: Language; messages: Messages; origin: string },
): CalendarEntry {
  return {
    uid: `${date.id}@${new URL(origin).hostname}`,
    summary: messages.say(language, CALENDAR_MESSAGES[date.kind], { title: inOneLine(date.title) }),
    description: [date.classTitle, school]
      .filter(Boolean)
      .map((text) => inOneLine(text ?? ''))
      .join('\n'),
    url: `${origin}${date.url}`,
    startsAt: date.startsAt,
    endsAt: date.endsAt === date.startsAt ? null : date.endsAt,
    isBusy: date.kind === 'live',
  };
}

/** A calendar as programs read it (RFC 5545). */
export function writeCalendar(name: string, entries: readonly (CalendarEntry & CalendarVersion)[]): string {
  const calendar = new ICalCalendar({
    prodId: PRODUCT,
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: entry.uid,
      summary: entry.summary,
      description: `${entry.description}\n${entry.url}`,
      url: entry.url,
      start: entry.startsAt,
      end: entry.endsAt,
      sequence: entry.sequence,
      stamp: entry.modifiedAt,
      lastModified: entry.modifiedAt,
      transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  // The last line has an end as well.
  return `${calendar.toString()}\r\n`;
}
