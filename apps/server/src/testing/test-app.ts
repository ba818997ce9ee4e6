import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { withClient } from '../database/connections.ts';
import { Database } from '../database/pool.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { eventually } from './eventually.ts';
import { TEMPLATE } from './global-setup.ts';

export const SCHOOL = {
  open: '1700000000000000001',
  overseas: '1700000000000000002',
  company: '1700000000000000003',
  arabic: '1700000000000000004',
  store: '1700000000000000005',
} as const;

/** A whole server on a database of its own, copied from the seeded template. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** Sends a request; objects become JSON, `form` a form. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Signs a demo account in. @returns the bearer token */
  signIn(email: string): Promise<string>;
  /** The messages and mails that were sent, oldest first, once none waits to be sent at once. */
  outbox(): Promise<string[]>;
  /** Fills the database by a connection whose statements may take minutes, as those of requests may not. */
  fill(work: (client: pg.Client) => Promise<void>): Promise<void>;
  /** Lets what waits in the queue for a moment within this time begin now. */
  hurry(milliseconds?: number): Promise<void>;
}
export interface CallOptions {
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/** Sets a server up for a test file and takes it down after it. */
export function useTestApp(
  env: NodeJS.ProcessEnv = {},
  options: Pick<AppOptions, 'requestsPerMinute' | 'pagesPerMinute' | 'log'> = {},
): TestApp {
  const test = {} as TestApp;
  let folder: string;
  let name: string;
  const administrator = async (sql: string) => {
    const client = new pg.Client({ connectionString: inject('databaseUrl').replace('DATABASE', 'postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stoa-app-'));
    name = `stoa_test_${randomBytes(6).toString('hex')}`;
    await administrator(`create database ${name} template ${TEMPLATE} strategy file_copy`);
    const connectionString = inject('databaseUrl').replace('DATABASE', name);
    test.config = readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
      OVERLOAD_DELAY: '0',
      ...env,
    });
    test.database = new Database(connectionString, 10);
    test.fill = (work) => withClient(connectionString, work);
    test.app = await buildApp({
      config: test.config,
      database: test.database,
      connectionString,
      checkAnswers: true,
      requestsPerMinute: 0,
      pagesPerMinute: 0,
      ...options,
    });
  });
  afterAll(async () => {
    await test.app?.close();
    await test.database?.end();
    await administrator(`drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });
  test.call = (method, url, { token, json, form, headers = {}, cookies } = {}) =>
    test.app.inject({
      method,
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(cookies ? { cookies } : {}),
      ...(form
        ? { payload: new URLSearchParams(form).toString() }
        : json === undefined
          ? {}
          : { payload: json as object }),
    });
  test.signIn = async (email) => {
    const answer = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: email, password: DEMO_PASSWORD },
    });
    if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
    return (answer.json() as { access_token: string }).access_token;
  };
  test.hurry = async (milliseconds = 10 * 365 * 86_400_000) => {
    await test.database.pool.query(
      `update pgboss.job set start_after = start_after - make_interval(secs => $1) where state < 'active'`,
      [milliseconds / 1000],
    );
    for (const queue of ['mail', 'work', 'bulk', 'encoding'])
      await test.database.pool.query(`select pg_notify('stoa', $1)`, [
        JSON.stringify({ type: 'job.added', queue }),
      ]);
  };
  test.outbox = async () => {
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select id from mail where status = 'waiting' and reason is null and next_try_at <= clock_timestamp()`,
      );
      if (rows.length > 0) throw new Error(`${rows.length} mails wait to be sent.`);
    });
    const box = join(folder, 'outbox');
    const names = (await readdir(box).catch(() => [])).filter((file) => !file.startsWith('.')).sort();
    return Promise.all(names.map((file) => readFile(join(box, file), 'utf8')));
  };
  return test;
}
