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

const DAY_MS = 86_400_000;

/** What a change of clocks does to a time of day: it is left out, or it comes twice. */
export type ClockChange = 'skipped' | 'repeated';

/** The instants that a day and a time could be, by the clocks of the day before and of the day after. */
function readings(day: string, time: string, timeZone: string) {
  const wall = Date.parse(`${day}T${time.slice(0, 'hh:mm'.length)}Z`);
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const real = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return { before, real };
}

/** The instant of a day and a time in a zone: of one that comes twice the first, of one that is left out that much later. */
export function instantIn(day: string, time: string, timeZone: string): string {
  const { before, real } = readings(day, time, timeZone);
  return new Date(real.length === 0 ? before : Math.min(...real)).toISOString();
}

/** Whether clocks are changed over a day and a time in a zone; undefined for all other times. */
export function clockChangeAt(day: string, time: string, timeZone: string): ClockChange | undefined {
  const { real } = readings(day, time, timeZone);
  if (real.length === 0) return 'skipped';
  return new Set(real).size > 1 ? 'repeated' : undefined;
}
