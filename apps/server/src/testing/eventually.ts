import { vi } from 'vitest';

/** Far more than anything here takes, so that a busy machine fails no test. */
const LIMIT_MS = 60_000;

/** Waits until a check no longer throws: for what can be observed, never for time to pass. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: 20 });
