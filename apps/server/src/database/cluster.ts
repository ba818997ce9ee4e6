import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';
import type { Binaries } from './binaries.ts';
import { syncFolder } from './sync-folder.ts';

const NEW = 'postgresql.new-';
/** Stands in folders that a start makes a database in: only these are ever removed. */
const MARK = 'unfinished-start';
/** Programs of a start that was cut short may still be writing for a moment. */
const RETRIES = 10;

/**
 * Makes sure that there is a database cluster in a folder, making one where there is nothing at all. It is made beside
 * and takes its name when it is whole, so that a start which is cut short leaves nothing that looks like a database.
 * @param home a folder that this process has locked
 * @returns the cluster's folder
 * @throws {StartError} when what is there is no database, or cannot be looked at
 */
export async function ensureCluster(home: string, binaries: Binaries, signal?: AbortSignal): Promise<string> {
  const data = join(home, 'postgresql');
  await removeUnfinished(home);
  if (await hasCluster(data)) return data;
  const folder = join(home, `${NEW}${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, MARK), '');
  try {
    await initialise(join(folder, 'data'), folder, binaries, signal);
    await rename(join(folder, 'data'), data);
    await syncFolder(home);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database folder ${data} could not be made: ${(error as Error).message}`);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: RETRIES });
  }
  return data;
}

/** @throws {StartError} for anything but a cluster and nothing */
async function hasCluster(data: string): Promise<boolean> {
  try {
    const names = await readdir(data);
    if (names.length === 0) return false;
    if (!names.includes('PG_VERSION'))
      throw new StartError(
        `The folder ${data} is not empty, but holds no whole database (PG_VERSION is missing): restore it from a backup, or move it away to begin anew.`,
      );
    await stat(join(data, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new StartError(`The database folder ${data} cannot be read: ${(error as Error).message}`);
  }
}

/** What starts left that were cut short: their own folders, and empty ones. */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of (await readdir(home)).filter((entry) => entry.startsWith(NEW))) {
    const folder = join(home, name);
    const isOurs = await stat(join(folder, MARK)).then(
      () => true,
      () => false,
    );
    if (isOurs) await rm(folder, { recursive: true, force: true, maxRetries: RETRIES });
    else await rmdir(folder).catch(() => undefined);
  }
}

async function initialise(
  data: string,
  folder: string,
  { initdb, owner }: Binaries,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (owner) await chown(folder, owner.uid, owner.gid);
  const args = [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const child = spawn(initdb, args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], signal });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  // initdb puts what it wrote on the disk before it ends.
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  if (code !== 0)
    throw new StartError(
      `The database folder ${data} could not be made: ${output.trim().split('\n').pop() || String(code)}`,
    );
}
