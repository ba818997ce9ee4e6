import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOver } from '../../apps/server/src/database/processes.ts';
import { killAll, startServer, type ServerProcess } from './server-process.ts';

/** An upper bound for what ends by itself; nothing is measured by it. */
const PATIENCE = { timeout: 120_000, interval: 50 };

let folder: string;
let data: string;
let cluster: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-emb-'));
  // Where this runs as root, the database's own user has to pass through.
  await chmod(folder, 0o711);
  data = join(folder, 'data');
  cluster = join(data, 'postgresql');
});
afterAll(async () => {
  killAll();
  for (const pid of await postgresOver(cluster)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<void> {
  server = startServer({ DATA_DIR: data, LOG_LEVEL: 'silent' });
  url = `http://127.0.0.1:${(await server.says(/Stoa is open: http:\/\/localhost:(\d+)/))[1]}`;
}
const statusOf = async (path: string) => (await fetch(url + path)).status;
const postmaster = async () =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

/** A stop that was asked for: in order, with nothing left behind. */
async function expectStop(): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended, server.stderr()).toBe(0);
  expect(await postgresOver(cluster)).toEqual([]);
  expect((await readdir(data)).filter((name) => name.startsWith('server.pid'))).toEqual([]);
}

describe('the embedded database (TRUST F1, F8)', () => {
  it('is started again whenever it ends, and the server tells the truth meanwhile', async () => {
    await start();
    const first = await postmaster();
    process.kill(first, 'SIGKILL');
    await expect.poll(postmaster, PATIENCE).not.toBe(first);
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
    expect(server.stdout()).toContain('The database ended and is started again: SIGKILL');
    expect(await statusOf('/healthz')).toBe(200);
    await expectStop();
  });

  it('starts although another process has the id of the server that was killed', async () => {
    await start();
    const killed = await postmaster();
    server.child.kill('SIGKILL');
    process.kill(killed, 'SIGKILL');
    await server.ended;
    // PostgreSQL takes the lock files of other users' processes for stale: this one is its own user's.
    const { uid, gid } = await stat(cluster);
    const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    try {
      for (const path of [join(cluster, 'postmaster.pid'), join(data, 'socket/.s.PGSQL.5432.lock')]) {
        const [, ...lines] = (await readFile(path, 'utf8')).split('\n');
        await writeFile(path, [other.pid, ...lines].join('\n'));
      }
      await start();
      expect(other.exitCode ?? other.signalCode).toBeNull();
      await expectStop();
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('comes back once what keeps it from starting is gone, and does not hold up a stop', async () => {
    await start();
    const control = join(cluster, 'global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    // It has tried, and failed.
    await expect.poll(() => server.stdout(), PATIENCE).toMatch(/is started again: .*pg_control/);
    await rename(`${control}.away`, control);
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
    await rename(control, `${control}.away`);
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    await expectStop();
    await rename(`${control}.away`, control);
  });

  it('answers 503 and stops even where all of it hangs', async () => {
    await start();
    for (const pid of await postgresOver(cluster)) process.kill(pid, 'SIGSTOP');
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    await expectStop();
    // The next start recovers what was cut short.
    await start();
    await expectStop();
  });

  it('goes on as before when it has only hung for a while', async () => {
    await start();
    const pids = await postgresOver(cluster);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
    expect(await postmaster()).toBe(pids.toSorted((a, b) => a - b)[0]);
    await expectStop();
  });
});
