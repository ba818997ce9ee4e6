const two = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant in the zone of whoever edits, as `2026-11-23`. */
export function dayOf(instant: string | null): string | null {
  if (instant === null) return null;
  const date = new Date(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moment at which a day begins in the zone of whoever edits. */
export const startOfDay = (day: string | null): string | null =>
  day ? new Date(`${day}T00:00:00`).toISOString() : null;

/** The last moment of a day in the zone of whoever edits. */
export const endOfDay = (day: string | null): string | null =>
  day ? new Date(`${day}T23:59:59.999`).toISOString() : null;

/** The moment of a day and a time in the zone of whoever edits. */
export const momentOf = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();
