import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
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
const HOME = '/portal/1700000000000000001';
/** Calls by which PostgreSQL waits until the disk has what it wrote. */
const SYNCS = 'fsync,fdatasync,sync_file_range';

const folder = await mkdtemp(join(tmpdir(), 'stoa-sync-'));
// Where this runs as root, the database's own user has to pass through.
await chmod(folder, 0o711);
const data = join(folder, 'data');
const cluster = join(data, 'postgresql');
const canTrace = await run('strace', ['-o', '/dev/null', '-e', 'inject=fsync:error=EIO', 'true']).then(
  () => true,
  (error: Error) => {
    console.log(`skipped: nothing can be traced here (${error.message.trim().split('\n').pop()})`);
    return false;
  },
);

afterAll(async () => {
  killAll();
  for (const pid of await postgresOver(cluster)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

describe('a power cut and a disk that fails (TRUST F4, F7)', () => {
  let server: ServerProcess;
  let url: string;
  let token: string;
  beforeAll(async () => {
    server = startServer({ DATA_DIR: data, STOA_SEED: 'demo', LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
    url = `http://127.0.0.1:${(await server.says(/Stoa is open: http:\/\/localhost:(\d+)/))[1]}`;
    token = await signIn(url);
  });

  const me = (init?: RequestInit) =>
    fetch(`${url}/api/accounts/users/me`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const rename = async (nickName: string) => {
    const answer = await me({ method: 'PUT', body: JSON.stringify({ nickName }) });
    await answer.arrayBuffer();
    return answer.status;
  };
  const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status);
  const nameNow = async () => ((await (await me()).json()) as { data?: { nickName: string } }).data?.nickName;

  const resume = (pid: number) => {
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // It has ended meanwhile.
    }
  };

  it('loses nothing: the database waits for its disk before it acknowledges', async () => {
    const client = new pg.Client({
      connectionString: `postgresql://postgres@/stoa?host=${encodeURIComponent(join(data, 'socket'))}`,
    });
    await client.connect();
    try {
      for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
        expect([name, (await client.query(`show ${name}`)).rows[0]]).toEqual([name, { [name]: 'on' }]);
    } finally {
      await client.end();
    }
  });

  it.runIf(canTrace)(
    'acknowledges no write that the disk could not keep, and goes on afterwards',
    async () => {
      expect(await rename('Before')).toBe(200);
      expect(await statusOf(HOME)).toBe(200);
      // Those that serve requests are traced, and those that they start.
      const tracer = spawn('strace', [
        '-f',
        '-o',
        '/dev/null',
        '-e',
        `inject=${SYNCS}:error=EIO`,
        ...(await postgresOver(cluster)).flatMap((pid) => ['-p', String(pid)]),
      ]);
      const traced = new Promise((resolve) => tracer.once('close', resolve));
      try {
        let said = '';
        tracer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
        await expect.poll(() => said, PATIENCE).toContain('attached');
        expect(await rename('Lost')).toBe(503);
      } finally {
        tracer.kill('SIGTERM');
        await traced;
        // A tracer that ends while its processes fork may leave one of them stopped.
        for (const pid of await postgresOver(cluster)) resume(pid);
      }
      // The database has stopped over it: what everybody reads is shown from memory, and the process is well.
      expect(await statusOf(HOME)).toBe(200);
      expect(await statusOf('/healthz')).toBe(200);
      await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
      // Whether it reached the disk all the same nobody can say; what was acknowledged stands unless it did.
      await expect.poll(nameNow, PATIENCE).toMatch(/^(Before|Lost)$/);
      await expect.poll(() => rename('After'), PATIENCE).toBe(200);
      expect(await nameNow()).toBe('After');
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );
});
