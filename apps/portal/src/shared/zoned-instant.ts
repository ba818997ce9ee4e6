/** Day and time of an instant in a zone. */
export function partsIn(instant: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // A year that is being typed has fewer digits than a date is written with.
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  };
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = partsIn(new Date(moment).toISOString(), timeZone);
  return Date.parse(`${day}T${time}Z`) - moment;
}

/** The instant of a day and a time in a zone; one that a change of clocks leaves out is the one an hour later. */
export function instantIn(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time.slice(0, 'hh:mm'.length)}Z`);
  const first = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(first, timeZone)).toISOString();
}
