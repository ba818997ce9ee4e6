import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/**
 * A Chromium for the browser tests: the machine's, else Playwright's, else Debian's.
 * @returns its path
 * @throws {Error} when none can be had
 */
export async function ensureBrowser() {
  const present = found();
  if (present) return present;
  console.log('Installing a browser…');
  const playwright = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
  if (playwright.status === 0) {
    const path = spawnSync(
      'node',
      ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
      { encoding: 'utf8' },
    ).stdout.trim();
    if (existsSync(path)) return path;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackages('chromium');
  const installed = found();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
}

/** Debian packages, as root. */
export async function installPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: 'ignore',
  });
}
