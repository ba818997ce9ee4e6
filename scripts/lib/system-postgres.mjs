import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './browser.mjs';

/** Where Debian puts PostgreSQL's programs, the newest first. */
function findPrograms() {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).filter((version) => existsSync(join(folder, version, 'bin/initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(folder, newest, 'bin');
}

/**
 * Starts a throw-away server of the system's PostgreSQL, installing it where it is missing and that is possible.
 * @returns its address and how to stop it; undefined where there is none to be had
 */
export async function startSystemPostgres() {
  let programs = findPrograms();
  if (!programs && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await installPackages('postgresql').catch(() => undefined);
    programs = findPrograms();
  }
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'stoa-system-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : {};
  chmodSync(folder, 0o711);
  if (isRoot) chownSync(folder, owner.uid, owner.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: 200,
    // Nothing here outlives the tests.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The system PostgreSQL did not start.')));
    child.stderr.on('data', (chunk) => String(chunk).includes('ready to accept connections') && resolve());
  });
  return {
    version,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGINT');
      }),
  };
}
