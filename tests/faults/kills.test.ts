import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killRounds } from './kill-rounds.ts';
import { killAll } from './server-process.ts';

/** Each kind of kill twice; `npm run faults` does many more. */
const ROUNDS = 8;
const folder = await mkdtemp(join(tmpdir(), 'stoa-kills-'));
await chmod(folder, 0o711);
afterAll(async () => {
  killAll();
  await rm(folder, { recursive: true, force: true });
});

it('kills of the server, of its database, of one connection and of both lose and double nothing that was acknowledged, and every start works (TRUST F1, F2, F4, F10)', async () => {
  const outcome = await killRounds(join(folder, 'data'), ROUNDS);
  // One by one: what an object holds more is left out of the message of a failure.
  expect.soft(outcome.lost).toEqual([]);
  expect.soft(outcome.doubled).toEqual([]);
  expect.soft(outcome.failedStarts).toEqual([]);
  expect.soft(outcome.wrong).toEqual([]);
  expect(outcome.rounds).toBe(ROUNDS);
  expect(outcome.acknowledged).toBeGreaterThan(0);
});
