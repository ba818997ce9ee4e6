import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { dataExportMachine } from './data-export.machine.ts';
import type { DataExport } from './data-export.machine.ts';

const NONE: DataExport = { status: 'none', progress: 0, url: null, expiresAt: null, requestedAt: null };
const READY: DataExport = {
  status: 'ready',
  progress: 100,
  url: '/api/accounts/users/export/x',
  expiresAt: '2026-11-22T08:00:00.000Z',
  requestedAt: '2026-11-21T08:00:00.000Z',
};
const preparing = (progress: number): DataExport => ({ ...READY, status: 'preparing', progress, url: null });

function createExportActor(copy: DataExport = NONE) {
  const startExport = fakeActor<DataExport>();
  const pollExport = fakeActor<DataExport>();
  const actor = createActor(
    dataExportMachine.provide({ actors: { startExport: startExport.logic, pollExport: pollExport.logic } }),
    { input: { copy } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'ready');
  return { actor, startExport, pollExport, has };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a copy is asked for once, followed and offered (B077)', async () => {
  const { actor, startExport, pollExport, has } = createExportActor();
  expect(has('requestable')).toBe(true);
  actor.send({ type: 'export.requested' });
  actor.send({ type: 'export.requested' });
  expect(startExport.inputs).toHaveLength(1);
  await startExport.succeed(preparing(0));
  expect(has('preparing')).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await pollExport.succeed(preparing(40));
  expect(actor.getSnapshot().context.copy.progress).toBe(40);
  await vi.advanceTimersByTimeAsync(2_000);
  await pollExport.succeed(READY);
  expect(has('ready')).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000 * 3);
  expect(pollExport.inputs).toHaveLength(2);
  actor.send({ type: 'link.expired' });
  expect(has('expired')).toBe(true);
  expect(has('requestable')).toBe(true);
});

test.each([
  [preparing(20), 'preparing'],
  [READY, 'ready'],
  [{ ...NONE, status: 'expired' as const }, 'expired'],
  [{ ...NONE, status: 'failed' as const }, 'failed'],
])('what was there before the page was opened goes on: %j is %s (B077)', (copy, tag) => {
  expect(createExportActor(copy).has(tag)).toBe(true);
});

describe('what gets in the way', () => {
  test('a lost connection while it is made: it goes on by itself (B077)', async () => {
    const { actor, pollExport, has } = createExportActor(preparing(10));
    await vi.advanceTimersByTimeAsync(2_000);
    await pollExport.fail('NETWORK');
    expect(has('offline')).toBe(true);
    expect(has('preparing')).toBe(true);
    actor.send({ type: 'network.restored' });
    await pollExport.fail('SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(pollExport.inputs).toHaveLength(3);
    await pollExport.succeed(READY);
    expect(has('ready')).toBe(true);
  });

  test('a fresh proof is wanted: it is asked for again after it (B077)', async () => {
    const { actor, startExport, has } = createExportActor();
    actor.send({ type: 'export.requested' });
    await startExport.fail('REAUTHENTICATION_REQUIRED');
    expect(has('proofNeeded')).toBe(true);
    actor.send({ type: 'proof.given' });
    expect(startExport.inputs).toHaveLength(2);
    await startExport.fail('REAUTHENTICATION_REQUIRED');
    actor.send({ type: 'proof.declined' });
    expect(has('requestable')).toBe(true);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  test('too many copies a day: it says so, and a later try can pass (B077)', async () => {
    const { actor, startExport, has } = createExportActor();
    actor.send({ type: 'export.requested' });
    await startExport.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 3600 });
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: 3600,
    });
    actor.send({ type: 'export.requested' });
    expect(startExport.inputs).toHaveLength(2);
  });
});
