import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { enrolmentMachine } from './enrolment.machine.ts';
import type { EnrolInput, EnrolmentInput } from './enrolment.machine.ts';

const INPUT: EnrolmentInput = { classId: '1700000000000200001', enrollment: 0, keySeed: 'seed' };

function createEnrolmentActor(input: Partial<EnrolmentInput> = {}) {
  const enrol = fakeActor<unknown, EnrolInput>();
  const leave = fakeActor<unknown, { classId: string }>();
  const actor = createActor(
    enrolmentMachine.provide({ actors: { enrol: enrol.logic, leave: leave.logic } }),
    {
      input: { ...INPUT, ...input },
    },
  ).start();
  const tags = (): string[] => [...actor.getSnapshot().tags].sort();
  return { actor, enrol, leave, tags };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('joining a class', () => {
  test('is not broken off by a click while the request is under way (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    actor.send({ type: 'problem.dismissed' });
    expect(tags()).toEqual(['busy']);
    await enrol.succeed(undefined);
    expect(tags()).toEqual(['enrolled']);
  });

  test('can be asked for again where signing in was needed (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('UNAUTHENTICATED');
    expect(tags()).toEqual(['signInNeeded']);
    actor.send({ type: 'enrol.requested' });
    expect(enrol.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['seed-1', 'seed-1']);
  });

  test('is one request, however often it is clicked (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    actor.send({ type: 'enrol.requested' });
    expect(enrol.inputs).toEqual([{ classId: INPUT.classId, idempotencyKey: 'seed-1' }]);
    await enrol.succeed(undefined);
    expect(tags()).toEqual(['enrolled']);
    expect(actor.getSnapshot().context.enrollment).toBe(1);
  });

  test('goes on by itself after a lost connection, with the same key (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('NETWORK');
    expect(tags()).toEqual(['busy', 'offline']);
    await vi.advanceTimersByTimeAsync(1_000);
    await enrol.fail('SERVICE_UNAVAILABLE');
    actor.send({ type: 'network.restored' });
    expect(enrol.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['seed-1', 'seed-1', 'seed-1']);
    await enrol.succeed(undefined);
    expect(tags()).toEqual(['enrolled']);
  });

  test('an answer that was lost is found out by the class itself (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('NETWORK');
    actor.send({ type: 'class.refreshed', enrollment: 1 });
    expect(tags()).toEqual(['enrolled']);
  });

  test('waits for a login and comes back to it (B006)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('UNAUTHENTICATED');
    expect(tags()).toEqual(['signInNeeded']);
    actor.send({ type: 'signIn.completed' });
    await enrol.succeed(undefined);
    expect(tags()).toEqual(['enrolled']);
  });

  test.each(['CLASS_FULL', 'CLASS_ENDED', 'MEMBERS_ONLY', 'VISITORS_ONLY', 'PURCHASE_REQUIRED', 'FORBIDDEN'])(
    'a refusal by %s is told and leaves the person outside (B056, B064)',
    async (code) => {
      const { actor, enrol, tags } = createEnrolmentActor();
      actor.send({ type: 'enrol.requested' });
      await enrol.fail(code, { requestId: 'req-1' });
      expect(tags()).toEqual(['failed', 'notEnrolled']);
      expect(actor.getSnapshot().context.problem).toEqual({ code, requestId: 'req-1' });
      actor.send({ type: 'enrol.requested' });
      expect(enrol.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['seed-1', 'seed-2']);
      await enrol.fail(code);
      actor.send({ type: 'problem.dismissed' });
      expect(tags()).toEqual(['notEnrolled']);
    },
  );

  test('can be given up while the network is away (B064)', async () => {
    const { actor, enrol, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('NETWORK');
    actor.send({ type: 'problem.dismissed' });
    expect(tags()).toEqual(['notEnrolled']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(enrol.inputs).toHaveLength(1);
  });
});

describe('leaving a class', () => {
  test('asks first (B064)', async () => {
    const { actor, leave, tags } = createEnrolmentActor({ enrollment: 1 });
    actor.send({ type: 'leave.requested' });
    expect(tags()).toEqual(['confirming', 'enrolled']);
    actor.send({ type: 'leave.cancelled' });
    expect(tags()).toEqual(['enrolled']);
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    expect(leave.inputs).toEqual([{ classId: INPUT.classId }]);
    await leave.succeed(undefined);
    expect(tags()).toEqual(['notEnrolled']);
    expect(actor.getSnapshot().context.enrollment).toBe(0);
  });

  test.each([
    ['FORBIDDEN', ['enrolled', 'failed']],
    ['NOT_ENROLLED', ['notEnrolled']],
    ['NETWORK', ['busy', 'offline']],
  ])('%s ends in %j (B064)', async (code, expected) => {
    const { actor, leave, tags } = createEnrolmentActor({ enrollment: 1 });
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    await leave.fail(code);
    expect(tags()).toEqual(expected);
  });
});

test('every state can be reached and none is a dead end (B064)', () => {
  const codes = ['NETWORK', 'UNAUTHENTICATED', 'CLASS_FULL', 'NOT_ENROLLED'];
  const events = [
    { type: 'enrol.requested' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.cancelled' },
    { type: 'problem.dismissed' },
    { type: 'network.restored' },
    { type: 'signIn.completed' },
    { type: 'class.refreshed', enrollment: 0 },
    { type: 'class.refreshed', enrollment: 1 },
    done('enrol', undefined),
    done('leave', undefined),
    ...codes.flatMap((code) => [failed('enrol', { code }), failed('leave', { code })]),
    elapsed('backOff', 'enrolment.enrolling.waiting'),
    elapsed('backOff', 'enrolment.leaving.waiting'),
  ];
  const reached = ([0, 1] as const).flatMap((enrollment) =>
    walk(enrolmentMachine, {
      input: { ...INPUT, enrollment },
      events,
      facts: ({ problem, enrollment: now }) => ({ problem: problem?.code, now }),
    }),
  );
  expect(unreachedStates(enrolmentMachine, reached)).toEqual([
    'enrolment.deciding',
    'enrolment.enrolling.evaluating',
    'enrolment.leaving.evaluating',
  ]);
  expect(deadEnds(reached, 'failed', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'offline', [{ type: 'problem.dismissed' }])).toEqual([]);
  expect(deadEnds(reached, 'signInNeeded', [{ type: 'signIn.completed' }])).toEqual([]);
  for (const { state } of reached) {
    if (state.hasTag('enrolled')) expect(state.context.enrollment).toBe(1);
    if (state.hasTag('notEnrolled')) expect(state.context.enrollment).toBe(0);
  }
});

describe('leaving a class after the session has ended', () => {
  const leaving = async (code: 'TOKEN_EXPIRED' | 'UNAUTHENTICATED') => {
    const all = createEnrolmentActor({ enrollment: 1 });
    all.actor.send({ type: 'leave.requested' });
    all.actor.send({ type: 'leave.confirmed' });
    await all.leave.fail(code);
    return all;
  };

  test.each(['TOKEN_EXPIRED', 'UNAUTHENTICATED'] as const)(
    'asks to sign in (%s) and goes on afterwards (B064)',
    async (code) => {
      const { actor, leave, tags } = await leaving(code);
      expect(tags()).toEqual(['signInNeeded']);
      actor.send({ type: 'signIn.completed' });
      expect(leave.inputs).toEqual([{ classId: INPUT.classId }, { classId: INPUT.classId }]);
      await leave.succeed(undefined);
      expect(tags()).toEqual(['notEnrolled']);
    },
  );

  test('can be asked for again without being confirmed twice (B064)', async () => {
    const { actor, leave, tags } = await leaving('TOKEN_EXPIRED');
    actor.send({ type: 'leave.requested' });
    expect([tags(), leave.inputs.length]).toEqual([['busy'], 2]);
  });

  test('can be given up (B064)', async () => {
    const { actor, leave, tags } = await leaving('TOKEN_EXPIRED');
    actor.send({ type: 'problem.dismissed' });
    expect([tags(), leave.inputs.length]).toEqual([['enrolled'], 1]);
    expect(actor.getSnapshot().context).toMatchObject({ enrollment: 1, problem: null });
  });
});

describe('what the page shows at each step', () => {
  const shownBy = ({ actor, tags }: ReturnType<typeof createEnrolmentActor>) => [
    tags(),
    actor.getSnapshot().context.problem?.code ?? null,
  ];

  test('of joining, and nothing of an earlier refusal stays (B064)', async () => {
    const all = createEnrolmentActor();
    const { actor, enrol } = all;
    expect(shownBy(all)).toEqual([['notEnrolled'], null]);
    actor.send({ type: 'enrol.requested' });
    expect(shownBy(all)).toEqual([['busy'], null]);
    await enrol.fail('CLASS_FULL');
    expect(shownBy(all)).toEqual([['failed', 'notEnrolled'], 'CLASS_FULL']);
    actor.send({ type: 'enrol.requested' });
    expect(shownBy(all)).toEqual([['busy'], null]);
    await enrol.fail('CLASS_FULL');
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([['notEnrolled'], null]);
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('TOKEN_EXPIRED');
    expect(shownBy(all)).toEqual([['signInNeeded'], 'TOKEN_EXPIRED']);
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([['notEnrolled'], null]);
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('NETWORK');
    expect(shownBy(all)).toEqual([['busy', 'offline'], 'NETWORK']);
    actor.send({ type: 'enrol.requested' });
    expect(shownBy(all)[0]).toEqual(['busy']);
    expect(enrol.inputs.slice(-2)).toEqual([enrol.inputs.at(-1), enrol.inputs.at(-1)]);
    await enrol.succeed(undefined);
    expect(shownBy(all)).toEqual([['enrolled'], null]);
  });

  test('of leaving, and nothing of an earlier refusal stays (B064)', async () => {
    const all = createEnrolmentActor({ enrollment: 1 });
    const { actor, leave } = all;
    const confirm = () => {
      actor.send({ type: 'leave.requested' });
      expect(shownBy(all)).toEqual([['confirming', 'enrolled'], null]);
      actor.send({ type: 'leave.confirmed' });
      expect(shownBy(all)).toEqual([['busy'], null]);
    };
    confirm();
    await leave.fail('FORBIDDEN');
    expect(shownBy(all)).toEqual([['enrolled', 'failed'], 'FORBIDDEN']);
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([['enrolled'], null]);
    confirm();
    await leave.fail('FORBIDDEN');
    confirm();
    await leave.fail('NETWORK');
    expect(shownBy(all)).toEqual([['busy', 'offline'], 'NETWORK']);
    actor.send({ type: 'problem.dismissed' });
    expect(shownBy(all)).toEqual([['enrolled'], null]);
    confirm();
    await leave.fail('NETWORK');
    actor.send({ type: 'network.restored' });
    expect(shownBy(all)[0]).toEqual(['busy']);
    await leave.fail('NOT_ENROLLED');
    expect(shownBy(all)).toEqual([['notEnrolled'], null]);
  });
});

describe('a class that was loaded again', () => {
  test('decides whether a person is in it (B064)', () => {
    const { actor, tags } = createEnrolmentActor();
    const refreshed = (enrollment: 0 | 1): string[] => {
      actor.send({ type: 'class.refreshed', enrollment });
      return [...tags(), `${actor.getSnapshot().context.enrollment}`];
    };
    expect(refreshed(0)).toEqual(['notEnrolled', '0']);
    expect(refreshed(1)).toEqual(['enrolled', '1']);
    actor.send({ type: 'leave.requested' });
    expect(refreshed(1)).toEqual(['confirming', 'enrolled', '1']);
    expect(refreshed(0)).toEqual(['notEnrolled', '0']);
  });

  test('says nothing to a request on its way unless the person is in it (B064)', () => {
    const { actor, tags } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    actor.send({ type: 'class.refreshed', enrollment: 0 });
    expect(tags()).toEqual(['busy']);
  });

  test('clears away why the person was kept out, or in (B064)', async () => {
    const { actor, enrol, leave } = createEnrolmentActor();
    const problem = () => actor.getSnapshot().context.problem;
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('CLASS_FULL');
    actor.send({ type: 'class.refreshed', enrollment: 1 });
    expect(problem()).toBeNull();
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    await leave.fail('FORBIDDEN');
    actor.send({ type: 'class.refreshed', enrollment: 0 });
    expect(problem()).toBeNull();
  });
});

describe('over a lost connection', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  const FIRST_MS = 500;

  /** Whether a request goes out in so many milliseconds, and not in one less. */
  async function goesOutAfter(milliseconds: number, { inputs }: { inputs: unknown[] }): Promise<boolean> {
    const before = inputs.length;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    const early = inputs.length - before;
    await vi.advanceTimersByTimeAsync(1);
    return early === 0 && inputs.length === before + 1;
  }

  test('joining is asked for later each time, and soon again by the next click (B064)', async () => {
    const { actor, enrol } = createEnrolmentActor();
    for (let click = 1; click <= 2; click += 1) {
      actor.send({ type: 'enrol.requested' });
      for (const milliseconds of [FIRST_MS, 2 * FIRST_MS, 4 * FIRST_MS]) {
        await enrol.fail('NETWORK');
        expect(await goesOutAfter(milliseconds, enrol)).toBe(true);
      }
      await enrol.fail('CLASS_FULL');
    }
  });

  test('leaving is asked for later each time, and soon again once it was given up (B064)', async () => {
    const { actor, leave } = createEnrolmentActor({ enrollment: 1 });
    for (let click = 1; click <= 2; click += 1) {
      actor.send({ type: 'leave.requested' });
      actor.send({ type: 'leave.confirmed' });
      for (const milliseconds of [FIRST_MS, 2 * FIRST_MS]) {
        await leave.fail('NETWORK');
        expect(await goesOutAfter(milliseconds, leave)).toBe(true);
      }
      await leave.fail('NETWORK');
      actor.send({ type: 'problem.dismissed' });
    }
  });

  test('leaving waits as shortly as ever after a join that was hard (B064)', async () => {
    const { actor, enrol, leave } = createEnrolmentActor();
    actor.send({ type: 'enrol.requested' });
    await enrol.fail('NETWORK');
    await vi.advanceTimersByTimeAsync(FIRST_MS);
    await enrol.succeed(undefined);
    for (let click = 1; click <= 2; click += 1) {
      actor.send({ type: 'leave.requested' });
      actor.send({ type: 'leave.confirmed' });
      await leave.fail('NETWORK');
      expect(await goesOutAfter(FIRST_MS, leave)).toBe(true);
      await leave.succeed(undefined);
      actor.send({ type: 'class.refreshed', enrollment: 1 });
    }
  });
});
