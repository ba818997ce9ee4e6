import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOver } from '../../apps/server/src/database/processes.ts';
import { killAll, startServer, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

const run = promisify(execFile);
const PATIENCE = { timeout: 120_000, interval: 100 };
/** A database with the demo schools takes some 90 MB. */
const SIZE = '150m';
const CHUNK_BYTES = 1024 * 1024;
const SCHOOL = '1700000000000000001';

const folder = await mkdtemp(join(tmpdir(), 'stoa-full-'));
const disk = join(folder, 'disk');
await chmod(folder, 0o711);
await mkdir(disk, { mode: 0o711 });
const canMount = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', disk]).then(
  () => true,
  (error: Error) => {
    console.log(`skipped: no small disk can be mounted here (${error.message.trim().split('\n').pop()})`);
    return false;
  },
);

describe.runIf(canMount)('a disk that is full (TRUST F5)', () => {
  let server: ServerProcess;
  let url: string;
  const data = join(disk, 'data');
  const filling = join(disk, 'filling');
  beforeAll(async () => {
    server = startServer({ DATA_DIR: data, STOA_SEED: 'demo', LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
    url = `http://127.0.0.1:${(await server.says(/Stoa is open: http:\/\/localhost:(\d+)/))[1]}`;
  });
  afterAll(async () => {
    killAll();
    for (const pid of await postgresOver(join(data, 'postgresql'))) process.kill(pid, 'SIGKILL');
    // Also where something still has its files there.
    await run('umount', ['-l', disk]);
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses writes with 503, keeps what it acknowledged, and goes on when there is room again', async () => {
    const token = await signIn(url);
    const rename = (nickName: string) =>
      fetch(`${url}/api/accounts/users/me`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nickName }),
      }).then(async (answer) => ({
        status: answer.status,
        body: (await answer.json()) as { code: unknown },
      }));
    const read = () =>
      fetch(`${url}/api/search/v1/resources?schoolId=${SCHOOL}`).then(({ status }) => status);
    expect((await rename('Before')).status).toBe(200);
    expect(await read()).toBe(200);
    await fill();
    // What was acknowledged last, and what was asked for after it.
    let possible = ['Before'];
    let refused: unknown;
    // Each write needs more of the log; the one that does not fit any more ends PostgreSQL.
    const client = new pg.Client({
      connectionString: `postgresql://postgres@/stoa?host=${encodeURIComponent(join(data, 'socket'))}`,
    });
    client.on('error', () => undefined);
    await client.connect();
    for (let number = 0; refused === undefined; number++) {
      await client
        .query(
          `insert into runtime_config (id, value) select 'filling-' || $1 || n, jsonb_build_object('x', repeat(md5(random()::text), 200)) from generate_series(1, 200) n`,
          [number],
        )
        .catch(() => undefined);
      const { status, body } = await rename(`Name ${number}`);
      if (status === 200) possible = [];
      else refused = [status, body.code];
      possible.push(`Name ${number}`);
    }
    possible.push('Refused');
    await client.end().catch(() => undefined);
    expect(refused).toEqual([503, 'SERVICE_UNAVAILABLE']);
    // The process answers, and what everybody reads is shown as it was.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await read()).toBe(200);
    expect(await rename('Refused')).toMatchObject({ status: 503 });
    await rm(filling);
    await expect.poll(() => fetch(`${url}/readyz`).then((answer) => answer.status), PATIENCE).toBe(200);
    const me = await fetch(`${url}/api/accounts/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(possible).toContain(((await me.json()) as { data: { nickName: string } }).data.nickName);
    await expect.poll(() => rename('There is room').then(({ status }) => status), PATIENCE).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  /** Leaves next to nothing free. */
  async function fill(): Promise<void> {
    const file = await open(filling, 'w');
    const chunk = Buffer.alloc(CHUNK_BYTES);
    try {
      for (
        let { bavail, bsize } = await statfs(disk);
        bavail * bsize > CHUNK_BYTES;
        { bavail, bsize } = await statfs(disk)
      )
        await file.write(chunk);
    } finally {
      await file.close();
    }
  }
});
