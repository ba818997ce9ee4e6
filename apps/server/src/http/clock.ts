/** The server's time; fixed in tests that need a date. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };
export const fixedClock = (now: Date): Clock => ({ now: () => now });
