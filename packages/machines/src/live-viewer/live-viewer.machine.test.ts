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

test.each<[string, Partial<LiveFacts>, number, number]>([
  ['whose room should be open already', { state: 'scheduled' }, 0, 3_000],
  ['whose room opens in a minute', { state: 'scheduled' }, 16 * MINUTE_MS, MINUTE_MS],
  ['that is a day away', { state: 'scheduled' }, 86_400_000, 15 * MINUTE_MS],
  ['that begins in a while', { state: 'waiting' }, 5 * MINUTE_MS, 20_000],
  ['that begins in five seconds', { state: 'waiting' }, 5_000, 5_000],
  ['whose host is late', { state: 'waiting' }, -5 * MINUTE_MS, 3_000],
])('a session %s is looked at in time', async (_, more, untilStart, wait) => {
  vi.setSystemTime(START - untilStart);
  const { loadLive } = open(facts(more));
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(loadLive.inputs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(loadLive.inputs).toHaveLength(1);
});

test.each<[LiveFacts['state'], string]>([
  ['scheduled', 'scheduled'],
  ['waiting', 'waiting'],
  ['live', 'live'],
  ['ended', 'over'],
  ['replay', 'over'],
])('a page that woke looks at once at a session that was %s', async (state, tag) => {
  vi.setSystemTime(START - 60 * MINUTE_MS);
  const { actor, loadLive, tags } = open(facts({ state }));
  expect(tags()).toEqual([tag]);
  actor.send({ type: 'page.woken' });
  expect([tags(), loadLive.inputs.length]).toEqual([[], 1]);
  await loadLive.succeed(facts({ state }));
  expect(tags()).toEqual([tag]);
});

test('each answer tells the clock of the server anew', async () => {
  vi.setSystemTime(START - 40 * MINUTE_MS);
  const { actor, loadLive, context } = open(facts());
  actor.send({ type: 'page.woken' });
  // The room opens in five minutes, as the server has it.
  await loadLive.succeed(facts({ serverTime: new Date(START - 20 * MINUTE_MS).toISOString() }));
  expect(context().aheadMs).toBe(20 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(loadLive.inputs).toHaveLength(2);
});

test('a page without the network tries ever more slowly, and begins with the short wait after an answer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.setSystemTime(START - 60 * MINUTE_MS);
  const { actor, loadLive, tags } = open(facts());
  actor.send({ type: 'page.woken' });
  await loadLive.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect([tags(), loadLive.inputs.length]).toEqual([['offline'], 1]);
  await vi.advanceTimersByTimeAsync(1);
  await loadLive.fail('INTERNAL_ERROR');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(loadLive.inputs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await loadLive.succeed(facts());
  actor.send({ type: 'page.woken' });
  await loadLive.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loadLive.inputs).toHaveLength(5);
});

test('a session that is deleted is never asked for again', async () => {
  vi.setSystemTime(START - MINUTE_MS);
  const { actor, loadLive, tags } = open(facts({ state: 'live' }));
  actor.send({ type: 'page.woken' });
  await loadLive.fail('LIVE_DELETED');
  actor.send({ type: 'page.woken' });
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect([tags(), loadLive.inputs.length]).toEqual([['deleted'], 1]);
});

test('a reservation that was refused can be asked for again, and changes nothing else of the session', async () => {
  const { actor, saveReservation, tags, context } = open(facts());
  actor.send({ type: 'reservation.requested' });
  expect(tags()).toEqual(['reserving', 'scheduled']);
  await saveReservation.fail('PURCHASE_REQUIRED', { requestId: 'req-1' });
  expect(context().problem).toEqual({ code: 'PURCHASE_REQUIRED', requestId: 'req-1' });
  actor.send({ type: 'reservation.requested' });
  expect([tags(), context().problem]).toEqual([['reserving', 'scheduled'], null]);
  await saveReservation.fail('QUOTA_EXCEEDED');
  actor.send({ type: 'problem.dismissed' });
  expect([tags(), context().problem]).toEqual([['scheduled'], null]);
  actor.send({ type: 'reservation.withdrawn' });
  await saveReservation.succeed({ reserved: false, reservedCount: 2 });
  expect(context().live).toEqual({ ...facts(), serverTime: context().live.serverTime, reservedCount: 2 });
  expect(saveReservation.inputs).toEqual([{ reserved: true }, { reserved: true }, { reserved: false }]);
});
