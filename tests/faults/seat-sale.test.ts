import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sellSeats } from './seat-sale.ts';
import { killAll } from './server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'stoa-seats-'));
await chmod(folder, 0o711);
afterAll(async () => {
  killAll();
  await rm(folder, { recursive: true, force: true });
});

it('the last seats are sold once each, to who has paid once, while server and database are killed (R32, TRUST 57, F1, F2)', async () => {
  const { wrong, sold, byCard, cancelled } = await sellSeats({
    folder: join(folder, 'data'),
    buyers: 60,
    seats: 12,
    withinMs: 2000,
    kills: ['both'],
  });
  // As text: the first line of a failure tells what happened, also where a log keeps no more of it.
  expect(wrong.join('\n')).toBe('');
  expect(sold).toBe(12);
  expect(byCard).toBeGreaterThan(0);
  expect(cancelled).toBeGreaterThan(0);
});
