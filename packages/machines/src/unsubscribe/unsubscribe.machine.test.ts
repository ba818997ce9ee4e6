import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { unsubscribeMachine } from './unsubscribe.machine.ts';
import type { MailSource } from './unsubscribe.machine.ts';

const SOURCE: MailSource = {
  kind: 'feedbackAnswered',
  school: { id: '1700000000000000001', name: 'Stoa Open School' },
};

function createUnsubscribe(token = 'token-of-a-mail') {
  const loadSource = fakeActor<MailSource, { token: string }>();
  const unsubscribe = fakeActor<unknown, { token: string }>();
  const actor = createActor(
    unsubscribeMachine.provide({ actors: { loadSource: loadSource.logic, unsubscribe: unsubscribe.logic } }),
    { input: { token } },
  ).start();
  return {
    actor,
    loadSource,
    unsubscribe,
    has: (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'done'),
  };
}

test('opening the link changes nothing; one press ends the mails', async () => {
  const { actor, loadSource, unsubscribe, has } = createUnsubscribe();
  await loadSource.succeed(SOURCE);
  expect(has('asking')).toBe(true);
  expect(actor.getSnapshot().context.source).toEqual(SOURCE);
  expect(unsubscribe.inputs).toEqual([]);
  actor.send({ type: 'unsubscribe.confirmed' });
  actor.send({ type: 'unsubscribe.confirmed' });
  expect(unsubscribe.inputs).toEqual([{ token: 'token-of-a-mail' }]);
  await unsubscribe.succeed(undefined);
  expect(has('done')).toBe(true);
});

test('a link that is none says so, with or without asking the server', async () => {
  const { loadSource, has } = createUnsubscribe();
  await loadSource.fail('NOT_FOUND');
  expect(has('unknown')).toBe(true);
  const { has: hasNone, loadSource: asked } = createUnsubscribe('');
  expect(hasNone('unknown')).toBe(true);
  expect(asked.inputs).toEqual([]);
});

test('a cut connection can be tried again at both steps', async () => {
  const { actor, loadSource, unsubscribe, has } = createUnsubscribe();
  await loadSource.fail('NETWORK');
  expect(has('failed')).toBe(true);
  actor.send({ type: 'source.retried' });
  await loadSource.succeed(SOURCE);
  actor.send({ type: 'unsubscribe.confirmed' });
  await unsubscribe.fail('NETWORK');
  expect(has('failed') && has('asking')).toBe(true);
  actor.send({ type: 'unsubscribe.confirmed' });
  expect(unsubscribe.inputs).toHaveLength(2);
});

test('what the page shows follows each step, and nothing of an earlier refusal stays (R15)', async () => {
  const { actor, loadSource, unsubscribe } = createUnsubscribe();
  const shown = () => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags].toSorted(), context.problem?.code ?? null];
  };
  expect(shown()).toEqual([['loading'], null]);
  await loadSource.fail('NETWORK');
  expect(shown()).toEqual([['failed'], 'NETWORK']);
  actor.send({ type: 'network.restored' });
  expect(loadSource.inputs).toHaveLength(2);
  await loadSource.succeed(SOURCE);
  expect(shown()).toEqual([['asking'], null]);
  actor.send({ type: 'unsubscribe.confirmed' });
  expect(shown()).toEqual([['asking', 'busy'], null]);
  await unsubscribe.fail('SERVICE_UNAVAILABLE');
  expect(shown()).toEqual([['asking', 'failed'], 'SERVICE_UNAVAILABLE']);
  actor.send({ type: 'unsubscribe.confirmed' });
  expect(shown()).toEqual([['asking', 'busy'], null]);
  await unsubscribe.succeed(undefined);
  expect(shown()).toEqual([['done'], null]);
});
