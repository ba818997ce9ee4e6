import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config.ts';
import { makeFolder } from './make-folder.ts';
import { isOver, startTime } from './processes.ts';

/** A process that was killed takes a moment to be gone. */
const GOING_MS = 3000;
const LOOK_MS = 20;
/** File systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Takes a folder for this process alone.
 * @returns gives it back
 * @throws {StartError} when another living process has it, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.pid');
  const own = `${file}.${process.pid}`;
  const content = `${process.pid}\n${await startTime(process.pid)}\n`;
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  try {
    await writeFile(own, content);
    for (;;) {
      // A link has its whole content from its first moment: nobody reads half a lock.
      if (await place(own, file, content)) return () => rm(file, { force: true });
      const theirs = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      if (theirs === undefined) continue;
      const [pid = '', started = ''] = theirs.split('\n');
      if (await isHeld(Number(pid), started))
        throw new StartError(
          `The data folder ${folder} is in use by process ${pid}: stop it first, or set DATA_DIR.`,
        );
      await takeAway(file, `${own}.old`, theirs);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

/** @returns whether the lock is there now, and ours */
async function place(own: string, file: string, content: string): Promise<boolean> {
  try {
    await link(own, file).catch(async (error: NodeJS.ErrnoException) => {
      if (!NO_LINKS.has(error.code ?? '')) throw error;
      await writeFile(file, content, { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process of a lock lives; one that is just ending is waited for. */
async function isHeld(pid: number, started: string): Promise<boolean> {
  if (!(pid > 0)) return false;
  const end = Date.now() + GOING_MS;
  for (;;) {
    const now = await startTime(pid);
    if (now === 'gone' || now !== started) return false;
    if (!(await isOver(pid)) || Date.now() > end) return true;
    await delay(LOOK_MS);
  }
}

/** Removes a lock of somebody who is gone, unless another start has already put its own in its place. */
async function takeAway(file: string, aside: string, stale: string): Promise<void> {
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const taken = await readFile(aside, 'utf8').catch(() => stale);
  if (taken !== stale) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}
