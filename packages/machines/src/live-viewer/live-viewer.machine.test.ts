import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { aheadOf, liveViewerMachine, LOOK_MAX_MS, nextLookMs } from './live-viewer.machine.ts';
import type { LiveFacts, ReserveLiveInput } from './live-viewer.machine.ts';

const START = Date.parse('2026-11-28T12:00:00Z');
const MINUTE_MS = 60_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const facts = (more: Partial<LiveFacts> = {}): LiveFacts => ({
  state: 'scheduled',
  isBeginning: false,
  startsAt: new Date(START).toISOString(),
  roomOpensAt: new Date(START - 15 * MINUTE_MS).toISOString(),
  serverTime: new Date(Date.now()).toISOString(),
  reserved: false,
  reservedCount: 3,
  ...more,
});

function open(live: LiveFacts) {
  const loadLive = fakeActor<LiveFacts>();
  const saveReservation = fakeActor<{ reserved: boolean; reservedCount: number }, ReserveLiveInput>();
  const actor = createActor(
    liveViewerMachine.provide({
      actors: { loadLive: loadLive.logic, saveReservation: saveReservation.logic },
    }),
    { input: { live, aheadMs: aheadOf(live) } },
  ).start();
  return {
    actor,
    loadLive,
    saveReservation,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
  };
}

test('a page that is opened far ahead becomes the waiting room, live and over by itself, at the right second (B064)', async () => {
  vi.setSystemTime(START - 20 * MINUTE_MS);
  const { loadLive, tags } = open(facts());
  expect(tags()).toEqual(['scheduled']);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
  expect(loadLive.inputs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(loadLive.inputs).toHaveLength(1);
  await loadLive.succeed(facts({ state: 'waiting' }));
  expect(tags()).toEqual(['waiting']);
  // A host may begin early.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(loadLive.inputs).toHaveLength(2);
  await loadLive.succeed(facts({ state: 'live' }));
  expect(tags()).toEqual(['live']);
  await vi.advanceTimersByTimeAsync(10_000);
  await loadLive.succeed(facts({ state: 'ended' }));
  expect(tags()).toEqual(['over']);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(loadLive.inputs).toHaveLength(3);
});

test('the clock of the server counts, and no timer is longer than browsers keep one', () => {
  vi.setSystemTime(START - 10 * 86_400_000);
  expect(nextLookMs({ live: facts(), aheadMs: 0 })).toBe(LOOK_MAX_MS);
  vi.setSystemTime(START);
  // This device is an hour ahead.
  const live = facts({ serverTime: new Date(START - 60 * MINUTE_MS).toISOString() });
  expect(open(live).context().aheadMs).toBe(-60 * MINUTE_MS);
  expect(nextLookMs({ live, aheadMs: -20 * MINUTE_MS })).toBe(5 * MINUTE_MS);
  expect(nextLookMs({ live: facts({ state: 'waiting' }), aheadMs: -10_000 })).toBe(10_000);
  expect(nextLookMs({ live: facts({ state: 'waiting' }), aheadMs: 10_000 })).toBe(3_000);
  // Until there is something to see, and afterwards.
  expect(nextLookMs({ live: facts({ state: 'live', isBeginning: true }), aheadMs: 0 })).toBe(3_000);
  expect(nextLookMs({ live: facts({ state: 'live' }), aheadMs: 0 })).toBe(10_000);
});

test('a tab that slept looks at once, and one that lost the network goes on by itself', async () => {
  vi.setSystemTime(START - 60 * MINUTE_MS);
  const { actor, loadLive, tags } = open(facts());
  actor.send({ type: 'page.woken' });
  await loadLive.fail('NETWORK');
  expect(tags()).toEqual(['offline']);
  await vi.advanceTimersByTimeAsync(1_000);
  await loadLive.fail('NETWORK');
  actor.send({ type: 'page.woken' });
  await loadLive.succeed(facts({ state: 'live' }));
  expect([tags(), loadLive.inputs.length]).toEqual([['live'], 3]);
});

test('a session that is deleted while people wait says so', async () => {
  vi.setSystemTime(START - MINUTE_MS);
  const { actor, loadLive, tags } = open(facts({ state: 'waiting' }));
  actor.send({ type: 'page.woken' });
  await loadLive.fail('LIVE_DELETED');
  expect(tags()).toEqual(['deleted']);
});

test('a reservation is asked for and withdrawn, and a refusal says why', async () => {
  const { actor, saveReservation, tags, context } = open(facts());
  actor.send({ type: 'reservation.requested' });
  expect(tags()).toContain('reserving');
  actor.send({ type: 'reservation.withdrawn' });
  await saveReservation.succeed({ reserved: true, reservedCount: 4 });
  expect(context().live).toMatchObject({ reserved: true, reservedCount: 4 });
  actor.send({ type: 'reservation.withdrawn' });
  await saveReservation.succeed({ reserved: false, reservedCount: 3 });
  actor.send({ type: 'reservation.requested' });
  await saveReservation.fail('QUOTA_EXCEEDED');
  expect([tags(), context().problem?.code]).toEqual([['failed', 'scheduled'], 'QUOTA_EXCEEDED']);
  actor.send({ type: 'problem.dismissed' });
  expect(tags()).toEqual(['scheduled']);
  expect(saveReservation.inputs).toEqual([{ reserved: true }, { reserved: false }, { reserved: true }]);
});
