import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { percentiles } from './rows.ts';

/** One GET request. */
export interface WireRequest {
  path: string;
  headers?: Record<string, string>;
}

export interface WireLoad {
  /** Origin of the server, http. */
  url: string;
  /** Sent in turn, over all connections. */
  requests: readonly WireRequest[];
  connections: number;
  seconds: number;
}

export interface WireResult {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Answers other than 2xx, and connections that broke. */
  failed: number;
}

const END_OF_HEAD = '\r\n\r\n';

/**
 * Asks a server as fast as it answers, one request after another on each connection, and reads no more of an answer than
 * its status and length. A client that parses bodies is slower than the server that sends stored documents: autocannon
 * takes 450 µs for 26 KB, three times what the server takes, so it would measure itself. Answers need a Content-Length.
 */
export async function press({ url, requests, connections, seconds }: WireLoad): Promise<WireResult> {
  const { hostname, port, host } = new URL(url);
  const sent = requests.map(({ path, headers = {} }) =>
    Buffer.from(
      [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        '',
      ].join('\r\n'),
    ),
  );
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname).setNoDelay(true);
      let head = '';
      let missing = 0;
      let asked = 0;
      const ask = () => {
        asked = performance.now();
        if (asked >= end) return socket.destroy();
        head = '';
        socket.write(sent[next++ % sent.length] as Buffer);
      };
      /** Takes what has arrived; true when the answer is whole. */
      const isWhole = (chunk: Buffer): boolean => {
        if (missing > 0) return (missing -= chunk.length) <= 0;
        head += chunk.toString('latin1');
        const length = head.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
        if (length < END_OF_HEAD.length) return false;
        if (!head.startsWith('HTTP/1.1 2')) failed++;
        missing = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0) - (head.length - length);
        return missing <= 0;
      };
      socket
        .on('connect', ask)
        .on('data', (chunk) => {
          if (!isWhole(chunk)) return;
          missing = 0;
          times.push(performance.now() - asked);
          ask();
        })
        .on('error', () => undefined)
        .on('close', () => {
          if (performance.now() < end) failed++;
          resolve();
        });
    });

  await Promise.all(Array.from({ length: connections }, open));
  return {
    perSecond: times.length / ((performance.now() - start) / 1000),
    p99: percentiles(times).p99,
    failed,
  };
}
