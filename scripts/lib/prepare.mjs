// Runs on whatever Node the machine has (20 or later): makes the project's own Node, packages and build ready.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const INSTALL_STAMP = join(ROOT, 'node_modules/.stoa-install');
/** Tasks side by side. */
const AT_ONCE = 2;
const NODE_MAJOR = 24;

/** The environment in which node, npx and the tools are the project's own. */
export const toolEnv = () => ({
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
});

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

/** The command that runs a task in all workspaces that have it, from the cache where nothing it depends on changed. */
export const turbo = (task) => [
  'turbo',
  'run',
  task,
  `--concurrency=${AT_ONCE}`,
  '--output-logs=errors-only',
];

/** Builds the portal and the statechart tool where their sources changed since the last build. */
export async function build() {
  const [command, ...args] = turbo('build');
  await run(command, args, { shell: process.platform === 'win32' });
}
