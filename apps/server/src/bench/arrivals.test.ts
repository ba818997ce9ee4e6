import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive } from './arrivals.ts';

let connected = 0;
const server = createServer((request, response) => {
  if (request.url === '/cut') request.socket.destroy();
  else response.writeHead(request.url === '/full' ? 503 : 200).end(request.headers['x-who']);
}).on('connection', () => connected++);
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const asked = (paths: string[], connections: number) => {
  let sent = 0;
  const next = () => ({ path: paths[sent++ % paths.length] as string, headers: { 'x-who': 'a crowd' } });
  return arrive({ url, next, rate: 1000, seconds: 0.2, connections, timeoutMs: 10_000 }).then((answers) => ({
    answers,
    sent,
  }));
};

it('tells of each request what became of it', async () => {
  const { answers, sent } = await asked(['/', '/full', '/cut'], 50);
  expect(answers).toHaveLength(sent);
  expect(sent).toBeGreaterThan(50);
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => [200, 503, 0][index % 3]));
});

it('opens no more connections than it may', async () => {
  connected = 0;
  await asked(['/'], 3);
  expect(connected).toBeLessThanOrEqual(3);
});
