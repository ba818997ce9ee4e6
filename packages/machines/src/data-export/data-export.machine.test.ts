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

describe('what the page shows at each step, without anything of an earlier refusal', () => {
  const shownBy = ({ actor }: ReturnType<typeof createExportActor>) => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags].toSorted(), context.problem?.code ?? null];
  };

  test.each([
    [NONE, ['requestable']],
    [READY, ['ready', 'requestable']],
  ])('of asking for a copy where there is %j (B077)', async (copy, tags) => {
    const all = createExportActor(copy);
    const { actor, startExport } = all;
    const ask = () => {
      actor.send({ type: 'export.requested' });
      expect(shownBy(all)).toEqual([['busy'], null]);
    };
    expect(shownBy(all)).toEqual([tags, null]);
    ask();
    await startExport.fail('REAUTHENTICATION_REQUIRED');
    expect(shownBy(all)).toEqual([['proofNeeded'], 'REAUTHENTICATION_REQUIRED']);
    actor.send({ type: 'proof.declined' });
    expect(shownBy(all)).toEqual([tags, null]);
    ask();
    await startExport.fail('REAUTHENTICATION_REQUIRED');
    actor.send({ type: 'proof.given' });
    expect(shownBy(all)).toEqual([['busy'], null]);
    await startExport.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed', 'requestable'], 'NETWORK']);
    ask();
    await startExport.succeed(preparing(0));
    expect(shownBy(all)).toEqual([['preparing'], null]);
  });

  test('of a copy that is being made (B077)', async () => {
    const all = createExportActor(preparing(0));
    await vi.advanceTimersByTimeAsync(2_000);
    await all.pollExport.fail('NETWORK');
    expect(shownBy(all)).toEqual([['offline', 'preparing'], 'NETWORK']);
    all.actor.send({ type: 'network.restored' });
    await all.pollExport.succeed(preparing(50));
    expect(shownBy(all)).toEqual([['preparing'], null]);
    await vi.advanceTimersByTimeAsync(2_000);
    await all.pollExport.fail('NOT_FOUND');
    expect(shownBy(all)).toEqual([['failed', 'requestable'], 'NOT_FOUND']);
  });

  test('of a copy whose link has run out: another can be asked for (B077)', () => {
    const all = createExportActor(READY);
    all.actor.send({ type: 'link.expired' });
    expect(shownBy(all)).toEqual([['expired', 'requestable'], null]);
  });
});

test('over a lost connection it is asked for later each time, and soon again once it was there (B077)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { pollExport } = createExportActor(preparing(0));
  const goesOutAfter = async (milliseconds: number): Promise<boolean> => {
    const before = pollExport.inputs.length;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    const early = pollExport.inputs.length - before;
    await vi.advanceTimersByTimeAsync(1);
    return early === 0 && pollExport.inputs.length === before + 1;
  };
  for (let round = 1; round <= 2; round += 1) {
    expect(await goesOutAfter(2_000)).toBe(true);
    for (const milliseconds of [500, 1_000, 2_000]) {
      await pollExport.fail('NETWORK');
      expect(await goesOutAfter(milliseconds)).toBe(true);
    }
    await pollExport.succeed(preparing(50));
  }
});
