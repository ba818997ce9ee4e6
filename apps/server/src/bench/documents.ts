import type { FastifyInstance } from 'fastify';
import { measure, type Measure } from './measure.ts';
import type { Row } from './rows.ts';

/** Of the requests a second that /healthz of the same server answers. */
const WANTED_PART = 0.25;
/** How many times as long as /healthz the slowest hundredth may take, and calls of the API during a flood of pages. */
const MAX_TIMES = { document: 4, api: 2 };
const FLOOD_CONNECTIONS = 64;
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
  const documents: Measure = { name: 'documents', requests: pages.map((path) => ({ path, headers })) };
  const api: Measure = {
    name: 'class page',
    requests: classIds.map((id) => ({
      path: `/api/class/v1/open/classes/${id}?schoolId=${schoolIds[0]}&sxz-lang=en_US`,
    })),
    connections: 4,
  };
  const floor = await measure(address, { name: '/healthz', requests: [{ path: '/healthz' }] });
  const sent = await measure(address, documents);
  const quiet = await measure(address, api);
  const [, busy] = await Promise.all([
    measure(address, { ...documents, connections: FLOOD_CONNECTIONS }),
    measure(address, api),
  ]);
  const said = ({ perSecond, p99, failed }: Row) =>
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
