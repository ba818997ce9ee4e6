import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { importedPackages } from './.storybook/imported-packages.ts';
import { emulateMedia } from './src/testing/emulate-media.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['{src,scripts,build}/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'storybook', browser },
      },
      {
        // Focus, keys, zoom and the reader's settings in a real browser, in both directions.
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            ...importedPackages(),
          ],
        },
        test: {
          name: 'behaviour',
          include: ['src/**/*.behaviour.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['src/testing/setup.ts'],
          browser: { ...browser, viewport: { width: 1280, height: 800 }, commands: { emulateMedia } },
        },
      },
    ],
  },
});
