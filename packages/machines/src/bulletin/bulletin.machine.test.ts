import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { bulletinMachine } from './bulletin.machine.ts';
import { isShown, phaseOf } from './bulletin-rules.ts';
import type { Bulletin } from './bulletin-rules.ts';

const START = '2026-11-21T08:00:00.000Z';
const END = '2026-11-21T10:00:00.000Z';
const HOUR_MS = 3_600_000;
const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);
const notice = (more: Partial<Bulletin> = {}): Bulletin => ({
  id: '1',
  content: 'The portal rests on Sunday.',
  startTime: START,
  endTime: END,
  status: 1,
  ...more,
});

function createBulletinActor(bulletin: Bulletin | null, closedId: string | null, now: number) {
  const stored: (string | null)[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    bulletinMachine.provide({ actions: { storeClosed: (_, { id }) => void stored.push(id) } }),
    { input: { bulletin, closedId, at: now }, clock },
  ).start();
  return { actor, clock, stored, isShown: () => actor.getSnapshot().hasTag('shown') };
}

test.each([
  ['a moment before it begins', at('07:59:59.999'), 'before'],
  ['when it begins', at('08:00:00'), 'running'],
  ['when it ends', at('10:00:00'), 'running'],
  ['a moment after it ends', at('10:00:00.001'), 'over'],
] as const)('%s a notice is %s (B030)', (_, now, phase) => {
  expect(phaseOf(notice(), now)).toBe(phase);
  expect(isShown(notice(), null, now)).toBe(phase === 'running');
});

test.each([
  ['a draft', notice({ status: 0 })],
  ['a notice without a time', notice({ startTime: 'soon' })],
  ['a notice that ends before it begins', notice({ endTime: START, startTime: END })],
  ['no notice', null],
])('%s is never shown (B030)', (_, bulletin) => {
  expect(createBulletinActor(bulletin, null, at('09:00:00')).isShown()).toBe(false);
});

test('it appears and goes by itself, while the page stays open (B030)', () => {
  const { clock, isShown: shown } = createBulletinActor(notice(), null, at('07:00:00'));
  expect(shown()).toBe(false);
  clock.increment(HOUR_MS + 1);
  expect(shown()).toBe(true);
  clock.increment(2 * HOUR_MS);
  expect(shown()).toBe(false);
});

test('a start that is further away than a timer reaches is waited for (B030)', () => {
  const far = notice({ startTime: '2027-03-01T00:00:00.000Z', endTime: '2027-03-02T00:00:00.000Z' });
  const { actor, clock, isShown: shown } = createBulletinActor(far, null, at('07:00:00'));
  clock.increment(24 * HOUR_MS);
  expect([shown(), actor.getSnapshot().matches('waiting')]).toEqual([false, true]);
});

test('a tab that slept reads the clock (B030)', () => {
  const { actor, isShown: shown } = createBulletinActor(notice(), null, at('09:00:00'));
  actor.send({ type: 'clock.read', at: at('11:00:00') });
  expect(shown()).toBe(false);
});

test('closing hides it and is kept (B031)', () => {
  const { actor, stored, isShown: shown } = createBulletinActor(notice(), null, at('09:00:00'));
  actor.send({ type: 'bulletin.closed' });
  expect(shown()).toBe(false);
  expect(stored).toEqual(['1']);
  actor.send({ type: 'bulletin.received', bulletin: notice({ content: 'Changed.' }), at: at('09:30:00') });
  expect(shown()).toBe(false);
});

test('the one that was closed stays hidden after a reload (B031)', () => {
  const { stored, isShown: shown } = createBulletinActor(notice(), '1', at('09:00:00'));
  expect([shown(), stored]).toEqual([false, []]);
});

test('a new one resets the flag and is shown (B031)', () => {
  const { actor, stored, isShown: shown } = createBulletinActor(notice(), '1', at('09:00:00'));
  actor.send({ type: 'bulletin.received', bulletin: notice({ id: '2' }), at: at('09:01:00') });
  expect(shown()).toBe(true);
  expect(stored).toEqual([null]);
  actor.send({ type: 'bulletin.received', bulletin: notice(), at: at('09:02:00') });
  expect(shown()).toBe(true);
});

test('no notice for a while does not forget which one was closed (B031)', () => {
  const { actor, isShown: shown } = createBulletinActor(notice(), '1', at('09:00:00'));
  actor.send({ type: 'bulletin.received', bulletin: null, at: at('09:01:00') });
  actor.send({ type: 'bulletin.received', bulletin: notice(), at: at('09:02:00') });
  expect(shown()).toBe(false);
});

test('one that is closed in its time is over with its time, and a later one is shown (B030, B031)', () => {
  const { actor, isShown: shown } = createBulletinActor(notice(), null, at('09:00:00'));
  actor.send({ type: 'bulletin.closed' });
  expect(actor.getSnapshot().matches('closed')).toBe(true);
  expect(actor.getSnapshot().context.closedId).toBe('1');
  actor.send({ type: 'clock.read', at: at('10:00:00.001') });
  expect(actor.getSnapshot().matches('over')).toBe(true);
  actor.send({ type: 'bulletin.received', bulletin: notice({ id: '2' }), at: at('09:30:00') });
  expect(shown()).toBe(true);
});

test('one that was closed stays closed whatever the clock says, while its time lasts (B031)', () => {
  const { actor, isShown: shown } = createBulletinActor(notice(), '1', at('07:00:00'));
  expect(actor.getSnapshot().matches('closed')).toBe(true);
  actor.send({ type: 'clock.read', at: at('09:00:00') });
  expect([shown(), actor.getSnapshot().matches('closed')]).toEqual([false, true]);
});

test('one that is shown goes a moment after its end, not before, and one that waits comes with its start (B030)', () => {
  const { actor, clock, isShown: shown } = createBulletinActor(notice(), null, at('08:00:00'));
  clock.increment(2 * HOUR_MS);
  expect(shown()).toBe(true);
  clock.increment(1);
  expect(shown()).toBe(false);
  expect(actor.getSnapshot().matches('over')).toBe(true);
  const waiting = createBulletinActor(notice(), null, at('07:59:59.999'));
  expect(waiting.isShown()).toBe(false);
  waiting.clock.increment(2);
  expect(waiting.isShown()).toBe(true);
});
