import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Test files share the modules of their worker: to load the server anew for each takes longer than its tests.
    isolate: false,
    // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Beside everything else a test may lose a race once; one that fails twice is a fault.
    retry: process.env.STOA_WHOLE_TEST ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
  },
});
