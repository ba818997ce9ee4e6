import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

// The shell has no windows, and opens a page's context in a third of the time.
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/**
 * A Chromium for the browser tests: the machine's, else Debian's, else Playwright's.
 * @returns its path
 * @throws {Error} when none can be had
 */
export async function ensureBrowser() {
  const present = found();
  if (present) return present;
  console.log('Installing a browser…');
  const installed =
    (await fromDebian('chromium-headless-shell')) ?? fromPlaywright() ?? (await fromDebian('chromium'));
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
}

/** @returns where the browser of a package is, undefined where it cannot be installed */
async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await installPackages(name).catch(() => undefined);
  return found();
}

function fromPlaywright() {
  const playwright = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 180_000,
  });
  if (playwright.status !== 0) return undefined;
  const asked = "console.log(require('playwright-core').chromium.executablePath())";
  const path = spawnSync('node', ['-e', asked], { encoding: 'utf8' }).stdout.trim();
  return existsSync(path) ? path : undefined;
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
