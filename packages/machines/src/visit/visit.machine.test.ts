import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { NEXT_VISIT_MS, visitMachine } from './index.ts';

function start(isSeen = true) {
  const record = fakeActor<unknown, { userId: string }>();
  const actor = createActor(visitMachine.provide({ actors: { record: record.logic } }), {
    input: { userId: 'person', isSeen },
  }).start();
  return {
    record,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    problem: () => actor.getSnapshot().context.problem?.code,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a visit (C137)', () => {
  test('is left at once where the page is looked at', async () => {
    const { record, state } = start();
    expect(record.inputs).toEqual([{ userId: 'person' }]);
    await record.succeed(undefined);
    expect(state()).toBe('recorded');
  });

  test('of a tab behind waits until somebody looks', () => {
    const { record, state, send } = start(false);
    send({ type: 'network.restored' });
    expect([state(), record.inputs]).toEqual(['unseen', []]);
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(1);
  });

  test('is left again after a lost call, by itself or when the connection is there again', async () => {
    const { record, state, send } = start();
    await record.fail('NETWORK');
    expect(state()).toBe('waiting');
    vi.advanceTimersByTime(1000);
    await record.fail('SERVICE_UNAVAILABLE');
    send({ type: 'network.restored' });
    await record.fail('NETWORK');
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(4);
    await record.succeed(undefined);
    expect(state()).toBe('recorded');
  });

  test('that is refused is not tried again', async () => {
    const { record, state } = start();
    await record.fail('NOT_FOUND');
    vi.advanceTimersByTime(2 * NEXT_VISIT_MS);
    expect([state(), record.inputs.length]).toEqual(['refused', 1]);
  });

  test('of a page that stays open is left again a day later, when somebody looks', async () => {
    const { record, state, send } = start();
    await record.succeed(undefined);
    send({ type: 'page.seen' });
    vi.advanceTimersByTime(NEXT_VISIT_MS);
    expect([state(), record.inputs.length]).toEqual(['unseen', 1]);
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(2);
  });
});

describe('a visit that is lost on the way', () => {
  test.each(['NETWORK', 'SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'TOO_MANY_REQUESTS'])(
    'by %s is left again by itself, ever more slowly',
    async (code) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { record, tags, problem } = start();
      expect(tags()).toEqual(['busy']);
      await record.fail(code);
      expect([tags(), problem()]).toEqual([['busy', 'offline'], code]);
      vi.advanceTimersByTime(999);
      expect(record.inputs).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect([tags(), record.inputs.length]).toEqual([['busy'], 2]);
      await record.fail(code);
      vi.advanceTimersByTime(1_999);
      expect(record.inputs).toHaveLength(2);
      vi.advanceTimersByTime(1);
      await record.succeed(undefined);
      expect([tags(), problem()]).toEqual([[], undefined]);
    },
  );

  test('begins with the short wait again a day later', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { record, send } = start();
    await record.fail('NETWORK');
    vi.advanceTimersByTime(1_000);
    await record.succeed(undefined);
    vi.advanceTimersByTime(86_399_999);
    send({ type: 'page.seen' });
    expect(record.inputs).toHaveLength(2);
    vi.advanceTimersByTime(1);
    send({ type: 'page.seen' });
    await record.fail('NETWORK');
    vi.advanceTimersByTime(1_000);
    expect(record.inputs).toHaveLength(4);
  });
});
