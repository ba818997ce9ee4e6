import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROCESSES = 6;
/** Where a lock was moved away to look at it, two of six had the folder in a quarter of all rounds. */
const ROUNDS = 40;
/** What a killed server leaves: of a number that nobody has, and one that was not written to its end. */
const LEFT = ['999999\n5\n', ''];

let folder: string;
let processes: ChildProcess[];
const received = (child: ChildProcess) =>
  new Promise<string>((resolve) => void child.once('message', (message) => resolve(String(message))));
const notifyAll = (what: string) =>
  Promise.all(
    processes.map((child) => {
      const answer = received(child);
      child.send(what);
      return answer;
    }),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-lock-'));
  processes = Array.from({ length: PROCESSES }, () =>
    fork(join(import.meta.dirname, 'folder-lock.fixtures.ts')),
  );
  await Promise.all(processes.map(received));
});
afterAll(async () => {
  for (const child of processes) child.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('the lock of a data folder (TRUST F9)', () => {
  it('is had by one of several that come at once after a kill, and leaves nothing behind', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(join(folder, 'server.pid'), LEFT[round % LEFT.length] ?? '');
      const answers = await notifyAll(folder);
      const refused = answers.filter((answer) => answer !== 'taken');
      expect(refused).toHaveLength(PROCESSES - 1);
      for (const reason of refused) expect(reason).toMatch(/ is in use by process \d+: stop it first/);
      await notifyAll('');
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('passes over a start that was killed while it waited for its turn', async () => {
    await writeFile(join(folder, 'server.pid.999999'), '999999\n5\n1\n');
    await writeFile(join(folder, 'server.pid.999998'), '999998\n5\n');
    expect((await notifyAll(folder)).filter((answer) => answer === 'taken')).toHaveLength(1);
    await notifyAll('');
  });
});
