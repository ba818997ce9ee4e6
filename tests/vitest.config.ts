import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'across',
    include: [
      'contract/**/*.test.ts',
      'faults/**/*.test.ts',
      'processes/**/*.test.ts',
      'fixtures/**/*.test.ts',
      'fuzz/**/*.test.ts',
      'attempt/**/*.test.ts',
    ],
    globalSetup: [join(import.meta.dirname, '../apps/server/src/testing/global-setup.ts')],
    // Most of the time is waiting for server processes, so there are more workers than cores.
    maxWorkers: 4,
    isolate: false,
    // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Beside everything else a test may lose a race once; one that fails twice is a fault.
    retry: process.env.STOA_WHOLE_TEST ? 1 : 0,
    expect: { poll: { timeout: 180_000 } },
  },
});
