import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/free-port.ts';

// One folder and one port for all: the main process takes them and the workers inherit them. A port that is free now is
// no fixed one, so that two runs on one machine never talk to each other's server.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'stoa-e2e-'));
process.env.E2E_PORT ??= String(await freePort());
const PORT = Number(process.env.E2E_PORT);

/** Run with everything else, on a machine that is busy. */
const isWhole = Boolean(process.env.CI || process.env.STOA_WHOLE_TEST);

const server = JSON.stringify(join(import.meta.dirname, 'serve.ts'));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalTeardown: './models/print-coverage.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: isWhole ? 1 : 0,
  // Far more than a step or a test takes: a busy machine must not fail one, and what is missing fails all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Athens',
    viewport: { width: 1280, height: 800 },
    // Playwright waits for ever: a page that never loads would use up the whole of its test.
    navigationTimeout: 60_000,
    // A trace takes a copy of the page at every step: where a test is tried again, only then.
    trace: {
      mode: isWhole ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      sources: false,
      snapshots: true,
    },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} ${server} ${PORT}`,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    // Time to stop the database and to remove the folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
