import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { thirdPartyLinksMachine } from './third-party-links.machine.ts';

function createLinksActor() {
  const unlink = fakeActor<unknown, { linkId: string }>();
  const actor = createActor(thirdPartyLinksMachine.provide({ actors: { unlink: unlink.logic } }));
  let changes = 0;
  actor.on('links.changed', () => {
    changes += 1;
  });
  actor.start();
  const request = (): void => actor.send({ type: 'unlinking.requested', linkId: 'L1' });
  const confirm = (): void => actor.send({ type: 'unlinking.confirmed' });
  return { actor, unlink, request, confirm, changes: () => changes };
}

test('nothing is unlinked before it is confirmed (B026)', async () => {
  const { actor, unlink, request, confirm, changes } = createLinksActor();
  request();
  expect(actor.getSnapshot().hasTag('confirming')).toBe(true);
  actor.send({ type: 'unlinking.cancelled' });
  expect(unlink.inputs).toEqual([]);
  request();
  confirm();
  expect(unlink.inputs).toEqual([{ linkId: 'L1' }]);
  await unlink.succeed(undefined);
  expect(actor.getSnapshot().hasTag('unlinked')).toBe(true);
  expect(changes()).toBe(1);
});

test('a fresh proof is followed by the call, a declined one by nothing (B026)', async () => {
  const { actor, unlink, request, confirm, changes } = createLinksActor();
  request();
  confirm();
  await unlink.fail('REAUTHENTICATION_REQUIRED');
  expect(actor.getSnapshot().hasTag('proofNeeded')).toBe(true);
  actor.send({ type: 'proof.given' });
  expect(unlink.inputs).toHaveLength(2);
  await unlink.fail('REAUTHENTICATION_REQUIRED');
  actor.send({ type: 'proof.declined' });
  expect(actor.getSnapshot().matches('resting')).toBe(true);
  expect(changes()).toBe(0);
});

test.each(['SERVICE_UNAVAILABLE', 'NETWORK', 'FORBIDDEN'])(
  '%s is told, and can be tried again (B026)',
  async (code) => {
    const { actor, unlink, request, confirm } = createLinksActor();
    request();
    confirm();
    await unlink.fail(code);
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code });
    confirm();
    await unlink.succeed(undefined);
    expect(actor.getSnapshot().context.problem).toBeNull();
  },
);

test('what was unlinked elsewhere counts as unlinked (B026)', async () => {
  const { actor, unlink, request, confirm, changes } = createLinksActor();
  request();
  confirm();
  await unlink.fail('NOT_FOUND');
  expect(actor.getSnapshot().hasTag('unlinked')).toBe(true);
  expect(changes()).toBe(1);
});

test('what the page shows follows each step, and nothing of an earlier one stays (B026)', async () => {
  const { actor, unlink, request, confirm } = createLinksActor();
  const shown = () => {
    const { tags, context } = actor.getSnapshot();
    return [[...tags], context.linkId, context.problem?.code ?? null];
  };
  expect(shown()).toEqual([[], '', null]);
  request();
  expect(shown()).toEqual([['confirming'], 'L1', null]);
  actor.send({ type: 'unlinking.cancelled' });
  expect(shown()).toEqual([[], '', null]);
  request();
  confirm();
  expect(shown()).toEqual([['busy'], 'L1', null]);
  await unlink.fail('NETWORK');
  expect(shown()).toEqual([['failed'], 'L1', 'NETWORK']);
  confirm();
  expect(shown()).toEqual([['busy'], 'L1', null]);
  await unlink.fail('NETWORK');
  actor.send({ type: 'unlinking.requested', linkId: 'L2' });
  expect(shown()).toEqual([['confirming'], 'L2', null]);
  confirm();
  expect(unlink.inputs.at(-1)).toEqual({ linkId: 'L2' });
  await unlink.fail('NETWORK');
  actor.send({ type: 'problem.dismissed' });
  expect(shown()).toEqual([[], '', null]);
  request();
  confirm();
  await unlink.fail('REAUTHENTICATION_REQUIRED');
  expect(shown()).toEqual([['proofNeeded'], 'L1', 'REAUTHENTICATION_REQUIRED']);
  actor.send({ type: 'proof.declined' });
  expect(shown()).toEqual([[], '', null]);
  request();
  confirm();
  await unlink.fail('NOT_FOUND');
  expect(shown()).toEqual([['unlinked'], 'L1', null]);
});
