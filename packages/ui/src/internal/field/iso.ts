import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** What a field holds as text: `2026-11-21`. Null where it is no day of the calendar. */
export function readIsoDate(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** `09:30` or `09:30:15` as a time of day. Null where it is none. */
export function readIsoTime(text: string | null | undefined): Time | null {
  if (!text) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** A time of day as text, `09:30`, or `09:30:15` where seconds count. */
export function writeIsoTime(
  { hour, minute, second }: { hour: number; minute: number; second: number },
  withSeconds = false,
): string {
  const parts = withSeconds ? [hour, minute, second] : [hour, minute];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
