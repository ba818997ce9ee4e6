import { createHash } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, reachableFolder, type Binaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { Postmaster } from './postmaster.ts';

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Connection string of a superuser; the server binds itself to stoa_app in every transaction. */
  url(database: string): string;
  /** Why it is gone for good, as far as one can tell; it is started again whenever it ends. */
  readonly loss: string | undefined;
  /** Checkpoint and stop; within seconds even where it does not answer. */
  stop(): Promise<void>;
}

/** sun_path of a unix socket holds 107 bytes; PostgreSQL adds "/.s.PGSQL.5432". */
const SOCKET_FOLDER_MAX = 90;

/**
 * Starts PostgreSQL over a folder, making it first where there is none.
 * It listens on a unix socket in a private folder: no port to collide, no password to leak.
 * @param folder where the database lives
 * @param say tells the operator what takes time
 * @param signal gives the start up
 * @throws {StartError} when it cannot be written or started
 */
export async function startEmbedded(
  folder: string,
  say: (line: string) => void,
  settings: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Embedded> {
  const { binaries, home } = await findHome(folder, say);
  if (home !== folder) say(`The user postgres cannot reach ${folder}: the database is in ${home}.`);
  const socket = await makeSocketFolder(home, binaries);
  const data = await ensureCluster(home, binaries, signal);
  signal?.throwIfAborted();
  const postmaster = new Postmaster({ data, socket, binaries, settings, say });
  const stop = () => void postmaster.stop();
  signal?.addEventListener('abort', stop);
  try {
    await postmaster.start();
  } catch (error) {
    await postmaster.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return {
    url: (database) => addressIn(socket, database),
    get loss() {
      return postmaster.loss;
    },
    stop: () => postmaster.stop(),
  };
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
