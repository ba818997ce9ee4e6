import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Test files share the modules of their worker: loading them anew for each takes longer than the tests. */
const isolate = false;

/** Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same. */
const limits = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Tests that need neither a browser nor a database. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: at('scripts'), isolate, ...limits, include: ['**/*.test.ts'] } },
      { test: { name: 'api', root: at('packages/api'), isolate, ...limits, include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'machines',
          root: at('packages/machines'),
          isolate,
          ...limits,
          include: ['src/**/*.test.ts'],
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'ui',
          root: at('packages/ui'),
          isolate,
          ...limits,
          include: ['{src,scripts,build}/**/*.test.ts'],
        },
      },
      at('apps/portal/vitest.config.ts'),
      at('apps/statecharts/vitest.config.ts'),
    ],
  },
});
