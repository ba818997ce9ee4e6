import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { unionMachine, type AgreedTerms, type AgreeInput, type UnionInput } from './index.ts';

const TERMS: AgreedTerms = { version: 3, text: 'Share what you like.' };

function open(task: UnionInput['task']) {
  const agree = fakeActor<{ isMember: boolean }, AgreeInput>();
  const loadTerms = fakeActor<AgreedTerms>();
  const leave = fakeActor<void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    unionMachine.provide({
      actors: { agree: agree.logic, loadTerms: loadTerms.logic, leave: leave.logic },
    }),
    { input: { task, terms: TERMS }, clock },
  ).start();
  return {
    agree,
    loadTerms,
    leave,
    clock,
    send: actor.send,
    tick: (isAgreed = true) => actor.send({ type: 'agreement.changed', isAgreed }),
    give: () => actor.send({ type: 'agreement.given' }),
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
  };
}

test.each([
  [true, 'joined'],
  [false, 'asked'],
])(
  'a school agrees to the terms that it read, and is then in it or not yet: %s (B057)',
  async (isMember, tag) => {
    const { agree, tick, give, tags } = open('agree');
    give();
    tick();
    tick(false);
    give();
    expect(agree.inputs).toEqual([]);
    tick();
    give();
    expect([agree.inputs, tags()]).toEqual([[{ termsVersion: 3 }], ['busy']]);
    await agree.succeed({ isMember });
    expect(tags()).toEqual([tag]);
  },
);

test('terms that have changed meanwhile are shown, and have to be agreed to again', async () => {
  const { agree, loadTerms, tick, give, tags, context } = open('agree');
  tick();
  give();
  await agree.fail('VERSION_CONFLICT');
  await loadTerms.succeed({ version: 4, text: 'Share everything.' });
  expect([tags(), context().terms.text, context().isAgreed]).toEqual([
    ['changed'],
    'Share everything.',
    false,
  ]);
  give();
  tick();
  give();
  expect(agree.inputs.map(({ termsVersion }) => termsVersion)).toEqual([3, 4]);
});

test('whoever only reads can tick nothing', () => {
  const { agree, tick, give, context } = open('read');
  tick();
  give();
  expect([context().isAgreed, agree.inputs]).toEqual([false, []]);
});

test('an agreement goes on over a lost connection, and a refusal says why', async () => {
  const { agree, loadTerms, clock, send, tick, give, tags, context } = open('agree');
  tick();
  give();
  await agree.fail('NETWORK');
  expect(tags()).toEqual(['busy', 'offline']);
  clock.increment(60_000);
  await agree.fail('SERVICE_UNAVAILABLE');
  send({ type: 'network.restored' });
  await agree.fail('CONFLICT');
  expect([tags(), context().problem?.code, context().isAgreed]).toEqual([['failed'], 'CONFLICT', true]);
  send({ type: 'problem.dismissed' });
  expect([tags(), context().problem]).toEqual([[], null]);
  give();
  await agree.fail('VERSION_CONFLICT');
  await loadTerms.fail('NOT_FOUND');
  expect([tags(), context().problem?.code]).toEqual([['failed'], 'NOT_FOUND']);
  expect(agree.inputs).toHaveLength(4);
});

test('a school leaves once it has confirmed, also where the answer was lost (B057)', async () => {
  const { leave, send, tags } = open('leave');
  expect(leave.inputs).toEqual([]);
  send({ type: 'leave.confirmed' });
  await leave.fail('NETWORK');
  expect(tags()).toEqual(['busy', 'offline']);
  send({ type: 'network.restored' });
  await leave.fail('NOT_FOUND');
  expect(tags()).toEqual(['left']);
});

test('a leader cannot leave, which is said, and can try again', async () => {
  const { leave, send, tags, context } = open('leave');
  send({ type: 'leave.confirmed' });
  await leave.fail('CONFLICT');
  expect([tags(), context().problem?.code]).toEqual([['failed'], 'CONFLICT']);
  send({ type: 'leave.confirmed' });
  await leave.succeed(undefined);
  expect(tags()).toEqual(['left']);
});

test('failures are counted until the request passes, and forgotten with what was refused', async () => {
  const { agree, loadTerms, send, tick, give, tags, context } = open('agree');
  expect([tags(), context().failures]).toEqual([[], 0]);
  tick();
  give();
  await agree.fail('NETWORK');
  send({ type: 'network.restored' });
  await agree.fail('NETWORK');
  expect(context().failures).toBe(2);
  send({ type: 'network.restored' });
  await agree.fail('CONFLICT');
  send({ type: 'problem.dismissed' });
  expect([context().failures, context().problem]).toEqual([0, null]);
  give();
  await agree.fail('CONFLICT');
  give();
  expect([tags(), context().failures, context().problem]).toEqual([['busy'], 0, null]);
  await agree.fail('VERSION_CONFLICT');
  expect([tags(), context().problem?.code]).toEqual([['busy'], 'VERSION_CONFLICT']);
  await loadTerms.succeed({ version: 4, text: 'Share everything.' });
  expect([tags(), context().failures, context().problem]).toEqual([['changed'], 0, null]);
});

test('leaving goes on by itself over a lost connection, and a refusal is gone with the next try', async () => {
  const { leave, clock, send, tags, context } = open('leave');
  expect(tags()).toEqual([]);
  send({ type: 'leave.confirmed' });
  await leave.fail('NETWORK');
  clock.increment(60_000);
  expect([leave.inputs.length, tags()]).toEqual([2, ['busy']]);
  await leave.fail('CONFLICT');
  send({ type: 'leave.confirmed' });
  expect([tags(), context().failures, context().problem]).toEqual([['busy'], 0, null]);
});
