// npm run load — mixed requests at a fixed rate, and ten times as many, against a server process with the demo schools.
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { seedDemo } from '../seed/seed.ts';
import { arrive, type Asked } from './arrivals.ts';
import { percentiles } from './rows.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 20);
const RATE = Number(process.env.LOAD_RATE ?? 300);
const TIMES = (process.env.LOAD_TIMES ?? '1,10').split(',').map(Number);
const CONNECTIONS = 1000;
const REQUEST_TIMEOUT_MS = 30_000;
const NS_PER_MS = 1e6;
const BYTES_PER_MIB = 1024 * 1024;
const SCHOOL = '1700000000000000001';
const SERVE = '--serve';

/** What the server's process says of itself since it was last asked. */
interface Figures {
  rssBytes: number;
  cacheBytes: number;
  loopP99Ms: number;
  loopMaxMs: number;
}

await (process.argv.includes(SERVE) ? serve() : measureAll());

/** The server, in a process of its own so that the client's work is not counted as its own. */
async function serve(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-load-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0', PAGE_RATE_LIMIT: '0' });
  const opened = await openDatabase(config, () => undefined);
  await seedDemo(opened.database, config, () => undefined);
  const app = await buildApp({
    config,
    database: opened.database,
    connectionString: opened.connectionString,
  });
  const loop = monitorEventLoopDelay();
  loop.enable();
  process.on('message', (message) => {
    if (message === 'figures') {
      const figures: Figures = {
        rssBytes: process.memoryUsage.rss(),
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
        .then(() => rm(folder, { recursive: true, force: true }))
        .then(() => process.exit(0));
  });
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
}

async function measureAll(): Promise<void> {
  const server = fork(import.meta.filename, [SERVE], { stdio: 'inherit' });
  const received = <T>() =>
    new Promise<T>((resolve) => server.once('message', resolve as (message: unknown) => void));
  const { address } = await received<{ address: string }>();
  const figures = () => {
    const answer = received<Figures>();
    server.send('figures');
    return answer;
  };
  const requests = mixed(await signIn(address));
  await run(address, requests, RATE, 3);
  const own = monitorEventLoopDelay();
  own.enable();
  for (const times of TIMES) {
    await figures();
    own.reset();
    const result = await run(address, requests, RATE * times, SECONDS);
    print(RATE * times, result, await figures(), own.percentile(99) / NS_PER_MS);
  }
  server.send('stop');
}

/** What a busy hour asks for: pages and their answers, searches that differ, and people who are signed in. */
function mixed(token: string): (() => Asked)[] {
  const signedIn = { authorization: `Bearer ${token}` };
  const api = '/api/portal/api/v1/portal';
  let n = 0;
  const once: Asked[] = [
    { path: `/portal/${SCHOOL}` },
    { path: `/portal/${SCHOOL}?pageId=home&from=news` },
    { path: `/portal/${SCHOOL}/search` },
    { path: `${api}/open/home?schoolId=${SCHOOL}&sxz-lang=en_US` },
    { path: `${api}/open/home?schoolId=${SCHOOL}&sxz-lang=zh_CN` },
    { path: `${api}/open/home?schoolId=${SCHOOL}&sxz-lang=en_US`, headers: signedIn },
    { path: `${api}/open/layout?schoolId=${SCHOOL}&sxz-lang=en_US`, headers: signedIn },
    { path: '/api/accounts/users/me', headers: signedIn },
    { path: '/api/accounts/notifications/unread', headers: signedIn },
    { path: `/api/search/v1/resources?schoolId=${SCHOOL}&keyword=plan&sxz-lang=en_US` },
  ];
  const search = (): Asked => ({
    path: `/api/search/v1/resources?schoolId=${SCHOOL}&keyword=word${n++ % 5000}&sxz-lang=en_US`,
  });
  return [...once.map((asked) => () => asked), search, search, search, search];
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'learner@stoa.example',
      password: DEMO_PASSWORD,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

interface Outcome {
  served: number[];
  refused: number[];
  other: number;
  errors: number;
}

async function run(url: string, requests: (() => Asked)[], rate: number, seconds: number): Promise<Outcome> {
  let sent = 0;
  const next = () => (requests[sent++ % requests.length] as () => Asked)();
  const answers = await arrive({
    url,
    next,
    rate,
    seconds,
    connections: CONNECTIONS,
    timeoutMs: REQUEST_TIMEOUT_MS,
  });
  const times = (wanted: (status: number) => boolean) =>
    answers.filter(({ status }) => wanted(status)).map(({ milliseconds }) => milliseconds);
  const served = times((status) => status >= 200 && status < 300);
  const refused = times((status) => status === 503);
  const errors = times((status) => status === 0).length;
  return { served, refused, errors, other: answers.length - served.length - refused.length - errors };
}

/** `clientMs`: how late this process was itself, which the times of answers contain. */
function print(
  rate: number,
  { served, refused, other, errors }: Outcome,
  figures: Figures,
  clientMs: number,
): void {
  const times = (all: number[]) => {
    const { p50, p95, p99 } = percentiles(all);
    return `p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)}  p99 ${p99.toFixed(0)} ms`;
  };
  const mib = (bytes: number) => `${(bytes / BYTES_PER_MIB).toFixed(0)} MiB`;
  console.log(`\n${rate} requests a second for ${SECONDS} s`);
  console.log(`  served      ${served.length} (${(served.length / SECONDS).toFixed(0)}/s)  ${times(served)}`);
  console.log(`  503         ${refused.length}  ${refused.length > 0 ? times(refused) : ''}`);
  console.log(`  other       ${other}, errors ${errors}`);
  console.log(`  event loop  p99 ${figures.loopP99Ms.toFixed(0)}  max ${figures.loopMaxMs.toFixed(0)} ms`);
  console.log(`  client      p99 ${clientMs.toFixed(0)} ms late by itself`);
  console.log(`  memory      ${mib(figures.rssBytes)}, of which kept answers ${mib(figures.cacheBytes)}`);
}
