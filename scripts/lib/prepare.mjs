// Runs on whatever Node the machine has (20 or later): makes the project's own Node, packages and build ready.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const INSTALL_STAMP = join(ROOT, 'node_modules/.stoa-install');
const BUILD_STAMP = join(ROOT, 'apps/portal/dist/.stoa-build');
const BUILT_FROM = [
  'apps/portal',
  'apps/statecharts',
  'packages',
  'locales',
  'lingui.config.ts',
  'package-lock.json',
];
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'storybook-static',
  '.turbo',
  '.cache',
  'test-results',
]);
const NODE_MAJOR = 24;

/** The environment in which node, npx and the tools are the project's own. */
export const toolEnv = () => ({ ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` });

/** Node 24: the packaged one, else the machine's where it is new enough. */
export function nodePath() {
  const packaged = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  throw new Error(`Stoa needs Node ${NODE_MAJOR}: npm brings it on Linux, elsewhere please install it.`);
}

/** Runs a command to its end. @throws {Error} when it fails */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(), ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Installs the packages where the lock file says something else than what is there. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
    shell: process.platform === 'win32',
  });
  writeFileSync(INSTALL_STAMP, wanted);
}

/** Builds the portal and the statechart tool where their sources changed since the last build. */
export async function build() {
  const wanted = fingerprint();
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === wanted) return;
  console.log('Building the portal…');
  for (const workspace of ['@stoa/portal', '@stoa/statecharts'])
    await run('npm', ['run', 'build', '--silent', '-w', workspace], { shell: process.platform === 'win32' });
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, fingerprint());
}

/** Names, sizes and times of all sources: quick to take, and different after any change. */
function fingerprint() {
  const hash = createHash('sha256');
  const walk = (path) => {
    const info = statSync(path);
    if (info.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!NOT_SOURCE.has(name)) walk(join(path, name));
    } else if (!path.endsWith('routeTree.gen.ts')) hash.update(`${path}|${info.size}|${info.mtimeMs}\n`);
  };
  for (const name of BUILT_FROM) walk(join(ROOT, name));
  return hash.digest('hex');
}
