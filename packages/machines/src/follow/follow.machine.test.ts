import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { followMachine, type FollowType, type SaveFollowInput } from './index.ts';

function start(focusType: FollowType = 0) {
  const save = fakeActor<{ focusType: FollowType }, SaveFollowInput>();
  const actor = createActor(followMachine.provide({ actors: { save: save.logic } }), {
    input: { userId: 'person', focusType },
  }).start();
  const shown = () => {
    const { context, tags } = actor.getSnapshot();
    return [context.isFollowed, ...[...tags].sort()];
  };
  return {
    save,
    shown,
    sent: () => save.inputs.map(({ follow }) => follow),
    context: () => actor.getSnapshot().context,
    follow: () => actor.send({ type: 'follow.requested' }),
    unfollow: () => actor.send({ type: 'unfollow.requested' }),
    send: actor.send,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('following', () => {
  test('is shown at once and one request, however often it is clicked (C131)', async () => {
    const { save, shown, sent, follow, context } = start();
    follow();
    follow();
    expect([shown(), sent()]).toEqual([[true, 'busy'], [true]]);
    await save.succeed({ focusType: 2 });
    expect([shown(), context().focusType]).toEqual([[true], 2]);
    follow();
    expect(sent()).toEqual([true]);
  });

  test('is undone by the opposite, shown at once (C132)', async () => {
    const { save, shown, sent, follow, unfollow } = start(1);
    unfollow();
    expect(shown()).toEqual([false, 'busy']);
    await save.succeed({ focusType: 0 });
    follow();
    await save.succeed({ focusType: 1 });
    expect([shown(), sent()]).toEqual([[true], [false, true]]);
  });

  test('ends as the last click wants, one request after the other', async () => {
    const { save, shown, sent, follow, unfollow } = start();
    follow();
    unfollow();
    expect([shown(), sent()]).toEqual([[false, 'busy'], [true]]);
    await save.succeed({ focusType: 1 });
    expect(sent()).toEqual([true, false]);
    await save.succeed({ focusType: 0 });
    expect(shown()).toEqual([false]);
    follow();
    unfollow();
    follow();
    await save.succeed({ focusType: 1 });
    expect([shown(), sent()]).toEqual([[true], [true, false, true]]);
  });

  test.each(['NOT_A_MEMBER', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAUTHENTICATED'])(
    'that is refused by %s is taken back and told why',
    async (code) => {
      const { save, shown, follow, context, send } = start();
      follow();
      await save.fail(code, { requestId: 'req-1' });
      expect([shown(), context().problem]).toEqual([[false, 'failed'], { code, requestId: 'req-1' }]);
      send({ type: 'problem.dismissed' });
      expect([shown(), context().problem]).toEqual([[false], null]);
    },
  );

  test('goes on by itself after a lost connection, as it is wanted then', async () => {
    const { save, shown, sent, follow, unfollow, send } = start();
    follow();
    await save.fail('NETWORK');
    expect(shown()).toEqual([true, 'busy', 'offline']);
    await vi.advanceTimersByTimeAsync(1_000);
    await save.fail('SERVICE_UNAVAILABLE');
    send({ type: 'network.restored' });
    await save.fail('NETWORK');
    // The lost request may have passed, so that it is taken back by another one.
    unfollow();
    expect([shown(), sent()]).toEqual([
      [false, 'busy'],
      [true, true, true, false],
    ]);
    await save.fail('NETWORK');
    follow();
    await save.succeed({ focusType: 1 });
    expect(shown()).toEqual([true]);
  });
});

test('a person that was loaded again says what holds, unless a request is under way', async () => {
  const { save, shown, follow, unfollow, send } = start();
  send({ type: 'person.refreshed', focusType: 2 });
  expect(shown()).toEqual([true]);
  unfollow();
  send({ type: 'person.refreshed', focusType: 2 });
  expect(shown()).toEqual([false, 'busy']);
  await save.succeed({ focusType: 0 });
  follow();
  await save.fail('NOT_FOUND');
  send({ type: 'person.refreshed', focusType: 0 });
  expect(shown()).toEqual([false]);
});
