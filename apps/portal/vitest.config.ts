import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal',
    environment: 'node',
    // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    include: ['{src,build}/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
