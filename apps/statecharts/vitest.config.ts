import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'statecharts',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
