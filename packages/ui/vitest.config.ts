import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['{src,scripts,build}/**/*.test.ts'] } },
      // Has a file of its own, so that it also runs without the other.
      'vitest.behaviour.config.ts',
    ],
  },
});
