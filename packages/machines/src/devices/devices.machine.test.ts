import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { devicesMachine } from './devices.machine.ts';

const ONE = { type: 'signOut.requested', choice: { scope: 'one', sessionId: 's1' } } as const;
const OTHERS = { type: 'signOut.requested', choice: { scope: 'others' } } as const;

function createDevicesActor() {
  const endSession = fakeActor<unknown, { sessionId: string }>();
  const endOtherSessions = fakeActor<unknown>();
  let changes = 0;
  const actor = createActor(
    devicesMachine.provide({
      actors: { endSession: endSession.logic, endOtherSessions: endOtherSessions.logic },
    }),
  );
  actor.on('devices.changed', () => (changes += 1));
  actor.start();
  const tags = (): string[] => [...actor.getSnapshot().tags];
  return { actor, endSession, endOtherSessions, tags, changes: () => changes };
}

test('one device is signed out after a question, once (B025)', async () => {
  const { actor, endSession, tags, changes } = createDevicesActor();
  actor.send(ONE);
  expect(tags()).toEqual(['confirming']);
  expect(endSession.inputs).toEqual([]);
  actor.send({ type: 'signOut.confirmed' });
  actor.send({ type: 'signOut.confirmed' });
  expect(endSession.inputs).toEqual([{ sessionId: 's1' }]);
  await endSession.succeed(undefined);
  expect(tags()).toEqual(['signedOut']);
  expect(changes()).toBe(1);
});

test('all others are signed out after a question (B025)', async () => {
  const { actor, endSession, endOtherSessions, tags } = createDevicesActor();
  actor.send(OTHERS);
  actor.send({ type: 'signOut.confirmed' });
  await endOtherSessions.succeed(undefined);
  expect(tags()).toEqual(['signedOut']);
  expect(endSession.inputs).toEqual([]);
});

test('who says no has signed nobody out (B025)', () => {
  const { actor, endOtherSessions, tags } = createDevicesActor();
  actor.send(OTHERS);
  actor.send({ type: 'signOut.cancelled' });
  expect(tags()).toEqual([]);
  expect(endOtherSessions.inputs).toEqual([]);
});

test('a device that is gone already counts as signed out (B025)', async () => {
  const { actor, endSession, tags, changes } = createDevicesActor();
  actor.send(ONE);
  actor.send({ type: 'signOut.confirmed' });
  await endSession.fail('NOT_FOUND');
  expect(tags()).toEqual(['signedOut']);
  expect(actor.getSnapshot().context.problem).toBeNull();
  expect(changes()).toBe(1);
});

test('a failure is told and can be tried again or put away (B025)', async () => {
  const { actor, endSession, tags } = createDevicesActor();
  actor.send(ONE);
  actor.send({ type: 'signOut.confirmed' });
  await endSession.fail('NETWORK');
  expect(tags()).toEqual(['failed']);
  actor.send({ type: 'signOut.confirmed' });
  expect(endSession.inputs).toHaveLength(2);
  await endSession.fail('NETWORK');
  actor.send({ type: 'problem.dismissed' });
  expect(actor.getSnapshot().context).toEqual({ choice: null, problem: null });
  expect(tags()).toEqual([]);
});

test('what the page shows follows each step, and nothing of an earlier one stays (B025)', async () => {
  const { actor, endSession, endOtherSessions, changes } = createDevicesActor();
  const shown = () => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags], context.choice, context.problem?.code ?? null];
  };
  actor.send(ONE);
  actor.send({ type: 'signOut.cancelled' });
  expect(shown()).toEqual([[], null, null]);
  actor.send(ONE);
  actor.send({ type: 'signOut.confirmed' });
  expect(shown()).toEqual([['busy'], ONE.choice, null]);
  await endSession.fail('NETWORK');
  expect(shown()).toEqual([['failed'], ONE.choice, 'NETWORK']);
  actor.send({ type: 'signOut.confirmed' });
  expect(shown()).toEqual([['busy'], ONE.choice, null]);
  await endSession.fail('NETWORK');
  actor.send(OTHERS);
  expect(shown()).toEqual([['confirming'], OTHERS.choice, null]);
  actor.send({ type: 'signOut.confirmed' });
  await endOtherSessions.fail('SERVICE_UNAVAILABLE');
  expect(shown()).toEqual([['failed'], OTHERS.choice, 'SERVICE_UNAVAILABLE']);
  actor.send({ type: 'signOut.confirmed' });
  expect(endOtherSessions.inputs).toHaveLength(2);
  await endOtherSessions.succeed(undefined);
  expect(shown()).toEqual([['signedOut'], OTHERS.choice, null]);
  // The list is read again after every try: one that failed may have done its work all the same.
  expect(changes()).toBe(4);
});
