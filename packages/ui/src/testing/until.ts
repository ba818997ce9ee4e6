import { vi } from 'vitest';

const LIMIT_MS = 30_000;
/** Ten thousand items take their time on a busy machine. */
export const LONG_MS = 60_000;

/** Waits until it no longer throws: for what can be seen, never for time to pass. */
export const until = <Result>(check: () => Result | Promise<Result>, timeout = LIMIT_MS) =>
  vi.waitFor(check, { timeout, interval: 20 });
