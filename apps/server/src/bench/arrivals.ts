import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** One request. */
export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

/** What became of one: its status, 0 where none came in time, and milliseconds since it was due. */
export interface Answered {
  status: number;
  milliseconds: number;
}

export interface Arrivals {
  /** Origin of the server, http. */
  url: string;
  /** Makes the next request. */
  next: () => Asked;
  /** Requests a second on average. */
  rate: number;
  seconds: number;
  /** Connections at most; what is due when all are busy waits, and its waiting counts. */
  connections: number;
  timeoutMs: number;
}

const TICK_MS = 2;
/** As browsers ask. */
const ACCEPTED = 'gzip, deflate, br';

/**
 * Sends requests at moments by chance (Poisson), as a crowd does whose people do not wait for each other. A client that
 * sends its share of each second at once would measure how long a burst takes instead. Times count from when a request
 * was due, so that a slow client hides nothing.
 */
export async function arrive({
  url,
  next,
  rate,
  seconds,
  connections,
  timeoutMs,
}: Arrivals): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting: Promise<Answered>[] = [];
  const end = performance.now() + seconds * 1000;
  let due = performance.now();
  while (due < end) {
    for (const now = performance.now(); due <= now && due < end; due += gap(rate))
      waiting.push(ask(url, next(), agent, due, timeoutMs));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const answers = await Promise.all(waiting);
  agent.destroy();
  return answers;
}

/** Milliseconds until the next one. */
const gap = (rate: number): number => (-Math.log(1 - Math.random()) / rate) * 1000;

function ask(
  url: string,
  { path, headers }: Asked,
  agent: Agent,
  due: number,
  timeoutMs: number,
): Promise<Answered> {
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - due });
    request(
      new URL(path, url),
      { agent, headers: { 'accept-encoding': ACCEPTED, ...headers }, timeout: timeoutMs },
      (answer) => {
        answer.on('end', () => done(answer.statusCode ?? 0)).on('error', () => done(0));
        answer.resume();
      },
    )
      .on('timeout', function (this: { destroy: () => void }) {
        this.destroy();
      })
      .on('error', () => done(0))
      .end();
  });
}
