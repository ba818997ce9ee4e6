import { playwright } from '@vitest/browser-playwright';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The browser of the tests that need one. */
export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
};
