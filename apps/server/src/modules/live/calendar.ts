import type { LiveSession } from '@stoa/api/schema';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const PRODUCT = '-//Stoa//EN';

/** Sessions for a calendar (RFC 5545). Each change has a higher SEQUENCE, by which calendars follow it. */
export function toCalendar(lives: readonly LiveSession[], publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const calendar = new ICalCalendar({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH });
  for (const live of lives) {
    const address = `${publicUrl}${live.url}`;
    calendar.createEvent({
      id: `${live.id}@${hostname}`,
      sequence: Number(live.version),
      stamp: live.serverTime,
      start: live.startsAt,
      end: live.endsAt,
      summary: live.title,
      description: [live.summary, address].filter((text) => text !== '').join('\n\n'),
      url: address,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  // The last line has an end as well.
  return `${calendar.toString()}\r\n`;
}
