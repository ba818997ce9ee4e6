import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser } from './vitest.browser.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['{src,scripts,build}/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // Files of stories share a page: to load React and the components anew for each takes a quarter of the time.
        // Beside the browser suite a story of ten thousand rows may be starved: it is tried once more.
        test: { name: 'storybook', browser, isolate: false, testTimeout: 30_000, retry: 1 },
      },
      // Has a file of its own, so that it also runs without Storybook.
      'vitest.behaviour.config.ts',
    ],
  },
});
