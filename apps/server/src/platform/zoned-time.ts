const DAY_MS = 86_400_000;

/** The usual name of a time zone of the IANA; undefined where there is none of this name. */
export function parseZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, ms. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return there - Math.floor(instant / 1000) * 1000;
}

/** Day (YYYY-MM-DD) and time (HH:mm:ss) of an instant on the clocks of a zone. */
export function clockIn(instant: Date, timeZone: string): { day: string; time: string } {
  const at = instant.getTime();
  const [day = '', time = ''] = new Date(at + offsetMs(at, timeZone)).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/**
 * The instant of a day and a time on the clocks of a zone, as the portal's editor of sessions finds it. A time that the
 * clocks skip is the one after; of one that they show twice it is the first.
 */
export function instantIn(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  // The offsets on both sides of any change of the clocks around that time.
  const first = wanted - offsetMs(wanted - DAY_MS, timeZone);
  const second = wanted - offsetMs(wanted + DAY_MS, timeZone);
  if (first + offsetMs(first, timeZone) === wanted) return new Date(first);
  return new Date(second + offsetMs(second, timeZone) === wanted ? second : first);
}

/** Days from one day to another; days are YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** So many days later; days are YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
