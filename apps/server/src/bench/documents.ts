import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { CONNECTIONS, SECONDS } from './measure.ts';
import type { WireLoad, WireRequest, WireResult } from './wire.ts';

/** Of the requests a second that /healthz of the same server answers. */
const WANTED_PART = 0.25;
/** How many times as long as /healthz the slowest hundredth may take, and calls of the API during a flood of pages. */
const MAX_TIMES = { document: 4, api: 2 };
const FLOOD_CONNECTIONS = 64;
const CALL_CONNECTIONS = 4;
const MIB = 1024 * 1024;
const LANGUAGES = ['en_US', 'zh_CN', 'ar_SA', 'ja_JP'] as const;

/** Prints how fast visitors' pages are sent, beside the least that this server can do, and what calls notice of a flood. */
export async function measureDocuments(
  address: string,
  app: FastifyInstance,
  { schoolIds, classIds }: { schoolIds: readonly string[]; classIds: readonly string[] },
): Promise<void> {
  const headers = { 'accept-encoding': 'br, gzip' };
  const pages = schoolIds.flatMap((id, n) => [
    `/portal/${id}?sxz-lang=${LANGUAGES[n % LANGUAGES.length]}`,
    `/portal/${id}/search`,
    `/portal/${id}/more?type=5`,
  ]);
  const documents = pages.map((path) => ({ path, headers }));
  const calls = classIds.map((id) => ({
    path: `/api/class/v1/open/classes/${id}?schoolId=${schoolIds[0]}&sxz-lang=en_US`,
  }));
  const floor = await send(address, [{ path: '/healthz' }]);
  const sent = await send(address, documents);
  const quiet = await send(address, calls, CALL_CONNECTIONS);
  const [, busy] = await Promise.all([
    send(address, documents, FLOOD_CONNECTIONS),
    send(address, calls, CALL_CONNECTIONS),
  ]);
  const said = ({ perSecond, p99, failed }: WireResult) =>
    `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms${failed ? `, ${failed} failed` : ''}`;
  const verdict = (isMet: boolean) => (isMet ? '' : ' !');
  const part = sent.perSecond / floor.perSecond;
  const stored = app.documentCache?.stats ?? { entries: 0, bytes: 0 };
  console.log(`
/healthz                      ${said(floor)}
visitors' documents           ${said(sent)}
  of /healthz                 ${part.toFixed(2)}${verdict(part >= WANTED_PART)} (at least ${WANTED_PART})
  its p99                     ${(sent.p99 / floor.p99).toFixed(1)} times${verdict(sent.p99 <= MAX_TIMES.document * floor.p99)} (at most ${MAX_TIMES.document})
  stored                      ${stored.entries} documents, ${(stored.bytes / MIB).toFixed(1)} MiB
API alone                     ${said(quiet)}
API, ${FLOOD_CONNECTIONS} ask for documents    ${said(busy)}${verdict(busy.p99 <= MAX_TIMES.api * quiet.p99)} (p99 at most ${MAX_TIMES.api} times)`);
}

/** Sends requests for a second to warm up, then for {@link SECONDS}, from another thread. */
async function send(
  url: string,
  requests: readonly WireRequest[],
  connections = CONNECTIONS,
): Promise<WireResult> {
  await press({ url, requests, connections, seconds: 1 });
  return press({ url, requests, connections, seconds: SECONDS });
}

const press = (load: WireLoad) =>
  new Promise<WireResult>((resolve, reject) => {
    new Worker(new URL('wire.worker.ts', import.meta.url), { workerData: load })
      .once('message', resolve)
      .once('error', reject);
  });
