/** From the first to the last day of UTC, as `2026-11-21`. */
export interface Period {
  from: string;
  to: string;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** What the address says, or the year until today. */
export function booksPeriod(
  { from, to }: { from: string | undefined; to: string | undefined },
  now: number,
): Period {
  if (from !== undefined && to !== undefined && from <= to && isDay(from) && isDay(to)) return { from, to };
  const today = dayOf(new Date(now));
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}

/** Whether a text that looks like a day is one. */
const isDay = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
};
