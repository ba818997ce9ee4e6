import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { press } from './wire.ts';

/** Longer than what a connection takes at once, so that it arrives in parts. */
const LONG = Buffer.alloc(300_000, 'a');
const asked = new Map<string, number>();
const server = createServer((request, response) => {
  const url = request.url ?? '';
  asked.set(url, (asked.get(url) ?? 0) + 1);
  if (url === '/cut') return request.socket.destroy();
  const body = url === '/long' ? LONG : Buffer.from(String(request.headers['x-who']));
  response.writeHead(url === '/full' ? 503 : 200, { 'content-length': body.length }).end(body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const pressed = (paths: string[]) => {
  asked.clear();
  const requests = paths.map((path) => ({ path, headers: { 'x-who': 'a crowd' } }));
  return press({ url, requests, connections: 3, seconds: 0.3 });
};
const answered = () => [...asked.values()].reduce((sum, count) => sum + count, 0);

it('counts an answer once, however many parts it arrives in', async () => {
  const { perSecond, failed } = await pressed(['/long', '/short']);
  expect(failed).toBe(0);
  expect(asked.get('/long')).toBeGreaterThan(10);
  expect(Math.abs((asked.get('/long') ?? 0) - (asked.get('/short') ?? 0))).toBeLessThanOrEqual(1);
  // What the end of the time cuts off, one a connection, is asked but not answered.
  expect(perSecond * 0.3).toBeLessThanOrEqual(answered());
});

it('counts answers other than 2xx as failed', async () => {
  const { failed } = await pressed(['/full']);
  expect(failed).toBeGreaterThan(10);
  expect(failed).toBeLessThanOrEqual(answered());
});

it('counts a connection that breaks as failed, and ends', async () => {
  expect((await pressed(['/cut'])).failed).toBe(3);
});
