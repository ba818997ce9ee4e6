import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEMPLATE } from '../../apps/server/src/testing/global-setup.ts';
import { killAll, startServer } from './server-process.ts';

let folder: string;
let database: string;
const address = (name: string) => inject('databaseUrl').replace('DATABASE', name);
const administrator = async (sql: string) => {
  const client = new pg.Client({ connectionString: address('postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};
const inDatabase = async (sql: string) => {
  const client = new pg.Client({ connectionString: address(database) });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-start-'));
  // Where this runs as root, the database's own user has to pass through.
  await chmod(folder, 0o711);
  database = `stoa_start_${process.pid}`;
  await administrator(`create database ${database} template ${TEMPLATE}`);
});
afterAll(async () => {
  killAll();
  await administrator(`drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** What a start that cannot succeed says: one line, and the exit code is 1. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer({ DATA_DIR: join(folder, 'unused'), ...env });
  expect(await server.ended).toBe(1);
  const lines = server.stderr().trim().split('\n');
  expect(lines.length, server.stderr()).toBe(1);
  expect(server.stdout()).not.toContain('Stoa is open');
  return lines[0] as string;
}

describe('a start that cannot succeed says why in one line (TRUST F11)', () => {
  it.each([
    [
      { NODE_ENV: 'production', STOA_SEED: 'demo' },
      'stoa: The demo schools have public passwords and are refused when NODE_ENV is production: set STOA_SEED=none.',
    ],
    [
      { NODE_ENV: 'production', STOA_NOW: '2026-01-01T00:00:00Z' },
      'stoa: STOA_NOW fixes the clock for tests and is refused when NODE_ENV is production.',
    ],
    [{ PORT: 'http' }, 'stoa: PORT must be a number from 0 to 65535, not "http".'],
    [{ REGION: 'moon' }, 'stoa: REGION must be one of sit, beta, uat, de, ru, sg, mx, cn, not "moon".'],
    [{ STOA_SEED: 'much' }, 'stoa: STOA_SEED must be demo or none, not "much".'],
    ...['nonsense', 'mysql://stoa:hush@host/stoa', 'postgresql://stoa:hush#hush@host/stoa'].map((url) => [
      { DATABASE_URL: url },
      'stoa: DATABASE_URL must be written as postgresql://USER:PASSWORD@HOST:PORT/DATABASE (special characters in the password percent-encoded).',
    ]),
  ] as [Record<string, string>, string][])('with %j (TRUST 99)', async (env, line) =>
    expect(await refusal(env)).toBe(line),
  );

  it('where the data folder cannot be made', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
      /^stoa: The data folder .*a-file.data cannot be made: /,
    );
    expect(await refusal({ DATA_DIR: join(file, 'data'), DATABASE_URL: address(database) })).toMatch(
      /^stoa: The key in .*a-file.data.secret\.key cannot be made or read: /,
    );
  });

  it.skipIf(!existsSync('/proc/self'))('where a file system says that there is none', async () => {
    expect(await refusal({ DATA_DIR: '/proc/stoa' })).toMatch(
      /^stoa: The data folder \/proc\/stoa cannot be made: ENOENT/,
    );
    expect(await refusal({ DATA_DIR: '/proc/stoa', DATABASE_URL: address(database) })).toMatch(
      /^stoa: The key in \/proc\/stoa\/secret\.key cannot be made or read: ENOENT/,
    );
  });

  it('where the database cannot be reached, without its password', async () => {
    const line = await refusal({ DATABASE_URL: 'postgresql://stoa:hush-hush@127.0.0.1:1/stoa' });
    expect(line).toMatch(/^stoa: The database at 127\.0\.0\.1:1\/stoa cannot be reached: /);
    expect(line).not.toContain('hush');
  });

  it('where the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    expect(await refusal({ PORT: String(port), DATABASE_URL: address(database) })).toBe(
      `stoa: Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('where the key is another one than that of the database, until it is the right one again', async () => {
    const own = { DATABASE_URL: address(database), DATA_DIR: join(folder, 'own'), LOG_LEVEL: 'silent' };
    await inDatabase('delete from secret_probe');
    const first = startServer(own);
    await first.says(/Stoa is open/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const line =
      'stoa: The secrets in this database were sealed with another key: set the SECRET_KEY or put the secret.key into DATA_DIR that belong to it, from the same backup or from the other processes.';
    expect(await refusal({ ...own, DATA_DIR: join(folder, 'new') })).toBe(line);
    expect(await refusal({ ...own, SECRET_KEY: 'another key of thirty-two characters' })).toBe(line);
    const again = startServer(own);
    await again.says(/Stoa is open/);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    await inDatabase('delete from secret_probe');
  });

  it('where schools would see each other (TRUST 49)', async () => {
    await inDatabase('alter table page disable row level security');
    expect(await refusal({ DATABASE_URL: address(database) })).toBe(
      'stoa: Row-level security does not bind on page: schools would see each other.',
    );
    await inDatabase('alter table page enable row level security');
  });

  it('where the database is newer than the code', async () => {
    await inDatabase(`insert into migration (name, digest) values ('9999_the_future.sql', 'x')`);
    expect(await refusal({ DATABASE_URL: address(database) })).toBe(
      'stoa: The database is newer than this version of Stoa (it has 9999_the_future.sql): start the newer version.',
    );
    await inDatabase(`delete from migration where name like '9999%'`);
  });
});

/** The database's process over a data folder, as long as its folder says so. */
const postmaster = async (data: string) =>
  Number((await readFile(join(data, 'postgresql/postmaster.pid'), 'utf8')).split('\n')[0]);
/** Whether a process runs; one that has ended and that nobody has collected does not. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command !== '';
}

describe('a server over a folder', () => {
  it('has it to itself, loses nothing when it is killed, logs no secret and leaves nothing running', async () => {
    const data = join(folder, 'data');
    const first = startServer({ DATA_DIR: data, LOG_LEVEL: 'info' });
    const base = (await first.says(/Stoa is open: (\S+)/))[1] as string;
    const json = async (url: string, init: RequestInit) => {
      const answer = await fetch(`${base}${url}`, init);
      expect(answer.status, `${url}: ${await answer.clone().text()}`).toBe(200);
      return (await answer.json()) as Record<string, string>;
    };
    const form = (fields: Record<string, string>): RequestInit => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'user-agent': 'curious {"level":60}' },
    });
    await json('/api/accounts/open/login/sms-code', form({ mobile: '13812345678', purpose: 'register' }));
    const code = /\d{6}/.exec(await newestMessage(data))?.[0] as string;
    const account = {
      channel: 'mobile',
      target: '13812345678',
      code,
      password: 'a phrase of my own',
      nickName: 'Hypatia',
      agreed: true,
    };
    const tokens = await json('/api/accounts/open/register', {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { 'content-type': 'application/json' },
    });
    await json('/api/accounts/users/me?sxz-lang=en_US', {
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        cookie: `refresh_token=${tokens.refresh_token}`,
      },
    });
    await fetch(
      `${base}/api/auth/oauth/token`,
      form({ grant_type: 'password', username: '13812345678', password: 'a wrong phrase', unknown: '1' }),
    );

    const second = startServer({ DATA_DIR: data });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(
      `stoa: The data folder ${data} is in use by process ${first.child.pid}: stop it first, or set DATA_DIR.\n`,
    );

    const orphan = await postmaster(data);
    first.child.kill('SIGKILL');
    await first.ended;
    const log = first.stdout() + first.stderr();
    for (const secret of [
      code,
      '13812345678',
      'a phrase of my own',
      'a wrong phrase',
      tokens.access_token,
      tokens.refresh_token,
    ])
      expect(log).not.toContain(secret);
    expect(log).toContain('/api/accounts/open/register');
    for (const line of log.split('\n').filter((text) => text.startsWith('{')))
      expect(() => JSON.parse(line)).not.toThrow();

    const third = startServer({ DATA_DIR: data });
    const again = (await third.says(/Stoa is open: (\S+)/))[1] as string;
    const signedIn = await fetch(
      `${again}/api/auth/oauth/token`,
      form({ grant_type: 'password', username: '13812345678', password: 'a phrase of my own' }),
    );
    expect(signedIn.status).toBe(200);
    const own = await postmaster(data);
    expect(own).not.toBe(orphan);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
    expect([await isAlive(orphan), await isAlive(own)]).toEqual([false, false]);
    await expect(postmaster(data)).rejects.toThrow('ENOENT');
  });

  it('that is stopped in the middle of its first start leaves nothing running, and starts afresh', async () => {
    const data = join(folder, 'interrupted');
    const first = startServer({ DATA_DIR: data, STOA_SEED: 'demo' });
    await first.says(/Filling the empty database/);
    const pid = await postmaster(data);
    expect(await isAlive(pid)).toBe(true);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.stderr()).toBe('');
    expect(await isAlive(pid)).toBe(false);
    const second = startServer({ DATA_DIR: data });
    await second.says(/Stoa is open/);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

async function newestMessage(data: string): Promise<string> {
  const [name] = (await readdir(join(data, 'outbox'))).filter((file) => file.endsWith('.json'));
  return (JSON.parse(await readFile(join(data, 'outbox', name as string), 'utf8')) as { text: string }).text;
}
