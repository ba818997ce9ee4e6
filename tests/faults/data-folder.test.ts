import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresOver } from '../../apps/server/src/database/processes.ts';
import { killAll, startServer, type ServerProcess } from './server-process.ts';

const PATIENCE = { timeout: 60_000, interval: 10 };

let folder: string;
/** A folder of a server that was stopped in order. */
let data: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-dir-'));
  // Where this runs as root, the database's own user has to pass through.
  await chmod(folder, 0o711);
  data = join(folder, 'data');
  await stop(await open(data));
});
afterAll(async () => {
  killAll();
  for (const name of await readdir(folder))
    for (const pid of await postgresOver(join(folder, name, 'postgresql')))
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function open(home: string): Promise<ServerProcess> {
  const server = startServer({ DATA_DIR: home, LOG_LEVEL: 'silent' });
  await server.says(/Stoa is open/);
  return server;
}
async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended, server.stderr()).toBe(0);
}
async function refusal(home: string): Promise<string> {
  const server = startServer({ DATA_DIR: home, LOG_LEVEL: 'silent' });
  expect(await server.ended).toBe(1);
  const lines = server.stderr().trim().split('\n');
  expect(lines.length, server.stderr()).toBe(1);
  return lines[0] as string;
}

describe('a start over a data folder', () => {
  it('never removes a database that has lost a file, and takes it up when that is back (TRUST F4)', async () => {
    const cluster = join(data, 'postgresql');
    const version = join(cluster, 'PG_VERSION');
    await rename(version, join(folder, 'PG_VERSION'));
    const before = (await readdir(cluster)).toSorted();
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await refusal(data)).toBe(
        `stoa: The folder ${cluster} is not empty, but holds no whole database (PG_VERSION is missing): restore it from a backup, or move it away to begin anew.`,
      );
    expect((await readdir(cluster)).toSorted()).toEqual(before);
    await rename(join(folder, 'PG_VERSION'), version);
    await stop(await open(data));
  });

  it('takes no failure to look for an empty folder', async () => {
    const home = join(folder, 'file');
    await mkdir(home, { mode: 0o711 });
    await writeFile(join(home, 'postgresql'), 'precious');
    expect(await refusal(home)).toMatch(/^stoa: The database folder .* cannot be read: ENOTDIR/);
    expect(await readFile(join(home, 'postgresql'), 'utf8')).toBe('precious');
  });

  it('goes on after a first start that was killed at any moment, and removes what that left', async () => {
    const home = join(folder, 'cut');
    for (const seen of [/^postgresql\.new-/, /^postgresql$/]) {
      const server = startServer({ DATA_DIR: home, LOG_LEVEL: 'silent' });
      await expect
        .poll(async () => (await readdir(home).catch(() => [])).some((name) => seen.test(name)), PATIENCE)
        .toBe(true);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    await stop(await open(home));
    expect(
      (await readdir(home)).filter((name) => /^(postgresql\.|server\.pid|secret\.key\.)/.test(name)),
    ).toEqual([]);
  });

  it('removes unfinished folders of its own, and nobody else’s', async () => {
    const [own, foreign] = ['postgresql.new-1', 'postgresql.new-2'].map((name) => join(data, name)) as [
      string,
      string,
    ];
    await mkdir(join(own, 'data'), { recursive: true });
    await writeFile(join(own, 'unfinished-start'), '');
    await mkdir(foreign);
    await writeFile(join(foreign, 'precious'), '');
    await stop(await open(data));
    expect((await readdir(data)).filter((name) => name.startsWith('postgresql.'))).toEqual([
      'postgresql.new-2',
    ]);
    expect(await readdir(foreign)).toEqual(['precious']);
    await rm(foreign, { recursive: true });
  });

  it('leaves another PostgreSQL alone whose number stands in a note that was left (TRUST F10)', async () => {
    const other = join(folder, 'other');
    await cp(data, other, { recursive: true });
    const { uid, gid } = await stat(join(data, 'postgresql'));
    await chownAll(join(other, 'postgresql'), uid, gid);
    const first = await open(data);
    const [pid] = (await readFile(join(data, 'postgresql/postmaster.pid'), 'utf8')).split('\n');
    await cp(join(data, 'postgresql/postmaster.pid'), join(other, 'postgresql/postmaster.pid'));
    const second = await open(other);
    expect(await postgresOver(join(data, 'postgresql'))).toContain(Number(pid));
    expect(first.stdout()).not.toContain('The database ended');
    await Promise.all([stop(first), stop(second)]);
  });

  it('has it after a lock of nobody, empty or of a number that another program has now (TRUST F10)', async () => {
    for (const lock of ['', `${process.pid}\n1\n`, '999999\n5\n']) {
      await writeFile(join(data, 'server.pid'), lock);
      await stop(await open(data));
    }
  });

  it('lets one of several have it that come at once after a kill (TRUST F9)', async () => {
    const killed = await open(data);
    killed.child.kill('SIGKILL');
    const servers = Array.from({ length: 3 }, () => startServer({ DATA_DIR: data, LOG_LEVEL: 'silent' }));
    const opened = await Promise.allSettled(servers.map((server) => server.says(/Stoa is open/)));
    const winners = servers.filter((_, index) => opened[index]?.status === 'fulfilled');
    expect(winners.length).toBe(1);
    for (const server of servers)
      if (server !== winners[0])
        expect(server.stderr()).toMatch(/^stoa: The data folder .* is in use by process \d+: /);
    await stop(winners[0] as ServerProcess);
  });
});

async function chownAll(path: string, uid: number, gid: number): Promise<void> {
  const { chown, lstat } = await import('node:fs/promises');
  await chown(path, uid, gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await chownAll(join(path, name), uid, gid);
}
