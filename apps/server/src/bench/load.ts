// npm run load — mixed requests at a fixed rate, and ten times as many, against a server process with the demo schools.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { arrive, type Asked } from './arrivals.ts';
import { percentiles } from './rows.ts';
import { signIn, startServed, type Figures } from './served.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 20);
const RATE = Number(process.env.LOAD_RATE ?? 300);
const TIMES = (process.env.LOAD_TIMES ?? '1,10').split(',').map(Number);
const CONNECTIONS = 1000;
const REQUEST_TIMEOUT_MS = 30_000;
const NS_PER_MS = 1e6;
const BYTES_PER_MIB = 1024 * 1024;
const SCHOOL = '1700000000000000001';

const server = await startServed();
const requests = mixed(await signIn(server.address, 'learner@stoa.example'));
await run(server.address, requests, RATE, 3);
const own = monitorEventLoopDelay();
own.enable();
for (const times of TIMES) {
  await server.figures();
  own.reset();
  const result = await run(server.address, requests, RATE * times, SECONDS);
  print(RATE * times, result, await server.figures(), own.percentile(99) / NS_PER_MS);
}
await server.stop();

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
