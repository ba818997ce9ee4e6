import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOver } from '../../apps/server/src/database/processes.ts';
import { supervise } from '../../scripts/lib/supervise.mjs';
import { killAll, startServer, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };
/** What the heap of a server may grow to here, in MiB. */
const HEAP = 256;
const folder = await mkdtemp(join(tmpdir(), 'stoa-crash-'));
// Where this runs as root, the database's own user has to pass through.
await chmod(folder, 0o711);
const data = join(folder, 'data');

afterAll(async () => {
  killAll();
  for (const pid of await postgresOver(join(data, 'postgresql'))) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe('a fault in the process of a server (TRUST F28)', () => {
  const servers: ServerProcess[] = [];
  const said: string[] = [];
  let stop: () => void;
  let ended: Promise<number>;
  const addressOf = async (server: ServerProcess | undefined) =>
    `http://127.0.0.1:${(await server?.says(/Stoa is open: http:\/\/localhost:(\d+)/))?.[1]}`;

  beforeAll(async () => {
    // The product has no such signals: they stand for what nobody foresaw.
    const faults = join(folder, 'faults.mjs');
    await writeFile(
      faults,
      `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));
       process.on('SIGWINCH', () => { const all = []; for (;;) all.push(new Array(1e6).fill({})); });`,
    );
    const env = {
      DATA_DIR: data,
      STOA_SEED: 'demo',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      NODE_OPTIONS: `--import=${faults} --max-old-space-size=${HEAP}`,
    };
    const supervised = supervise(
      () => {
        const server = startServer(env);
        servers.push(server);
        return server.child;
      },
      (line) => said.push(line),
      0,
    );
    stop = () => supervised.stop('SIGTERM');
    ended = supervised.ended;
  });

  const rename = async (url: string, token: string, nickName: string) => {
    const answer = await fetch(`${url}/api/accounts/users/me`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nickName }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('is noted where no request waits for it, and everybody is served as before', async () => {
    const url = await addressOf(servers[0]);
    const token = await signIn(url);
    servers[0]?.child.kill('SIGUSR2');
    await expect
      .poll(() => servers[0]?.stdout(), PATIENCE)
      .toMatch(/nobody waits for this.*a failure that no request waits for/);
    expect(await rename(url, token, 'Still here')).toBe(200);
    expect([servers.length, said]).toEqual([1, []]);
  });

  it('that takes all memory ends the process; another one has what was acknowledged', async () => {
    const url = await addressOf(servers[0]);
    expect(await rename(url, await signIn(url), 'Before the end')).toBe(200);
    servers[0]?.child.kill('SIGWINCH');
    await expect.poll(() => servers.length, PATIENCE).toBe(2);
    expect(said).toEqual([
      expect.stringMatching(/^The server ended unexpectedly \(.+\) and is started again\.$/),
    ]);
    const next = await addressOf(servers[1]);
    const me = await fetch(`${next}/api/accounts/users/me`, {
      headers: { authorization: `Bearer ${await signIn(next)}` },
    });
    expect(await me.json()).toMatchObject({ data: { nickName: 'Before the end' } });
    stop();
    expect(await ended).toBe(0);
  });
});
