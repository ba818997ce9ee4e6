import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../config.ts';
import { makeFolder } from './make-folder.ts';
import { isOver, startTime } from './processes.ts';

/** A process that was killed takes a moment to be gone. */
const GOING_MS = 3000;
const LOOK_MS = 20;
/** Far more than a start needs to look at a lock; one that is held up for longer is stuck. */
const TURN_MS = 60_000;

/**
 * Takes a folder for this process alone.
 * @returns gives it back
 * @throws {StartError} when another living process has it, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.pid');
  const content = `${process.pid}\n${await startTime(process.pid)}\n`;
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${(error as Error).message}`);
  }
  try {
    await inTurn(file, content, async () => {
      const [pid = '', started = ''] = (await read(file))?.split('\n') ?? [];
      if (await isHeld(Number(pid), started)) throw inUse(folder, pid);
      await put(file, content);
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
  return async () => {
    if ((await read(file)) === content) await rm(file, { force: true });
  };
}

const inUse = (folder: string, pid: string): StartError =>
  new StartError(`The data folder ${folder} is in use by process ${pid}: stop it first, or set DATA_DIR.`);

/** @returns undefined where there is no such file */
const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

/** Writes a file that has its whole content from its first moment. */
async function put(file: string, content: string): Promise<void> {
  const beside = `${file}.new-${process.pid}`;
  await writeFile(beside, content);
  await rename(beside, file);
}

/** A start that waits for its turn: `<lock>.<pid>`, with its process, when that started, and its number. */
interface Claim {
  pid: string;
  started: string;
  /** NaN while it takes one. */
  number: number;
}

/**
 * Looks at a lock and changes it while no other process does: files can be made by one of several alone, but what a
 * killed process has left cannot be replaced so. Each takes a number above all that it sees, and the lowest goes first,
 * of equal ones the lower process id (Lamport's bakery); whoever is gone is passed over.
 * @param holder the process and when it started, as in a lock
 */
async function inTurn(file: string, holder: string, work: () => Promise<void>): Promise<void> {
  const own = `${file}.${process.pid}`;
  try {
    await put(own, holder);
    const numbers = (await claims(file)).map(({ number }) => number).filter((number) => number > 0);
    const number = 1 + Math.max(0, ...numbers);
    await put(own, `${holder}${number}\n`);
    const end = Date.now() + TURN_MS;
    for (const { pid } of await claims(file))
      for (;;) {
        const claim = await readClaim(`${file}.${pid}`, pid);
        const isBefore =
          claim !== undefined &&
          // Comparisons with one that has no number yet are false.
          !(claim.number > number || (claim.number === number && Number(pid) >= process.pid));
        if (!isBefore || (await startTime(Number(pid))) !== claim.started) break;
        if (Date.now() > end) throw inUse(dirname(file), pid);
        await delay(LOOK_MS);
      }
    await work();
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

async function claims(file: string): Promise<Claim[]> {
  const prefix = `${basename(file)}.`;
  const names = (await readdir(dirname(file))).filter(
    (name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)),
  );
  const found = await Promise.all(
    names.map((name) => readClaim(join(dirname(file), name), name.slice(prefix.length))),
  );
  return found.filter((claim) => claim !== undefined);
}

async function readClaim(path: string, pid: string): Promise<Claim | undefined> {
  const text = await read(path);
  if (text === undefined) return undefined;
  const [, started = '', number = ''] = text.split('\n');
  return { pid, started, number: number === '' ? Number.NaN : Number(number) };
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
