import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEMPLATE } from '../../apps/server/src/testing/global-setup.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { killAll, startServer, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

const SCHOOL = '1700000000000000001';
const HOME = `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL}&sxz-lang=en_US`;
const ME = '/api/accounts/users/me';
const NICK_NAME = 'Somebody';
/** An upper bound for what ends by itself; nothing is measured by it. */
const PATIENCE = { timeout: 60_000, interval: 50 };

const name = `stoa_lost_${randomBytes(5).toString('hex')}`;
const address = (database: string) => inject('databaseUrl').replace('DATABASE', database);
let administrator: pg.Client;
let observer: pg.Client;
let proxy: Proxy;
let server: ServerProcess;
let folder: string;
let url: string;
let token: string;

beforeAll(async () => {
  administrator = new pg.Client({ connectionString: address('postgres') });
  await administrator.connect();
  await administrator.query(`create database ${name} template ${TEMPLATE}`);
  observer = new pg.Client({ connectionString: address(name) });
  await observer.connect();
  const { host, port } = observer;
  proxy = await startProxy(`${host}/.s.PGSQL.${port}`);
  folder = await mkdtemp(join(tmpdir(), 'stoa-lost-'));
  server = startServer({
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/${name}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
  });
  url = `http://127.0.0.1:${(await server.says(/Stoa is open: http:\/\/localhost:(\d+)/))[1]}`;
  token = await signIn(url);
});
afterEach(async () => {
  await proxy.mend();
  await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  killAll();
  await proxy.close();
  await observer.end();
  await administrator.query(`drop database if exists ${name} with (force)`);
  await administrator.end();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(url + path)).status;
const rename = () =>
  fetch(url + ME, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ nickName: NICK_NAME }),
  });
const isAlive = () => server.child.exitCode === null && server.child.signalCode === null;

/** How many connections hear what others say. */
const listening = async () =>
  (
    await administrator.query(
      `select from pg_stat_activity where datname = $1 and application_name = 'stoa-bus'`,
      [name],
    )
  ).rowCount;

/** Holds a request in the middle of its transaction: somebody else has locked the row that it wants to write. */
async function whileItWaits(then: (waiting: Promise<Response>) => Promise<void>): Promise<void> {
  await observer.query('begin');
  try {
    await observer.query(`select from account where email = 'learner@stoa.example' for update`);
    const waiting = rename();
    await expect
      .poll(
        async () =>
          (
            await administrator.query(
              `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
              [name],
            )
          ).rowCount,
        PATIENCE,
      )
      .toBe(1);
    await then(waiting);
  } finally {
    await observer.query('rollback');
  }
}

async function expectAway(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(((await answer.json()) as { code: string }).code).toBe('SERVICE_UNAVAILABLE');
}

describe('a server that loses its database (TRUST F2, F8)', () => {
  it('outlives the end of all its connections in the middle of a transaction', async () => {
    await whileItWaits(async (waiting) => {
      await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'stoa%'`,
        [name],
      );
      await expectAway(await waiting);
    });
    expect(isAlive()).toBe(true);
    await expect.poll(async () => (await rename()).status, PATIENCE).toBe(200);
  });

  it('outlives a network that breaks in the middle of a transaction', async () => {
    await whileItWaits(async (waiting) => {
      await proxy.cut();
      await expectAway(await waiting);
    });
    await expectAway(await rename());
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    expect(isAlive()).toBe(true);
    await proxy.mend();
    await expect.poll(async () => (await rename()).status, PATIENCE).toBe(200);
  });

  it('answers while a network says nothing at all, and gives up what hangs in it', async () => {
    await whileItWaits(async (waiting) => {
      proxy.silence();
      // Both come while the network still is silent.
      await expectAway(await rename());
      await expectAway(await waiting);
    });
    expect(await statusOf('/readyz')).toBe(503);
    await proxy.mend();
    await expect.poll(async () => (await rename()).status, PATIENCE).toBe(200);
  });

  it('shows visitors what it knows, and what has changed meanwhile once the database is back', async () => {
    const schoolName = async () => {
      const answer = await fetch(url + HOME);
      return [answer.status, JSON.stringify(await answer.json()).includes('A new name')];
    };
    // What is loaded while the bus comes back is not kept.
    await expect.poll(listening, PATIENCE).toBe(1);
    for (let look = 0; look < 2; look++) expect(await schoolName()).toEqual([200, false]);
    await proxy.cut();
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    expect(await schoolName()).toEqual([200, false]);
    await observer.query(
      `update school set name = jsonb_set(name, '{en_US}', '"A new name"') where id = ${SCHOOL}`,
    );
    await observer.query(`select pg_notify('stoa', $1)`, [
      JSON.stringify({ type: 'school.changed', schoolId: SCHOOL }),
    ]);
    expect(await schoolName()).toEqual([200, false]);
    await proxy.mend();
    await expect.poll(schoolName, PATIENCE).toEqual([200, true]);
  });

  it('is told again of changes by others', async () => {
    await proxy.cut();
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
    await proxy.mend();
    await expect.poll(listening, PATIENCE).toBe(1);
  });

  it('is not ended by nonsense on the channel of messages', async () => {
    for (const text of ['', 'nonsense', 'null', '{"type":"notification.added"}'])
      await observer.query(`select pg_notify('stoa', $1)`, [text]);
    await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
    expect(isAlive()).toBe(true);
  });

  it('holds no more connections than README says, however many ask', async () => {
    await Promise.all(Array.from({ length: 60 }, () => rename().then((answer) => answer.arrayBuffer())));
    const { rowCount } = await administrator.query(
      `select from pg_stat_activity where datname = $1 and application_name like 'stoa%'`,
      [name],
    );
    expect(rowCount).toBeLessThanOrEqual(11);
  });
});
