import type { CalendarDate } from '@internationalized/date';
import { readIsoDate } from '../internal/field/iso.ts';
import type { DateRange } from './date-range-picker-types.ts';

/** Both days, or null where one of them is no day. A range that runs backwards is kept: the field says so. */
export function readRange(
  range: DateRange | null | undefined,
): { start: CalendarDate; end: CalendarDate } | null {
  const start = readIsoDate(range?.start);
  const end = readIsoDate(range?.end);
  return start && end ? { start, end } : null;
}

/** The days as text; null while one of them is missing. */
export function writeRange(
  range: { start: { toString: () => string } | null; end: { toString: () => string } | null } | null,
): DateRange | null {
  return range?.start && range.end ? { start: range.start.toString(), end: range.end.toString() } : null;
}
