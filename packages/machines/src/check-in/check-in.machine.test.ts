import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { CheckedIn, CheckInCall, CheckInInput } from './check-in.machine.ts';

const INPUT: CheckInInput = { attendanceId: '1700000000000550001', needsCode: true, code: '' };
const PRESENT: CheckedIn = { record: 'present', checkedInAt: '2026-11-21T08:04:00.000Z' };

function createCheckInActor(input: Partial<CheckInInput> = {}) {
  const checkIn = fakeActor<CheckedIn, CheckInCall>();
  const actor = createActor(checkInMachine.provide({ actors: { checkIn: checkIn.logic } }), {
    input: { ...INPUT, ...input },
  }).start();
  const tags = (): string[] => [...actor.getSnapshot().tags].sort();
  const problem = () => actor.getSnapshot().context.problem;
  return { actor, checkIn, tags, problem };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('checking in (B065)', () => {
  test('by a button is one request, however often it is pressed', async () => {
    const { actor, checkIn, tags } = createCheckInActor({ needsCode: false });
    actor.send({ type: 'checkIn.requested' });
    actor.send({ type: 'checkIn.requested' });
    expect(checkIn.inputs).toEqual([{ attendanceId: INPUT.attendanceId, code: undefined }]);
    expect(tags()).toEqual(['busy']);
    await checkIn.succeed(PRESENT);
    expect(tags()).toEqual(['checkedIn']);
    expect(actor.getSnapshot().context.checkedIn).toEqual(PRESENT);
  });

  test('by a code needs all of its digits, of whichever script', async () => {
    const { actor, checkIn, tags } = createCheckInActor();
    actor.send({ type: 'code.changed', code: '٤٨ ٢' });
    actor.send({ type: 'checkIn.requested' });
    expect(tags()).toEqual(['incomplete', 'ready']);
    expect(checkIn.inputs).toEqual([]);
    actor.send({ type: 'code.changed', code: '٤٨٢٩١٣' });
    expect(tags()).toEqual(['ready']);
    actor.send({ type: 'checkIn.requested' });
    expect(checkIn.inputs).toEqual([{ attendanceId: INPUT.attendanceId, code: '482913' }]);
  });

  test('begins with the code of a scanned address, and takes no more of it than a code has', () => {
    const { actor, checkIn } = createCheckInActor({ code: '482-913-77' });
    actor.send({ type: 'checkIn.requested' });
    expect(checkIn.inputs[0]?.code).toBe('482913');
  });

  test('with a wrong code says how many tries are left, and a new digit takes that away', async () => {
    const { actor, checkIn, tags, problem } = createCheckInActor({ code: '000000' });
    actor.send({ type: 'checkIn.requested' });
    await checkIn.fail('CODE_INVALID', { attemptsLeft: 3 });
    expect([tags(), problem()]).toEqual([['failed', 'ready'], { code: 'CODE_INVALID', attemptsLeft: 3 }]);
    expect(actor.getSnapshot().context.code).toBe('000000');
    actor.send({ type: 'code.changed', code: '0' });
    expect([tags(), problem()]).toEqual([['ready'], null]);
  });

  test.each([
    'ACTIVITY_ENDED',
    'ACTIVITY_NOT_STARTED',
    'NOT_ENROLLED',
    'CODE_ATTEMPTS_EXCEEDED',
    'FORBIDDEN',
  ])('is refused by %s, which can be put away and tried again', async (code) => {
    const { actor, checkIn, tags, problem } = createCheckInActor({ code: '482913' });
    actor.send({ type: 'checkIn.requested' });
    await checkIn.fail(code, { requestId: 'req-1' });
    expect(problem()).toEqual({ code, requestId: 'req-1' });
    actor.send({ type: 'problem.dismissed' });
    expect([tags(), problem()]).toEqual([['ready'], null]);
    actor.send({ type: 'checkIn.requested' });
    expect(checkIn.inputs).toHaveLength(2);
  });

  test('goes on by itself after a lost connection, or is given up', async () => {
    const { actor, checkIn, tags, problem } = createCheckInActor({ code: '482913' });
    actor.send({ type: 'checkIn.requested' });
    await checkIn.fail('NETWORK');
    expect(tags()).toEqual(['busy', 'offline']);
    await vi.advanceTimersByTimeAsync(1_000);
    await checkIn.fail('SERVICE_UNAVAILABLE');
    actor.send({ type: 'network.restored' });
    expect(checkIn.inputs).toHaveLength(3);
    await checkIn.fail('NETWORK');
    actor.send({ type: 'problem.dismissed' });
    expect([tags(), problem()]).toEqual([['ready'], null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(checkIn.inputs).toHaveLength(3);
  });

  test('waits for a sign-in and goes on afterwards', async () => {
    const { actor, checkIn, tags } = createCheckInActor({ code: '482913' });
    actor.send({ type: 'checkIn.requested' });
    await checkIn.fail('TOKEN_EXPIRED');
    expect(tags()).toEqual(['signInNeeded']);
    actor.send({ type: 'signIn.completed' });
    await checkIn.succeed(PRESENT);
    expect(tags()).toEqual(['checkedIn']);
  });

  test('can be given up where signing in is needed', async () => {
    const { actor, checkIn, tags, problem } = createCheckInActor({ code: '482913' });
    actor.send({ type: 'checkIn.requested' });
    await checkIn.fail('UNAUTHENTICATED');
    actor.send({ type: 'problem.dismissed' });
    expect([tags(), problem()]).toEqual([['ready'], null]);
  });
});

test('every state can be reached and none is a dead end (B065)', () => {
  const codes = ['NETWORK', 'UNAUTHENTICATED', 'CODE_INVALID', 'ACTIVITY_ENDED'];
  const events = [
    { type: 'code.changed', code: '482913' },
    { type: 'code.changed', code: '' },
    { type: 'checkIn.requested' },
    { type: 'problem.dismissed' },
    { type: 'network.restored' },
    { type: 'signIn.completed' },
    done('checkIn', PRESENT),
    ...codes.map((code) => failed('checkIn', { code })),
    elapsed('backOff', 'checkIn.sending.waiting'),
  ];
  const reached = [true, false].flatMap((needsCode) =>
    walk(checkInMachine, {
      input: { ...INPUT, needsCode },
      events,
      facts: ({ problem, code }) => ({ problem: problem?.code, code }),
    }),
  );
  expect(unreachedStates(checkInMachine, reached)).toEqual(['checkIn.sending.evaluating']);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', [{ type: 'signIn.completed' }])).toEqual([]);
});

test('each lost try waits longer, and another try begins with the short wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { actor, checkIn, tags, problem } = createCheckInActor({ needsCode: false });
  const ask = () => actor.send({ type: 'checkIn.requested' });
  ask();
  await checkIn.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect(checkIn.inputs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await checkIn.fail('SERVICE_UNAVAILABLE');
  expect(tags()).toEqual(['busy', 'offline']);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(checkIn.inputs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await checkIn.fail('FORBIDDEN');
  ask();
  expect(problem()).toBeNull();
  await checkIn.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(checkIn.inputs).toHaveLength(5);
  await checkIn.succeed(PRESENT);
  expect([tags(), problem()]).toEqual([['checkedIn'], null]);
});
