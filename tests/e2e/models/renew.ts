// npm run machines:browser: walks all machines that have an adapter through a browser, and keeps what was gone through.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/e2e/playwright.config.ts', 'models.e2e', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, KEEP_COVERAGE: '1' }, shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
