import type { LiveSession } from '@stoa/api/schema';

/** A line of iCalendar has at most so many bytes; longer ones go on in the next, behind a space. */
const LINE_BYTES = 75;

/** A session for a calendar (RFC 5545). Each change has a higher SEQUENCE, by which calendars follow it. */
export function toCalendar(live: LiveSession, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const address = `${publicUrl}${live.url}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stoa//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${live.id}@${hostname}`,
    `SEQUENCE:${live.version}`,
    `DTSTAMP:${stamp(live.serverTime)}`,
    `DTSTART:${stamp(live.startsAt)}`,
    `DTEND:${stamp(live.endsAt)}`,
    `SUMMARY:${escape(live.title)}`,
    `DESCRIPTION:${escape([live.summary, address].filter((text) => text !== '').join('\n\n'))}`,
    `URL:${address}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** 2026-11-28T12:00:00.000Z as 20261128T120000Z. */
const stamp = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '');

const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Breaks a line without breaking a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
