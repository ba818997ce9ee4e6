import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
