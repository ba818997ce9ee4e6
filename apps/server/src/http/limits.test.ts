import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

const LIMIT = 20;
const test = useTestApp({}, { requestsPerMinute: LIMIT, pagesPerMinute: LIMIT });

/** Statuses of as many requests of one address as the limit allows, and ten more. */
async function statuses(remoteAddress: string, url: (n: number) => string): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < LIMIT + 10; n++)
    all.push((await test.app.inject({ url: url(n), remoteAddress })).statusCode);
  return all;
}
const refused = (all: number[]) => all.filter((status) => status === 429).length;

/** A request line as it stands. @returns the status line of the answer */
async function raw(line: string): Promise<string> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line}\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('end', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
  });
}

describe('the limit of requests from one address (TRUST 91)', () => {
  it('counts calls by what answers them, however their address is spelled', async () => {
    const spellings = [
      '/api/accounts/open/client/ip',
      '/%61pi/accounts/open/client/ip',
      '/api/accounts/open/client/%69p',
    ];
    expect(refused(await statuses('203.0.113.1', (n) => spellings[n % 3] as string))).toBe(10);
    const lines: string[] = [];
    for (let n = 0; n < LIMIT + 5; n++)
      lines.push(await raw('GET http://elsewhere.example/api/accounts/open/client/ip HTTP/1.1'));
    expect(lines.filter((line) => line.includes('429'))).toHaveLength(5);
  });

  it('counts pages apart from calls, whatever their address carries', async () => {
    const all = await statuses('203.0.113.2', (n) => `/portal/${SCHOOL.open}?x=${n}`);
    expect(refused(all)).toBe(10);
    expect(all.slice(0, LIMIT)).toEqual(all.slice(0, LIMIT).map(() => 200));
    const call = await test.app.inject({
      url: '/api/accounts/open/client/ip',
      remoteAddress: '203.0.113.2',
    });
    expect(call.statusCode).toBe(200);
  });

  it('leaves the files of the build alone, which a page needs many of', async () => {
    expect(refused(await statuses('203.0.113.3', () => '/favicon.svg'))).toBe(0);
  });
});

describe('slow clients (TRUST F12)', () => {
  it('are looked for every second, so that headers end after ten and bodies after thirty', () => {
    const { headersTimeout, requestTimeout } = test.app.server;
    const { connectionsCheckingInterval } = test.app.server as unknown as Record<string, number>;
    expect({ headersTimeout, requestTimeout, connectionsCheckingInterval }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1000,
    });
  });
});
