import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,build}/**/*.test.ts'],
          // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Has a file of its own, so that it also runs without the other.
      'vitest.behaviour.config.ts',
    ],
  },
});
