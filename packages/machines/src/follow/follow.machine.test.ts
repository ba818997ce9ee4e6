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

test('each lost request waits longer, and the next click begins with the short wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { save, sent, follow, unfollow, context } = start();
  follow();
  await save.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await save.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(context().problem?.code).toBe('NETWORK');
  await save.succeed({ focusType: 1 });
  expect(context().problem).toBeNull();
  unfollow();
  await save.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toHaveLength(5);
  await save.fail('FORBIDDEN');
  unfollow();
  await save.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toHaveLength(7);
});

test('a refusal leaves what the server said last, whichever was wanted, and a new click forgets it', async () => {
  const { save, shown, follow, unfollow, context, send } = start(2);
  expect(shown()).toEqual([true]);
  follow();
  expect(save.inputs).toEqual([]);
  unfollow();
  expect(save.inputs).toEqual([{ userId: 'person', follow: false }]);
  await save.fail('SCHOOL_CLOSED');
  expect(shown()).toEqual([true, 'failed']);
  unfollow();
  expect([shown(), context().problem]).toEqual([[false, 'busy'], null]);
  await save.fail('SCHOOL_CLOSED');
  send({ type: 'person.refreshed', focusType: 0 });
  expect([shown(), context().problem, context().focusType]).toEqual([[false], null, 0]);
  unfollow();
  expect(save.inputs).toHaveLength(2);
});

test('a click while the connection is lost is sent at once, with its note gone', async () => {
  const { save, shown, sent, follow, unfollow, context } = start();
  follow();
  await save.fail('NETWORK');
  follow();
  expect([shown(), sent(), context().problem]).toEqual([[true, 'busy'], [true, true], null]);
  await save.fail('NETWORK');
  unfollow();
  expect([shown(), sent(), context().problem]).toEqual([[false, 'busy'], [true, true, false], null]);
});

test('a note is forgotten with what the next click wants while a request is under way', async () => {
  const { save, follow, unfollow, send, context, shown } = start();
  follow();
  await save.fail('NETWORK');
  send({ type: 'network.restored' });
  expect(context().problem?.code).toBe('NETWORK');
  unfollow();
  expect([context().problem, shown()]).toEqual([null, [false, 'busy']]);
});

describe('a lost request that may have passed is taken back', () => {
  test('where the opposite is wanted again', async () => {
    const { save, sent, follow, unfollow } = start(1);
    unfollow();
    await save.fail('NETWORK');
    follow();
    expect(sent()).toEqual([false, true]);
  });

  test.each(['by itself', 'when the connection is back'])(
    '%s, though the server said the same last',
    async (how) => {
      const { save, sent, shown, follow, unfollow, send } = start();
      follow();
      await save.fail('NETWORK');
      unfollow();
      await save.fail('NETWORK');
      if (how === 'by itself') await vi.advanceTimersByTimeAsync(30_000);
      else send({ type: 'network.restored' });
      expect([sent(), shown()]).toEqual([
        [true, false, false],
        [false, 'busy'],
      ]);
    },
  );
});

test.each<[FollowType, boolean]>([
  [0, false],
  [1, true],
  [2, true],
])('of type %s somebody is followed: %s', (focusType, isFollowed) => {
  expect(start(focusType).shown()).toEqual([isFollowed]);
  const { send, shown } = start(isFollowed ? 0 : 1);
  send({ type: 'person.refreshed', focusType });
  expect(shown()).toEqual([isFollowed]);
});
