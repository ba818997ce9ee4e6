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
  // As text: the first line of a failure tells what happened, also where a log keeps no more of it.
  for (const what of ['lost', 'doubled', 'failedStarts', 'wrong'] as const)
    expect.soft(outcome[what].join('\n'), what).toBe('');
  expect(outcome.rounds).toBe(ROUNDS);
  expect(outcome.acknowledged).toBeGreaterThan(0);
});
