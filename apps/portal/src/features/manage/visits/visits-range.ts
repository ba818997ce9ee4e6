/** How many days the figures can be asked for. */
export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

const DAY_MS = 86_400_000;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The last days, today included, as days UTC. */
export const rangeOf = (days: Range, now: number): { from: string; to: string } => ({
  from: dayOf(now - (days - 1) * DAY_MS),
  to: dayOf(now),
});
