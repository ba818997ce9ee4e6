import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Test files share the modules of their worker: loading them anew for each takes longer than the tests. */
const isolate = false;

/** Tests that need neither a browser nor a database. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: at('scripts'), isolate, include: ['**/*.test.ts'] } },
      { test: { name: 'api', root: at('packages/api'), isolate, include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'machines',
          root: at('packages/machines'),
          isolate,
          include: ['src/**/*.test.ts'],
          restoreMocks: true,
        },
      },
      {
        test: { name: 'ui', root: at('packages/ui'), isolate, include: ['{src,scripts,build}/**/*.test.ts'] },
      },
      at('apps/portal/vitest.config.ts'),
      at('apps/statecharts/vitest.config.ts'),
    ],
  },
});
