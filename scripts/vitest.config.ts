import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Tests that need neither a browser nor a database. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', root: at('scripts'), include: ['**/*.test.ts'] } },
      { test: { name: 'api', root: at('packages/api'), include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'machines',
          root: at('packages/machines'),
          include: ['src/**/*.test.ts'],
          restoreMocks: true,
        },
      },
      { test: { name: 'ui', root: at('packages/ui'), include: ['{src,scripts,build}/**/*.test.ts'] } },
      at('apps/portal/vitest.config.ts'),
      at('apps/statecharts/vitest.config.ts'),
    ],
  },
});
