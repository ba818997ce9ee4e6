import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { seedDemo } from '../seed/seed.ts';
import { fill } from './generate.ts';
import { ACCOUNT_BASE, benchEmail } from './ids.ts';

const SERVE = '--serve';
const NS_PER_MS = 1e6;

/** What the server's process says of itself since it was last asked. */
export interface Figures {
  rssBytes: number;
  heapBytes: number;
  cacheBytes: number;
  loopP99Ms: number;
  loopMaxMs: number;
}

/** A server with the demo schools in a process of its own, so that the client's work is not counted as its own. */
export interface Served {
  address: string;
  figures: () => Promise<Figures>;
  /** Changes what no call can, by a statement. */
  change: (statement: string) => Promise<void>;
  /** Kills the process as a power cut would, and starts it again at the same address over the same data. */
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param people accounts that belong to no school, to sign in with by {@link signIn} */
export async function startServed(people = 0): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-load-'));
  let [child, address] = await begin(folder, 0, people);
  return {
    get address() {
      return address;
    },
    figures: () => {
      const answer = received<Figures>(child);
      child.send('figures');
      return answer;
    },
    change: async (statement) => {
      const done = received<'changed'>(child);
      child.send({ statement });
      await done;
    },
    killAndStart: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      [child, address] = await begin(folder, Number(new URL(address).port), 0);
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const received = <T>(child: ChildProcess) =>
  new Promise<T>((resolve) => child.once('message', resolve as (message: unknown) => void));

async function begin(folder: string, port: number, people: number): Promise<[ChildProcess, string]> {
  const child = fork(import.meta.filename, [SERVE, folder, String(port), String(people)], {
    stdio: 'inherit',
    // What is in use is told apart from what has not been collected yet.
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const { address } = await received<{ address: string }>(child);
  return [child, address];
}

/** Signs somebody in, as from an address of their own. @returns the access token */
export async function signIn(address: string, email: string, from = '127.0.0.1'): Promise<string> {
  const answer = await fetch(`${address}/api/auth/oauth/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ grant_type: 'password', username: email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

if (process.argv[2] === SERVE)
  await serve(process.argv[3] as string, Number(process.argv[4]), Number(process.argv[5]));

async function serve(folder: string, port: number, people: number): Promise<void> {
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    PAGE_RATE_LIMIT: '0',
    TRUST_PROXY: '127.0.0.1',
  });
  const opened = await openDatabase(config, () => undefined);
  await seedDemo(opened.database, config, () => undefined);
  if (people > 0)
    await fill(opened.connectionString, async (pool) => {
      await pool.query(
        `insert into account (id, email, nick_name, password_hash, language)
         select $1::bigint + n, replace($2, '0', n::text), 'Viewer ' || n, password_hash, 'en_US'
         from account, generate_series(1, $3::int) n where email = 'learner@stoa.example'`,
        [ACCOUNT_BASE, benchEmail(0), people],
      );
    });
  const app = await buildApp({
    config,
    database: opened.database,
    connectionString: opened.connectionString,
  });
  const loop = monitorEventLoopDelay();
  loop.enable();
  process.on('message', (message: string | { statement: string }) => {
    if (typeof message === 'object')
      void fill(opened.connectionString, async (pool) => void (await pool.query(message.statement))).then(
        () => process.send?.('changed'),
      );
    if (message === 'figures') {
      globalThis.gc?.();
      const { rss, heapUsed, external } = process.memoryUsage();
      const figures: Figures = {
        rssBytes: rss,
        heapBytes: heapUsed + external,
        cacheBytes: app.publicCache.stats.bytes,
        loopP99Ms: loop.percentile(99) / NS_PER_MS,
        loopMaxMs: loop.max / NS_PER_MS,
      };
      loop.reset();
      process.send?.(figures);
    }
    if (message === 'stop')
      void app
        .close()
        .then(() => opened.close())
        .then(() => process.exit(0));
  });
  process.send?.({ address: await app.listen({ port, host: '127.0.0.1' }) });
}
