import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'machines',
    environment: 'node',
    // Each file would load XState and all machines anew, which takes longer than its tests.
    isolate: false,
    // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
