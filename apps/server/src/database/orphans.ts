import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config.ts';
import { postgresOver } from './processes.ts';

const LOOK_MS = 20;
/** How long a server that outlived its parent has for a checkpoint. */
const POLITE_MS = 8000;
const IMMEDIATE_MS = 2000;
const KILLED_MS = 5000;
/** Beside `.s.PGSQL.<port>`; it names the server's process as `postmaster.pid` does. */
const SOCKET_LOCK = /^\.s\.PGSQL\.\d+\.lock$/;

/**
 * Ends what still runs over a data folder from a server that was killed, so that the next one owns it, and removes the
 * lock files that it left. PostgreSQL only compares process ids: where the id of the killed server belongs to another
 * process by now, or its parent has not reaped it, it would refuse to start over such a file for as long as that lasts.
 * What runs over other folders is never touched, whatever id the lock files name.
 * @param data a folder that this process has locked
 * @param socket the folder of its unix socket, which no other server uses
 * @throws {StartError} when something cannot be ended
 */
export async function endOrphans(data: string, socket: string): Promise<void> {
  const note = join(data, 'postmaster.pid');
  const server = Number((await readFile(note, 'utf8').catch(() => '')).split('\n')[0]);
  let left = await postgresOver(data);
  if (left.includes(server)) {
    send([server], 'SIGINT');
    left = await waitForEnd(data, POLITE_MS);
  }
  // Without their server they serve nobody, and the next one has to recover what they were at in any case.
  if (left.length > 0) {
    send(left, 'SIGQUIT');
    left = await waitForEnd(data, IMMEDIATE_MS);
  }
  if (left.length > 0) {
    send(left, 'SIGKILL');
    left = await waitForEnd(data, KILLED_MS);
  }
  if (left.length > 0)
    throw new StartError(`Process ${left[0]} still runs over ${data} and cannot be ended: end it first.`);
  const locks = (await readdir(socket).catch(() => [])).filter((name) => SOCKET_LOCK.test(name));
  for (const path of [note, ...locks.map((name) => join(socket, name))]) await rm(path, { force: true });
}

async function waitForEnd(data: string, milliseconds: number): Promise<number[]> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const left = await postgresOver(data);
    if (left.length === 0 || Date.now() > end) return left;
    await delay(LOOK_MS);
  }
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}
