import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config.ts';
import { findBinaries, reachableFolder, type Binaries } from './binaries.ts';

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Connection string of a superuser; the server binds itself to stoa_app in every transaction. */
  url(database: string): string;
  /** Checkpoint and stop. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
/** sun_path of a unix socket holds 107 bytes; PostgreSQL adds "/.s.PGSQL.5432". */
const SOCKET_FOLDER_MAX = 90;

/**
 * Starts PostgreSQL over a folder, making it first where it is empty.
 * It listens on a unix socket in a private folder: no port to collide, no password to leak.
 * @param folder where the database lives
 * @param say tells the operator what takes time
 * @throws {StartError} when it cannot be written or started
 */
export async function startEmbedded(
  folder: string,
  say: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<Embedded> {
  const { binaries, home } = await findHome(folder, say);
  if (home !== folder) say(`The user postgres cannot reach ${folder}: the database is in ${home}.`);
  const data = join(home, 'postgresql');
  const socket = await makeSocketFolder(home, binaries);
  await stopOrphan(data);
  if (!(await stat(join(data, 'PG_VERSION')).catch(() => undefined))) await initialise(data, binaries);
  const child = await start(data, socket, binaries, settings);
  return { url: (database) => addressIn(socket, database), stop: () => stop(child) };
}

/** Address of a database that the server over this folder has started. */
export async function runningAddress(folder: string, database: string): Promise<string> {
  const { home } = await findHome(folder, () => undefined);
  return addressIn(socketFolder(home), database);
}

const addressIn = (socket: string, database: string): string =>
  `postgresql://postgres@/${database}?host=${encodeURIComponent(socket)}`;

async function findHome(
  folder: string,
  say: (line: string) => void,
): Promise<{ binaries: Binaries; home: string }> {
  const binaries = await findBinaries(say);
  return { binaries, home: await reachableFolder(folder, binaries.owner) };
}

/** Near the data where its path is short enough. */
function socketFolder(home: string): string {
  const near = join(home, 'socket');
  return Buffer.byteLength(near) <= SOCKET_FOLDER_MAX
    ? near
    : join(tmpdir(), `stoa-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
}

async function makeSocketFolder(home: string, { owner }: Binaries): Promise<string> {
  const path = socketFolder(home);
  for (const [folder, mode] of [
    [home, 0o711],
    [path, 0o700],
  ] as const)
    await mkdir(folder, { recursive: true, mode });
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}

async function initialise(data: string, { initdb, owner }: Binaries): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
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
  const child = spawn(initdb, args, { ...owner, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  if (code !== 0) {
    await rm(data, { recursive: true, force: true });
    throw new StartError(
      `The database folder ${data} could not be made: ${output.trim().split('\n').pop() || String(code)}`,
    );
  }
}

async function start(
  data: string,
  socket: string,
  { postgres, owner }: Binaries,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const options = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  // A group of its own: Ctrl-C reaches this process alone, which then stops the database in order.
  const child = spawn(postgres, args, {
    ...owner,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new StartError(`The database did not start in ${START_TIMEOUT_MS / 1000} s: ${lastLine(output)}`),
        ),
      START_TIMEOUT_MS,
    );
    child.on('error', (error) =>
      reject(new StartError(`The database could not be started: ${error.message}`)),
    );
    child.on('exit', () => reject(new StartError(`The database could not be started: ${lastLine(output)}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  child.removeAllListeners('exit');
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, a checkpoint is written.
  child.kill('SIGINT');
  await Promise.race([
    gone,
    delay(STOP_TIMEOUT_MS)
      .then(() => child.kill('SIGQUIT'))
      .then(() => gone),
  ]);
}

/** A database that outlived its killed server: it is stopped, so that this server owns the next one. */
async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !(await isPostgres(pid))) return;
  process.kill(pid, 'SIGINT');
  const end = Date.now() + STOP_TIMEOUT_MS;
  while (Date.now() < end && (await isPostgres(pid))) await delay(20);
}

/** The number may belong to another program by now: only a postgres is ever signalled. */
async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.includes('postgres');
}

const lastLine = (text: string) => text.trim().split('\n').pop() ?? '';

/**
 * Takes a folder for this process alone.
 * @returns gives it back
 * @throws {StartError} when another living process has it, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.pid');
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(file, `${process.pid}\n${await startTime(process.pid)}\n`, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
      const [pid, started] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
      const alive = Number(pid) > 0 && (await startTime(Number(pid))) === started && started !== 'gone';
      if (alive || attempt > 3)
        throw new StartError(
          `The data folder ${folder} is in use by process ${pid}: stop it first, or set DATA_DIR.`,
        );
      await rm(file, { force: true });
    }
  }
}

/** When a process started, so that a reused number is not mistaken for it; 'gone' where there is none. */
async function startTime(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone';
  }
  const info = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return info.slice(info.lastIndexOf(')')).split(' ')[20] ?? 'unknown';
}
