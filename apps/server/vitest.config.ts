import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Test files share the modules of their worker: to load the server anew for each takes longer than its tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
