const MINUTE_MS = 60_000;

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

/** Whether this device knows a zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant of a day and a time on the clocks of a zone. A time that the clocks skip is the one after; of one that
 * they show twice it is the first.
 * @param day YYYY-MM-DD
 * @param time HH:mm
 * @returns ms since 1970; null where any of them is not understood
 */
export function instantIn(day: string, time: string, timeZone: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || !isTimeZone(timeZone)) return null;
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // The offsets on both sides of any change of the clocks around that time.
  const [before, after] = [-1, 1].map((side) => offsetMs(wanted + side * 24 * 60 * MINUTE_MS, timeZone));
  const first = wanted - (before ?? 0);
  const second = wanted - (after ?? 0);
  if (first + offsetMs(first, timeZone) === wanted) return first;
  return second + offsetMs(second, timeZone) === wanted ? second : first;
}

/** Day and time of an instant on the clocks of a zone. */
export function clockIn(instant: number, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant + offsetMs(instant, timeZone)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}
