import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { importedPackages } from './.storybook/imported-packages.ts';
import { emulateMedia } from './src/testing/emulate-media.ts';
import { browser } from './vitest.browser.ts';

/** Focus, keys, zoom and the reader's settings in a real browser, in both directions. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // React Aria draws a whole list when it believes itself in a unit test; this is a real browser.
  define: { 'process.env.VIRT_ON': '"true"' },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      ...importedPackages('../src'),
    ],
  },
  test: {
    name: 'behaviour',
    include: ['src/**/*.behaviour.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // As with the stories: files share a page.
    isolate: false,
    // Far more than a test takes: a busy machine must not fail one, and what hangs fails all the same.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: { ...browser, viewport: { width: 1280, height: 800 }, commands: { emulateMedia } },
  },
});
