import autocannon from 'autocannon';
import { percentiles, type Row } from './rows.ts';

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
export const CONNECTIONS = 16;

/** Requests that are sent in turn for some seconds. */
export interface Measure {
  name: string;
  requests: autocannon.Request[];
  /** What it is compared with: the select's floor, or what bounds it otherwise. */
  floor?: 'route' | 'select' | 'hash';
  connections?: number;
}

/** Sends requests for a second to warm up, then for {@link SECONDS}. */
export async function measure(
  url: string,
  { name, requests, connections = CONNECTIONS }: Measure,
): Promise<Row> {
  const times: number[] = [];
  const run = (duration: number) =>
    new Promise<autocannon.Result>((resolve, reject) => {
      const instance = autocannon({ url, connections, duration, requests }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    });
  await run(1);
  times.length = 0;
  const result = await run(SECONDS);
  return {
    name,
    perSecond: result.requests.average,
    ...percentiles(times),
    failed: result.non2xx + result.errors,
  };
}
