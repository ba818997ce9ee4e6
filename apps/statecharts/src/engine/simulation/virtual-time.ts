/** The moment at which every simulation begins, on its own clock. Fixed, so that a trace always replays the same. */
export const SIMULATION_EPOCH_MS = Date.UTC(2026, 0, 1);

/**
 * Does something on another clock: machines read the time of countdowns from `Date.now()`, and spread their tries by
 * chance. Only for work that ends at once: nothing else may run in between.
 * @param now milliseconds since the simulation's beginning
 */
export function onVirtualTime<Result>(now: () => number, work: () => Result): Result {
  const real = { now: Date.now, random: Math.random };
  Date.now = () => SIMULATION_EPOCH_MS + now();
  Math.random = () => 0.5;
  try {
    return work();
  } finally {
    Date.now = real.now;
    Math.random = real.random;
  }
}
